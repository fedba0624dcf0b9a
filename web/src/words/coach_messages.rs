//! The messages of hints and reviews.

rules::messages! {
    /// { $n ->
    amount_men = "amount-men" { n: Number };
    /// { $n ->
    amount_pawns = "amount-pawns" { n: Number };
    /// { $n ->
    amount_pieces = "amount-pieces" { n: Number };
    /// { $n ->
    amount_points = "amount-points" { n: Number };
    /// { $whole }.{ $part }
    decimal = "decimal" { part: Text, whole: Text };
    /// Again
    hint_again = "hint-again";
    /// Looking for the best move…
    hint_asked = "hint-asked";
    /// Best: { $turn }.
    hint_best = "hint-best" { turn: Text };
    /// Chances: { $percent }%.
    hint_chances = "hint-chances" { percent: Number };
    /// Chances: { $percent }%, with the next best move { $other }%.
    hint_chances_next = "hint-chances-next" { other: Number, percent: Number };
    /// There is no hint here.
    hint_failed = "hint-failed";
    /// It could go on like this: { $turns }.
    hint_follows = "hint-follows" { turns: List };
    /// Show more
    hint_more = "hint-more";
    /// Look at the marked piece.
    hint_piece = "hint-piece";
    /// Expected: { $points } points.
    hint_points = "hint-points" { points: Text };
    /// Expected: { $points } points, with the next best move { $other }.
    hint_points_next = "hint-points-next" { other: Text, points: Text };
    /// { $percent }%
    percent = "percent" { percent: Number };
    /// Close the review
    review_away = "review-away";
    /// Better was { $turn }.
    review_better = "review-better" { turn: Text };
    /// { $turn }: cost { $cost }%
    review_cost = "review-cost" { cost: Number, turn: Text };
    /// { $turn }: cost { $cost } points
    review_cost_points = "review-cost-points" { cost: Text, turn: Text };
    /// Cost of its moves
    review_costs = "review-costs";
    /// Chances, move by move: { $seat }
    review_curve = "review-curve" { seat: Message };
    /// The review couldn’t be finished.
    review_failed = "review-failed";
    /// Go on with the review
    review_go_on = "review-go-on";
    /// Review
    review_heading = "review-heading";
    /// Kept for you to practise: { $n ->
    review_kept = "review-kept" { n: Number };
    /// Luck
    review_luck = "review-luck";
    /// No move cost much.
    review_none = "review-none";
    /// My mistakes
    review_practise = "review-practise";
    /// Reviewing: { $percent }%
    review_progress = "review-progress" { percent: Number };
    /// Error rate
    review_rate = "review-rate";
    /// Side
    review_side = "review-side";
    /// Skill
    review_skill = "review-skill";
    /// Try again from here
    review_try = "review-try";
    /// Here the game turned.
    review_turned = "review-turned";
    /// { $n } of the { $of } other moves lose { $amount }.
    why_avoids = "why-avoids" { amount: Message, n: Number, of: Number };
    /// It holds the opponent off: after any answer at most { $n } of their { $of } men are in the meeting place.
    why_bars = "why-bars" { n: Number, of: Number };
    /// { $points ->
    why_concedes = "why-concedes" { points: Number };
    /// { $n ->
    why_enters = "why-enters" { n: Number };
    /// { $n ->
    why_finishes = "why-finishes" { n: Number };
    /// { $n ->
    why_gains = "why-gains" { amount: Message, n: Number };
    /// It brings more men into the meeting place: { $n } of { $of }.
    why_gathers = "why-gathers" { n: Number, of: Number };
    /// It wins the meeting place: all the men are in.
    why_gathers_all = "why-gathers-all";
    /// { $n ->
    why_hits = "why-hits" { n: Number };
    /// It makes a point: { $site }.
    why_holds = "why-holds" { site: Message };
    /// The way to the meeting place is shorter than the opponent’s: in squares, { $own } against { $others }.
    why_leads = "why-leads" { others: Number, own: Number };
    /// { $n ->
    why_leaves = "why-leaves" { n: Number };
    /// Every other move loses { $amount }.
    why_only = "why-only" { amount: Message };
    /// It threatens to win the meeting place on the next turn.
    why_prepares = "why-prepares";
    /// { $n ->
    why_promotes = "why-promotes" { n: Number };
    /// { $n ->
    why_risks = "why-risks" { n: Number, of: Number };
    /// Every other move loses the game.
    why_saves = "why-saves";
    /// { $n } of the { $of } other moves lose the game.
    why_saves_most = "why-saves-most" { n: Number, of: Number };
    /// { $points ->
    why_scores = "why-scores" { points: Number };
    /// { $n ->
    why_takes = "why-takes" { n: Number };
    /// It threatens to win { $amount }: only { $n } of { $of } answers { $n ->
    why_threatens = "why-threatens" { amount: Message, n: Number, of: Number };
    /// { $n ->
    why_wins = "why-wins" { n: Number };
}
