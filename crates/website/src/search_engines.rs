//! What search engines read: the sitemap, data about pages, and their versions in other languages.

pub(crate) mod sitemap;
pub(crate) mod structured;
pub(crate) mod versions;
