//! Compares the second move generator with even simpler ways to find the same results, on random positions.

use super::{scatter, steps, turns};

fn found_steps(pos: &str) -> Vec<(String, String)> {
    steps("lanrick", &[], pos)
}

#[test]
fn positions_are_scattered_over_all_phases() {
    let n = 2_000;
    let mut texts: Vec<String> = (0..n).map(|seed| scatter("lanrick", &[], seed)).collect();
    for phase in ["place", "mark", "play", "take", "home", "level", "back", "over"] {
        let n_found = texts.iter().filter(|text| text.split(' ').nth(1) == Some(phase)).count();
        assert!(n_found >= 50, "{phase}: {n_found}");
    }
    let n_locked = texts.iter().filter(|text| text.split(' ').nth(5) != Some("-")).count();
    assert!(n_locked >= 200, "{n_locked}");
    // Each can be read again, and goes on unless it is over.
    for text in &texts {
        assert_eq!(found_steps(text).is_empty(), text.contains("over"), "{text}");
    }
    texts.sort();
    texts.dedup();
    assert!(texts.len() > 1_800, "{}", texts.len());
}

#[test]
fn turns_end_where_all_lines_of_steps_end() {
    let mut n_checked = 0;
    for seed in 0..1_500 {
        let pos = scatter("lanrick", &[], seed);
        let fields: Vec<&str> = pos.split(' ').collect();
        // Long turns have too many orders to try them all.
        if !["1", "2", "-"].contains(&fields[4]) {
            continue;
        }
        let mut ends = Vec::new();
        let mut to_follow: Vec<String> = found_steps(&pos).into_iter().map(|(_, after)| after).collect();
        while let Some(after) = to_follow.pop() {
            let words: Vec<&str> = after.split(' ').collect();
            let goes_on = match fields[1] {
                "play" => words[1] == "play" && words[2] == fields[2],
                "take" | "home" => words[1] == "home",
                _ => false,
            };
            if goes_on {
                to_follow.extend(found_steps(&after).into_iter().map(|(_, after)| after));
            } else {
                ends.push(after);
            }
            if ends.len() > 5_000 {
                break;
            }
        }
        if ends.len() <= 5_000 {
            ends.sort();
            ends.dedup();
            let mut found: Vec<String> = turns("lanrick", &[], &pos).into_iter().map(|(_, after)| after).collect();
            found.sort();
            assert_eq!(found, ends, "{pos}");
            n_checked += 1;
        }
    }
    assert!(n_checked > 500, "{n_checked}");
}

#[test]
fn marks_are_unlawful_where_men_match_squares() {
    let mut n_refused = 0;
    for seed in 0..2_000 {
        let pos = scatter("lanrick", &[], seed);
        if !pos.contains(" mark ") {
            continue;
        }
        let marker = if pos.contains(" mark w ") { 'w' } else { 'b' };
        let (mut own, mut all) = (Vec::new(), Vec::new());
        for (rank, row) in (1..=8).rev().zip(pos.split(['/', ' '])) {
            let mut file = 1;
            for letter in row.chars() {
                match letter.to_digit(10) {
                    Some(n_vacant) => file += n_vacant as i32 - 1,
                    None => all.push((file, rank)),
                }
                if letter == marker {
                    own.push((file, rank));
                }
                file += 1;
            }
        }
        let found = found_steps(&pos);
        for file in 2..=7 {
            for rank in 2..=7 {
                let around = [-1, 0, 1].into_iter().flat_map(|up| [-1, 0, 1].map(|right| (file + right, rank + up)));
                let rendezvous: Vec<(i32, i32)> = around.collect();
                let has_man_in = own.iter().any(|man| rendezvous.contains(man));
                let free: Vec<(i32, i32)> = rendezvous.into_iter().filter(|square| !all.contains(square)).collect();
                let is_refused = has_man_in || can_match(&own, &free);
                n_refused += usize::from(is_refused && !has_man_in);
                let text = format!("*{}{rank}", char::from(b'a' + file as u8 - 1));
                assert_eq!(found.iter().any(|(mark, _)| *mark == text), !is_refused, "{text} at {pos}");
            }
        }
    }
    assert!(n_refused > 30, "{n_refused}");
}

/// Whether each man can have a free square next to it to itself.
fn can_match(men: &[(i32, i32)], free: &[(i32, i32)]) -> bool {
    let Some(((file, rank), others)) = men.split_first() else { return true };
    free.iter().any(|square| {
        let is_next = (square.0 - file).abs() <= 1 && (square.1 - rank).abs() <= 1;
        let rest: Vec<(i32, i32)> = free.iter().copied().filter(|other| other != square).collect();
        is_next && can_match(others, &rest)
    })
}
