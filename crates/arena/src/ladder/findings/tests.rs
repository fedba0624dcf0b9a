use super::*;

/// Games of contenders whose strength is known: as many wins and losses as it lets expect.
struct Known {
    elo: fn(LevelSpec) -> f64,
    plain: f64,
    n_asked: usize,
}

impl Games for Known {
    fn points(&mut self, one: Contender, other: Contender, n: usize) -> Result<Vec<Vec<f64>>, Stop> {
        self.n_asked += 1;
        let elo = |contender| match contender {
            Contender::Computer(spec) => (self.elo)(spec),
            Contender::Fixed(fixed) => (self.elo)(fixed.spec()),
            Contender::Random => 0.0,
            Contender::Plain => self.plain,
        };
        let score = curve::expected(elo(one) - elo(other));
        // An opening is won, lost, or shared.
        let n = n / 2;
        let wins = |idx: usize| (idx as f64 * score).round();
        Ok((0..n).map(|idx| vec![wins(idx + 1) - wins(idx); 2]).collect())
    }
}

fn found(elo: fn(LevelSpec) -> f64, plain: f64, has_chance: bool) -> Findings {
    let task = Task { nodes: 200_000, has_networks: false, has_chance };
    let mut findings = Findings::new(task);
    let mut games = Known { elo, plain, n_asked: 0 };
    findings.look(&mut games, task).unwrap();
    assert!(games.n_asked < 300, "{}", games.n_asked);
    findings
}

fn check(findings: &Findings, n_levels: usize) {
    assert_eq!((findings.levels.len(), findings.steps.len()), (n_levels, n_levels - 1), "{findings:?}");
    let nodes: Vec<u32> = findings.levels.iter().map(|at| findings.family.spec(*at).nodes).collect();
    assert!(nodes.is_sorted_by(|one, other| one < other && *other <= 4 * one), "{nodes:?}");
    for step in &findings.steps {
        assert_eq!(step.unwrap().verdict, Verdict::Proven, "{findings:?}");
    }
}

#[test]
fn a_game_of_skill_has_eight_levels_from_a_child_up() {
    let elo = |LevelSpec { depth, nodes, noise }: LevelSpec| {
        130.0 * f64::from(nodes).log2() - 1.2 * f64::from(noise) - 450.0 + 50.0 * f64::from(depth.min(2))
    };
    let findings = found(elo, 900.0, false);
    check(&findings, 8);
    let [random, plain] = findings.weakest.unwrap();
    assert!(random.score >= 0.8 && plain.score <= 0.3, "{random:?} {plain:?}");
    assert_eq!(findings.nearest.iter().map(|nearest| nearest.idx).next_back(), Some(5));
}

#[test]
fn luck_leaves_fewer_levels() {
    let elo = |LevelSpec { depth, nodes, noise }: LevelSpec| {
        40.0 * f64::from(nodes).log2() - 0.5 * f64::from(noise) + 50.0 * f64::from(depth.min(2)) - 100.0
    };
    let findings = found(elo, 400.0, true);
    assert!((2..=5).contains(&findings.levels.len()), "{findings:?}");
    check(&findings, findings.levels.len());
}

#[test]
fn a_level_that_can_be_spared_goes_where_a_step_is_too_large() {
    let task = Task { nodes: 200_000, has_networks: false, has_chance: false };
    let mut games = Known { elo: |spec| 160.0 * f64::from(spec.nodes).log2(), plain: 900.0, n_asked: 0 };
    let mut findings = Findings::new(task);
    let mut line = Line::measure(&mut games, &findings.family).unwrap();
    findings.levels = vec![0, 400, 500, 600, 700, 800, 900, TOP];
    let measured = |pair: &[At]| findings.measure(&mut games, &mut line, pair[0], pair[1]).unwrap();
    findings.steps = findings.levels.windows(2).map(measured).map(Some).collect();
    assert_eq!(findings.steps[0].unwrap().verdict, Verdict::TooLarge);
    findings.even_out(&mut games, &mut line).unwrap();
    check(&findings, 8);
    assert_eq!((findings.levels[0], findings.levels[7]), (0, TOP));
    assert!(findings.levels.is_sorted(), "{findings:?}");
}
