//! Sets of sites: a few on a board of some dozens.

use crate::view::Site;

/// A set of sites, in their order. Kept as a sorted list, which is all that boards need.
///
/// ```
/// # use rules::view::{Site, SiteSet};
/// let mut sites = SiteSet::from([Site(7), Site(3)]);
/// assert!(sites.contains(&Site(3)) && !sites.insert(Site(7)));
/// assert_eq!(sites.iter().collect::<Vec<_>>(), [&Site(3), &Site(7)]);
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SiteSet(Vec<Site>);

impl SiteSet {
    /// No site.
    pub const fn new() -> SiteSet {
        SiteSet(Vec::new())
    }

    /// Puts a site in, and tells whether it was not there before.
    pub fn insert(&mut self, site: Site) -> bool {
        match self.0.binary_search(&site) {
            Ok(_) => false,
            Err(idx) => {
                self.0.insert(idx, site);
                true
            }
        }
    }

    /// Whether the site is in it.
    pub fn contains(&self, site: &Site) -> bool {
        self.0.binary_search(site).is_ok()
    }

    /// Whether no site is in it.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The number of sites.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The sites in their order.
    pub fn iter(&self) -> core::slice::Iter<'_, Site> {
        self.0.iter()
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
        let mut set = SiteSet::new();
        set.extend(sites);
        set
    }
}

impl<const N: usize> From<[Site; N]> for SiteSet {
    fn from(sites: [Site; N]) -> SiteSet {
        sites.into_iter().collect()
    }
}

impl IntoIterator for SiteSet {
    type Item = Site;
    type IntoIter = std::vec::IntoIter<Site>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl<'a> IntoIterator for &'a SiteSet {
    type Item = &'a Site;
    type IntoIter = core::slice::Iter<'a, Site>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}
