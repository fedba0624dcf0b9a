use rules::Catalogue;
use rules::games::Portal;

use super::*;

/// A temporary file of this test.
pub(super) struct Place(pub(super) PathBuf);

impl Place {
    pub(super) fn new(name: &str) -> Place {
        let path = std::env::temp_dir().join(format!("arena-ladder-{name}-{}", std::process::id()));
        let _ = fs::remove_file(&path);
        Place(path)
    }

    pub(super) fn text(&self) -> String {
        fs::read_to_string(&self.0).unwrap()
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

fn plan(state: &Place) -> Plan {
    Plan {
        state: state.0.clone(),
        networks: None,
        n_jobs: 1,
        minutes: 0,
        seed: 1,
        nodes: Some(400),
        n_judged: 16,
        out: None,
        table: None,
    }
}

/// Looks for levels and returns the report.
fn found(plan: &Plan) -> Result<String, String> {
    let mut output = Vec::new();
    let ladder = Ladder { id: "laska", options: Options::new(), plan: plan.clone(), output: &mut output };
    Portal::visit("laska", ladder).unwrap().map_err(|error| error.to_string())?;
    Ok(String::from_utf8(output).unwrap())
}

#[test]
fn without_time_nothing_is_played_and_the_report_says_so() {
    let state = Place::new("no-time");
    let report = found(&plan(&state)).unwrap();
    assert!(report.starts_with("## laska\n\n`arena ladder laska --nodes 400 --seed 1`\n"), "{report}");
    assert!(report.contains("- Gap: level 1 is not measured.\n"), "{report}");
    assert_eq!(state.text(), "# arena ladder laska: seed 1, opening 4\n");
    let other = found(&Plan { seed: 2, ..plan(&state) }).unwrap_err();
    assert!(other.contains("is of other work"), "{other}");
}

#[test]
fn a_state_that_is_none_is_refused() {
    let state = Place::new("none");
    fs::write(&state.0, "# arena ladder laska: seed 1, opening 4\ngame\trandom\tplain:1\t3\t1\n").unwrap();
    let error = found(&plan(&state)).unwrap_err();
    assert!(error.starts_with("no line of a state file"), "{error}");
}
