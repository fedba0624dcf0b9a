//! Maps and sets of sites. A board has a few dozen of them, so sorted lists are fast enough, and smallest in the
//! browser.

/// A place where pieces can stand: a square, a point, a nest, a tray. Counted by each game in its own way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Site(pub u16);

/// A map from sites to values, in the order of the sites.
///
/// ```
/// # use rules::view::{Site, SiteMap};
/// let mut names = SiteMap::new();
/// names.insert(Site(7), "seven");
/// assert_eq!(names.insert(Site(3), "three"), None);
/// assert_eq!(names.get(&Site(7)), Some(&"seven"));
/// assert_eq!(names.keys().collect::<Vec<_>>(), [&Site(3), &Site(7)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct SiteMap<V>(Vec<(Site, V)>);

impl<V> Default for SiteMap<V> {
    fn default() -> SiteMap<V> {
        SiteMap::new()
    }
}

impl<V> SiteMap<V> {
    /// An empty map.
    pub const fn new() -> SiteMap<V> {
        SiteMap(Vec::new())
    }

    /// The value of a site.
    pub fn get(&self, site: &Site) -> Option<&V> {
        self.find(site).ok().map(|idx| &self.0[idx].1)
    }

    /// The value of a site, mutably.
    pub fn get_mut(&mut self, site: &Site) -> Option<&mut V> {
        let idx = self.find(site).ok()?;
        Some(&mut self.0[idx].1)
    }

    /// Whether a site has a value.
    pub fn contains_key(&self, site: &Site) -> bool {
        self.find(site).is_ok()
    }

    /// Sets the value of a site, and gives its old one.
    pub fn insert(&mut self, site: Site, value: V) -> Option<V> {
        match self.find(&site) {
            Ok(idx) => Some(core::mem::replace(&mut self.0[idx].1, value)),
            Err(idx) => {
                self.0.insert(idx, (site, value));
                None
            }
        }
    }

    /// The value of a site, mutably; the default is inserted if it has none.
    pub fn or_default(&mut self, site: Site) -> &mut V
    where
        V: Default,
    {
        let idx = self.find(&site).unwrap_or_else(|idx| {
            self.0.insert(idx, (site, V::default()));
            idx
        });
        &mut self.0[idx].1
    }

    /// Removes the value of a site.
    pub fn remove(&mut self, site: &Site) -> Option<V> {
        self.find(site).ok().map(|idx| self.0.remove(idx).1)
    }

    /// The number of sites with a value.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether no site has a value.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The sites with their values.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&Site, &V)> + ExactSizeIterator {
        self.0.iter().map(|(site, value)| (site, value))
    }

    /// The sites with a value.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = &Site> + ExactSizeIterator {
        self.0.iter().map(|(site, _)| site)
    }

    /// The values.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator {
        self.0.iter().map(|(_, value)| value)
    }

    fn find(&self, site: &Site) -> Result<usize, usize> {
        self.0.binary_search_by(|(key, _)| key.cmp(site))
    }
}

impl<V> FromIterator<(Site, V)> for SiteMap<V> {
    fn from_iter<I: IntoIterator<Item = (Site, V)>>(pairs: I) -> SiteMap<V> {
        let mut map = SiteMap::new();
        for (site, value) in pairs {
            map.insert(site, value);
        }
        map
    }
}

/// A set of sites, in their order.
///
/// ```
/// # use rules::view::{Site, SiteSet};
/// let mut sites = SiteSet::from([Site(7), Site(3)]);
/// assert!(sites.contains(&Site(3)) && !sites.insert(Site(7)));
/// assert_eq!(sites.iter().collect::<Vec<_>>(), [&Site(3), &Site(7)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SiteSet(SiteMap<()>);

impl SiteSet {
    /// An empty set.
    pub const fn new() -> SiteSet {
        SiteSet(SiteMap::new())
    }

    /// Inserts a site, and says whether it is new.
    pub fn insert(&mut self, site: Site) -> bool {
        self.0.insert(site, ()).is_none()
    }

    /// Whether the set has the site.
    pub fn contains(&self, site: &Site) -> bool {
        self.0.contains_key(site)
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of sites.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The sites in their order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Site> + ExactSizeIterator {
        self.0.keys()
    }
}

impl Extend<Site> for SiteSet {
    fn extend<I: IntoIterator<Item = Site>>(&mut self, sites: I) {
        for site in sites {
            self.insert(site);
        }
    }
}

impl FromIterator<Site> for SiteSet {
    fn from_iter<I: IntoIterator<Item = Site>>(sites: I) -> SiteSet {
        SiteSet(sites.into_iter().map(|site| (site, ())).collect())
    }
}

impl<const N: usize> From<[Site; N]> for SiteSet {
    fn from(sites: [Site; N]) -> SiteSet {
        sites.into_iter().collect()
    }
}
