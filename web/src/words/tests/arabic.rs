//! Numbers, genders and cases in Arabic.

use std::rc::Rc;

use play::{Player, Record, open, play_turn};
use rules::games::Portal;
use rules::games::backgammon::Backgammon;
use rules::games::draughts::Draughts;
use rules::games::lanko::{self, Lanko};
use rules::games::lanrick::{self, Lanrick};
use rules::games::laska::Laska;
use rules::games::lino::{self, Lino};
use rules::games::ludo::Ludo;
use rules::offers::{Offer, Proposal, Resolution, usual};
use rules::view::{Effect, Kind, Piece, Scene, Site, SiteMap, Why};
use rules::{Arg, GameInfo, Message, Outcome, Present, Rules, Seat};

use super::files;
use super::telling::{narration_of, prompt_of};
use crate::program::games;
use crate::words::{language, marked_square, narrate, outcome, prompted, say, translate, translate_all, ui};
use table::board::{BoardEvent, Motion};
use table::{Access, Action, How, RareAction, Setup, Strength, TableState, Told};

fn speak() {
    language::set(files::language("ar"));
}

/// Without the isolates around Latin text.
fn plain(told: &str) -> String {
    told.replace(['\u{2068}', '\u{2069}'], "")
}

#[test]
fn what_is_latin_is_kept_apart() {
    speak();
    let message = say(&Laska::GAMES[0], &Message::new("laska-must-take").with("takes", "c3-d4-e5, a1-b2-c3"));
    assert_eq!(translate(&message), "عليك أن تأسر: \u{2068}c3-d4-e5, a1-b2-c3\u{2069}.");
}

/// The name of a square with these pieces.
fn named(info: &GameInfo, label: &str, pieces: Vec<Piece>) -> String {
    let mut scene = Scene::new(Message::new("laska-over"));
    if !pieces.is_empty() {
        scene.stacks.insert(Site(0), pieces);
    }
    plain(&translate(&marked_square(info, &Message::verbatim(label), &scene, &Default::default(), (Site(0), &[]))))
}

#[test]
fn columns_agree() {
    speak();
    let check = |letters: &str, expect: &str| {
        let piece = |letter| {
            let idx = "wWbB".find(letter).expect("a letter of a counter");
            Piece { owner: Seat::new(idx / 2), kind: Kind(idx as u8 % 2) }
        };
        let pieces: Vec<Piece> = letters.chars().rev().map(piece).collect();
        assert_eq!(named(&Laska::GAMES[0], "e3", pieces), format!("e3: {expect}"), "{letters}");
    };
    check("", "خالٍ");
    check("w", "قرص أبيض");
    check("B", "ضابط أسود");
    check("Wbb", "ضابط أبيض فوق قرصين أسودين");
    check("wwb", "قرص أبيض فوق قرص أبيض وقرص أسود");
    check("WWbbbWW", "ضابط أبيض فوق ضابط أبيض وثلاثة أقراص سوداء وضابطين أبيضين");
    check("wBBBwwwwwwwwwww", "قرص أبيض فوق ثلاثة ضباط سود و11 قرصًا أبيض");
}

/// Where a game has its own colours for the seats.
#[test]
fn colours_of_a_game_agree() {
    speak();
    let named = |idx, kind| named(&Draughts::GAMES[0], "6", vec![Piece { owner: Seat::new(idx), kind: Kind(kind) }]);
    assert_eq!([named(0, 0), named(1, 0), named(0, 1)], ["6: قرص أسود", "6: قرص أبيض", "6: ملك أسود"]);
}

#[test]
fn castles_agree() {
    speak();
    let info = &Lanko::GAMES[0];
    let piece = |seat, kind| Piece { owner: Some(seat), kind };
    let name = |piece| named(info, "T", vec![piece]);
    assert_eq!(name(piece(Seat::FIRST, lanko::SMALL_CASTLE)), "T: قلعة صغيرة بيضاء");
    assert_eq!(name(piece(Seat::SECOND, lanko::BIG_CASTLE)), "T: قلعة كبيرة سوداء");
    assert_eq!(name(piece(Seat::SECOND, lanko::PAWN)), "T: بيدق أسود");

    let mut scene = Scene::new(Message::new("lanko-over"));
    scene.stacks.insert(Site(0), vec![piece(Seat::FIRST, lanko::SMALL_CASTLE)]);
    scene.stacks.insert(Site(1), vec![piece(Seat::SECOND, lanko::BIG_CASTLE)]);
    let leap = Effect::Move { from: Site(0), to: Site(2), n: 1, under: false, why: Why::Leap };
    let story = told(info, &scene, &[leap, Effect::Remove { at: Site(1), why: Why::Take }], &Default::default());
    let expect = "القلعة الصغيرة البيضاء تقفز من المربع 1 إلى المربع 3 وتأسر قلعة كبيرة سوداء على المربع 2.";
    assert_eq!(plain(&translate_all(&story)), expect);

    let check = |kind, most: i64, expect: &str| {
        let too_many = Message::new("lanko-text-too-many").with("kind", Arg::Kind(kind)).with("most", most);
        let told = plain(&translate(&say(info, &too_many.with("seat", Arg::Seat(Seat::FIRST)))));
        assert!(told.ends_with(&format!("أكثر من {expect}.")), "{told}");
    };
    check(lanko::BIG_CASTLE, 2, "قلعتين كبيرتين");
    check(lanko::SMALL_CASTLE, 3, "ثلاث قلاع صغيرة");
    check(lanko::PAWN, 20, "20 بيدقًا");
}

/// A motion from a scene.
fn motion(from: Scene, effects: Vec<Effect>) -> Rc<Motion> {
    Rc::new(Motion { id: 0, from, effects })
}

/// What happened, and what was to be done then.
fn told(info: &GameInfo, before: &Scene, effects: &[Effect], labels: &SiteMap<Message>) -> Vec<Message> {
    let told = Told { motion: motion(before.clone(), effects.to_vec()), how: How::Played };
    let mut sentences = narrate(info, &told, labels, &[]);
    sentences.extend(prompted(info, effects));
    sentences
}

#[track_caller]
fn check_turn(start: &str, turn: &str, expect: &str) {
    speak();
    let people = vec![Player::Human { name: String::new() }; 2];
    let mut table =
        open::<Portal>(Record { start: Some(start.to_owned()), ..Record::new("laska", 1, people) }).unwrap();
    let before = table.scene();
    let effects = play_turn::<Portal>(&mut *table, turn).unwrap();
    let labels = table.sites().into_iter().map(|site| (site, table.label(site))).collect();
    assert_eq!(plain(&translate_all(&told(table.info(), &before, &effects, &labels))), expect);
}

#[test]
fn turns_are_told() {
    check_turn("c3w g7b w", "c3-d4", "القرص الأبيض من c3 إلى d4. الدور للأسود.");
    check_turn("c3Wbbww g7b w", "c3-b2", "الضابط الأبيض فوق أربع قطع أخرى من c3 إلى b2. الدور للأسود.");
    check_turn(
        "c3Wbb d4b g7b w",
        "c3-d4-e5",
        "الضابط الأبيض فوق قرصين أسودين يقفز من c3 إلى e5 ويأسر قرصًا أسود على d4. الدور للأسود.",
    );
    check_turn(
        "c5w d6Bw a7b w",
        "c5-d6-e7",
        "القرص الأبيض يقفز من c5 إلى e7 ويأسر ضابطًا أسود على d6 ويترقى إلى ضابط. الدور للأسود.",
    );
    check_turn("c3w d4b w", "c3-d4-e5", "القرص الأبيض يقفز من c3 إلى e5 ويأسر قرصًا أسود على d4. انتهت المباراة.");
}

#[test]
fn verbs_agree_with_what_is_not_known_too() {
    speak();
    let scene = Scene::new(Message::new("laska-over"));
    let told_of = |effect| plain(&translate_all(&told(&Laska::GAMES[0], &scene, &[effect], &Default::default())));
    let way = Effect::Move { from: Site(0), to: Site(1), n: 1, under: false, why: Why::Leap };
    assert_eq!(told_of(way), "القطعة تقفز من المربع 1 إلى المربع 2.");
    let flip = Effect::Flip { at: Site(0), index: 3, kind: Kind(0), why: Why::Score };
    assert_eq!(told_of(flip), "القطعة على المربع 1، تحت ثلاث قطع، تصبح قرصًا.");
    let owned = Piece { owner: Some(Seat::SECOND), kind: Kind(1) };
    let add = Effect::Add { at: Site(0), piece: owned, why: Why::Place };
    assert_eq!(told_of(add), "الضابط الأسود يوضع على المربع 1.");
}

#[test]
fn ends_are_told() {
    speak();
    let info = &Laska::GAMES[0];
    let check = |end: &Outcome, expect: &str| assert_eq!(plain(&translate(&outcome(info, end, None, None))), expect);
    let no_piece = Message::new("laska-end-no-piece").with("seat", Arg::Seat(Seat::SECOND));
    check(&Outcome::win(info.teams, 0, no_piece), "فاز الأبيض: لم تبق للأسود أي قطعة.");
    let settled = |resolution| usual(info.teams, &resolution);
    check(&settled(Resolution::Draw), "تعادل: باتفاق اللاعبين.");
    let flagged = settled(Resolution::Flagged { by: Seat::SECOND, ruling: Laska::FLAG });
    check(&flagged, "فاز الأبيض: انتهى وقت الأسود.");
    check(&settled(Resolution::House(info.house_rules[0])), "تعادل: تكرر الوضع نفسه ثلاث مرات.");
    check(&settled(Resolution::House(info.house_rules[2])), "تعادل: لم يحدث شيء حاسم طوال 100 دور.");
}

#[test]
fn pieces_are_told_by_where_they_stand() {
    speak();
    let mut state = TableState::open(
        games(),
        Record {
            start: Some("4k3/8/8/8/7b/8/5R2/4K3 w - - 0 1".to_owned()),
            ..Record::new("chess", 1, vec![Player::Human { name: String::new() }; 2])
        },
        Strength::USUAL,
    )
    .unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    assert_eq!(prompt_of(&state), "الدور للأبيض");
    let f2 = Site(13);
    state.apply(Action::Board(BoardEvent::Tap(f2)));
    let why = state.notice().map(|notice| plain(&translate_all(&ui::notice(&state, notice).text)));
    let expect = "القلعة التي على f2 لا تستطيع الابتعاد، وإلا صار الملك تحت تهديد الفيل الذي على h4: هذا هو التقييد.";
    assert_eq!(why.as_deref(), Some(expect));
}

#[test]
fn things_are_counted() {
    speak();
    let record = Record::new("laska", 1, Vec::new());
    let back = |count| {
        translate(&ui::proposes(&Laska::GAMES[0], &record, Seat::FIRST, Proposal::Offer(Offer::TakeBack(count))))
    };
    assert_eq!(back(1), "يطلب الأبيض التراجع عن الدور الأخير");
    assert_eq!(back(2), "يطلب الأبيض التراجع عن دورين");
    assert_eq!(back(3), "يطلب الأبيض التراجع عن 3 أدوار");
    assert_eq!(back(11), "يطلب الأبيض التراجع عن 11 دورًا");
    assert_eq!(back(100), "يطلب الأبيض التراجع عن 100 دور");
    let seats = [1, 2, 4, 11].map(|count| translate(&crate::words::texts::messages::open_seats(count)));
    assert_eq!(
        seats,
        ["مقعد واحد", "مقعدان", "أربعة مقاعد", "11 مقعدًا"]
            .map(|counted| format!("عدد المقاعد غير صحيح: لهذه اللعبة {counted}."))
    );
}

#[test]
fn what_was_told_in_one_language_is_told_again_in_another() {
    let mut state = TableState::open(games(), Setup::usual("laska").record(games(), 7), Strength::USUAL).unwrap();
    state.apply(Action::SetAccess(Access::Editing));
    for square in ["c3", "d4"] {
        let named = |(_, label): &(&Site, &Message)| **label == Message::verbatim(square);
        let site = *state.labels().iter().find(named).expect("the board has this square").0;
        state.apply(Action::Board(BoardEvent::Tap(site)));
    }
    assert_eq!(narration_of(&state), "White counter from c3 to d4. Black must capture.");
    assert_eq!(prompt_of(&state), "Black must capture");
    speak();
    assert_eq!(plain(&narration_of(&state)), "القرص الأبيض من c3 إلى d4. على الأسود أن يأسر.");
    assert_eq!(prompt_of(&state), "على الأسود أن يأسر");
    state.apply(RareAction::Resign(Seat::FIRST, 1));
    assert_eq!(plain(&narration_of(&state)), "خسرت: استسلمت.");
}

#[test]
fn piles_agree() {
    speak();
    let pile = |owner, n| {
        let piece = Piece { owner: Some(owner), kind: Kind(0) };
        named(&Backgammon::GAMES[0], "6", vec![piece; n])
    };
    assert_eq!(pile(Seat::FIRST, 1), "6: قرص أبيض");
    assert_eq!(pile(Seat::SECOND, 2), "6: قرصان أسودان");
    assert_eq!(pile(Seat::FIRST, 5), "6: خمسة أقراص بيضاء");
    assert_eq!(pile(Seat::SECOND, 12), "6: 12 قرصًا أسود");

    // Four colours.
    let pile = |n, idx| {
        let piece = Piece { owner: Seat::new(idx), kind: Kind(0) };
        named(&Ludo::GAMES[0], "6", vec![piece; n])
    };
    let of_seats = |n| [0, 1, 2, 3].map(|idx| pile(n, idx).replace("6: ", ""));
    assert_eq!(of_seats(1), ["قرص أحمر", "قرص أزرق", "قرص أصفر", "قرص أخضر"]);
    assert_eq!(of_seats(2), ["قرصان أحمران", "قرصان أزرقان", "قرصان أصفران", "قرصان أخضران"]);
    let three = ["ثلاثة أقراص حمراء", "ثلاثة أقراص زرقاء", "ثلاثة أقراص صفراء", "ثلاثة أقراص خضراء"];
    assert_eq!(of_seats(3), three);
}

#[test]
fn men_and_squares_are_counted() {
    speak();
    let info = &Lanrick::GAMES[0];
    let mut scene = Scene::new(Message::new("lanrick-over"));
    scene.stacks.insert(Site(36), vec![Piece { owner: Some(Seat::SECOND), kind: lanrick::MAN }]);
    scene.marks.insert(Site(36), lanrick::RENDEZVOUS);
    let square = marked_square(info, &Message::verbatim("e5"), &scene, &Default::default(), (Site(36), &[]));
    assert_eq!(plain(&translate(&square)), "e5: بيدق أسود؛ في الملتقى");

    let prompt = |key: &'static str, number: i64| {
        let prompt = Message::new(key).with("seat", Arg::Seat(Seat::FIRST)).with("number", number);
        plain(&translate(&say(info, &prompt)))
    };
    let left = |number| prompt("lanrick-to-play-on", number);
    assert!(
        left(1).ends_with("بقي للأبيض مربع واحد") && left(2).ends_with("مربعان") && left(4).ends_with("أربعة مربعات")
    );
    let moved = |number| prompt("lanrick-to-level", number);
    assert!(moved(1).ends_with("بيدقًا واحدًا") && moved(2).ends_with("بيدقين") && moved(3).ends_with("ثلاثة بيادق"));
}

#[test]
fn stones_and_tiles_agree() {
    speak();
    let info = &Lino::GAMES[0];
    let tile = |kind| Piece { owner: None, kind: Kind(kind) };
    let stone = |seat| Piece { owner: Some(seat), kind: lino::STONE };
    assert_eq!(named(info, "g9", vec![tile(1)]), "g9: بلاطة");
    assert_eq!(named(info, "g9", vec![tile(1), stone(Seat::SECOND)]), "g9: حجر أزرق فوق بلاطة");
    assert_eq!(named(info, "g9", vec![tile(2), stone(Seat::FIRST)]), "g9: حجر أبيض فوق بلاطة ذات نجمة");
    assert_eq!(named(info, "g9", vec![tile(12)]), "g9: بلاطة ذات 5 أزرق");

    let mut scene = Scene::new(Message::new("lino-to-fill"));
    scene.stacks.insert(Site(0), vec![tile(2)]);
    let effects = [
        Effect::Move { from: Site(0), to: Site(2), n: 1, under: false, why: Why::Walk },
        Effect::Add { at: Site(2), piece: stone(Seat::SECOND), why: Why::Place },
    ];
    let story = plain(&translate_all(&told(info, &scene, &effects, &Default::default())));
    assert_eq!(story, "البلاطة ذات نجمة من المربع 1 إلى المربع 3. الحجر الأزرق يوضع على المربع 3.");

    let prompt = |key: &'static str, number: i64| {
        let prompt = Message::new(key).with("seat", Arg::Seat(Seat::FIRST)).with("number", number);
        plain(&translate(&say(info, &prompt)))
    };
    let tiles = [3, 2, 1].map(|number| prompt("lino-to-build", number));
    let left = ["ثلاث بلاطات", "بلاطتان", "بلاطة واحدة"];
    assert!(tiles.iter().zip(left).all(|(told, left)| told.ends_with(left)), "{tiles:?}");
    let stones = [24, 10, 2, 1].map(|number| prompt("lino-to-fill", number));
    let left = ["24 حجرًا", "عشرة أحجار", "حجران", "حجر واحد"];
    assert!(stones.iter().zip(left).all(|(told, left)| told.ends_with(left)), "{stones:?}");
}
