//! The nodes after a node: mostly one.

use core::slice;

use super::NodeIdx;

/// The nodes after a node, in order. One alone, as along a line, is kept where it is and takes no memory elsewhere.
#[derive(Clone, Debug, Default)]
pub(super) enum Children {
    /// None: the end of a line.
    #[default]
    None,
    /// How the line goes on, without variations.
    One(NodeIdx),
    /// Any number.
    Some(Vec<NodeIdx>),
}

impl Children {
    pub(super) fn as_slice(&self) -> &[NodeIdx] {
        match self {
            Children::None => &[],
            Children::One(child) => slice::from_ref(child),
            Children::Some(children) => children,
        }
    }

    pub(super) fn as_mut_slice(&mut self) -> &mut [NodeIdx] {
        match self {
            Children::None => &mut [],
            Children::One(child) => slice::from_mut(child),
            Children::Some(children) => children,
        }
    }

    pub(super) fn push(&mut self, child: NodeIdx) {
        match self {
            Children::None => *self = Children::One(child),
            Children::One(first) => *self = Children::Some(vec![*first, child]),
            Children::Some(children) => children.push(child),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stay_in_order() {
        let mut children = Children::default();
        let mut expect = Vec::new();
        for idx in 0..4 {
            assert_eq!(children.as_slice(), expect);
            assert_eq!(children.as_mut_slice(), expect);
            children.push(NodeIdx(idx));
            expect.push(NodeIdx(idx));
        }
        children.as_mut_slice().reverse();
        assert_eq!(children.as_slice(), [3, 2, 1, 0].map(NodeIdx));
    }
}
