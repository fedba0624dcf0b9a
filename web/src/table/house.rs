//! The games that a table can be laid for: the portal's and, in tests, the toys.

#[cfg(not(test))]
pub(super) use rules::games::Portal as House;
#[cfg(test)]
pub(super) use with_toys::House;

#[cfg(test)]
mod with_toys {
    use ::tests::toys::Toys;
    use rules::games::Portal;
    use rules::{Catalogue, Visitor};

    /// All games, the toys last.
    #[derive(Clone, Copy, Debug)]
    pub(in crate::table) struct House;

    impl Catalogue for House {
        fn ids() -> Vec<&'static str> {
            [Portal::ids(), Toys::ids()].concat()
        }

        fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Out> {
            if Toys::ids().contains(&id) { Toys::visit(id, visitor) } else { Portal::visit(id, visitor) }
        }
    }
}
