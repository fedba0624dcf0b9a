//! Which site a mouse looks at. Browsers report where the mouse is when something new comes under it, though it rests:
//! a column opens under it only once it has moved again.

use rules::view::Site;

/// Where the mouse is, and whether it has moved since what is under it has changed.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(super) struct Hover {
    at: Option<[i32; 2]>,
    site: Option<Site>,
    has_moved: bool,
}

impl Hover {
    /// The mouse is there on the screen, over this site.
    pub(super) fn point(&mut self, at: [i32; 2], site: Option<Site>) {
        let moves = self.at.is_some_and(|before| before != at);
        self.has_moved = moves || self.has_moved && self.site == site;
        (self.at, self.site) = (Some(at), site);
    }

    /// Something else is under it now, or somebody has pressed.
    pub(super) fn forget(&mut self) {
        self.has_moved = false;
    }

    /// The site that it looks at.
    pub(super) fn site(self) -> Option<Site> {
        self.site.filter(|_| self.has_moved)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: Option<Site> = Some(Site(3));
    const OTHER: Option<Site> = Some(Site(4));

    /// U11.
    #[test]
    fn a_mouse_that_rests_looks_at_nothing_new() {
        let mut hover = Hover::default();
        hover.point([10, 10], ONE);
        assert_eq!(hover.site(), None, "the board has come under it");
        hover.point([11, 10], ONE);
        assert_eq!(hover.site(), ONE);
        // The browser tells again where it is.
        hover.point([11, 10], ONE);
        assert_eq!(hover.site(), ONE);
        hover.point([11, 10], OTHER);
        assert_eq!(hover.site(), None, "the board has moved");
        hover.point([12, 10], OTHER);
        assert_eq!(hover.site(), OTHER);
        hover.forget();
        hover.point([12, 10], OTHER);
        assert_eq!(hover.site(), None, "a move was played under it");
        hover.point([12, 11], OTHER);
        assert_eq!(hover.site(), OTHER);
        hover.point([40, 11], None);
        assert_eq!(hover.site(), None);
    }
}
