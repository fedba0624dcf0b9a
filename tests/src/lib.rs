//! Code shared by all tests: three toy games, random play, broken texts, and the game folders' own data.

pub mod blocks;
pub mod dice;
pub mod folders;
pub mod fuzz;
pub mod lines;
pub mod mutate;
pub mod random;
pub mod reading;
pub mod seating;
pub mod tables;
pub mod tier;
pub mod toys;
pub mod trees;
