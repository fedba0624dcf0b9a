//! The tests of the whole workspace, in one program: code that is generic over games is compiled once for all of them.

mod bad_input;
mod conformance;
mod folders;
mod hostile_texts;
mod library;
mod matches;
mod networks;
mod oracle;
mod oracles;
mod peers;
mod perft;
mod played_by_touch;
mod playthrough;
mod reported_positions;
mod reports;
mod search;
mod seeds;
mod table;
mod tactics;
