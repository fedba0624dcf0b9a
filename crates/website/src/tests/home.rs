//! The home page, and the ways from tables to it.

use rules::{Arg, Message};

use super::*;

/// The links on a home page that lead to a game's page.
fn card_links(html: &str) -> Vec<&str> {
    let cards = html.split("<li class=\"card\"").skip(1).filter_map(|card| card.split("</li>").next());
    cards.flat_map(|card| values(card, "href")).filter(|address| !address.starts_with('#')).collect()
}

#[test]
fn the_home_page_has_a_card_for_every_game() {
    let site = site();
    for (path, tag) in [("index.html", "en"), ("en/index.html", "en"), ("ar/index.html", "ar")] {
        let html = page(&site, path);
        let mut linked: Vec<String> = card_links(&html).into_iter().map(|address| resolve(path, address)).collect();
        let mut ids = values(&html, "data-game");
        let mut expected: Vec<String> = Portal::ids().iter().map(|id| format!("{tag}/{id}/index.html")).collect();
        for list in [&mut linked, &mut expected] {
            list.sort();
        }
        assert_eq!(linked, expected, "{path}");
        ids.sort_unstable();
        let mut all = Portal::ids();
        all.sort_unstable();
        assert_eq!(ids, all, "{path}");
        // What a drawing refers to is there, and everything that is drawn apart is referred to.
        let drawings: BTreeSet<&str> = values(&html, "id").into_iter().filter(|id| id.starts_with('d')).collect();
        let uses = html
            .split("<use ")
            .filter_map(|rest| rest.split_once("href=\"#"))
            .map(|(_, rest)| rest)
            .skip(1)
            .filter_map(|rest| rest.split('"').next());
        assert_eq!(uses.collect::<BTreeSet<_>>(), drawings, "{path}");
        assert!(drawings.len() > 8, "{path}: {drawings:?}");
        // Numbers and letters that nobody can read at this size.
        for name in ["site-name", "coordinate", "-square-number", "-point-name", "-spot-name", "-dot-number"] {
            assert!(!html.contains(&format!("{name}\"")), "{path}: {name}");
        }
    }
}

/// The four games that most people know come first, and scripts and search engines meet all games in that order.
#[test]
fn the_best_known_games_come_first() {
    let html = page(&site(), "en/index.html");
    let games = values(&html, "data-game");
    assert_eq!(games[..4], ["chess", "backgammon", "draughts", "ludo"]);
    let lessons = html.split("<nav class=\"lessons\"").nth(1).and_then(|rest| rest.split("</nav>").next());
    let lessons = values(lessons.expect("it is there"), "href");
    let expected: Vec<String> = games.iter().map(|id| format!("../en/{id}/studies/#lesson")).collect();
    assert_eq!(lessons, expected);
    // What leads on stands before the cards, in this order.
    let places = ["class=\"saved\"", "class=\"lessons\"", "class=\"find\"", "class=\"daily\"", "class=\"family of-4\""];
    let places = places.map(|part| html.find(part).expect(part));
    assert!(places.is_sorted(), "{places:?}");
}

/// Groups fill their rows in the style sheet, which knows groups of these sizes.
#[test]
fn the_style_knows_how_many_games_a_family_has() {
    let html = page(&site(), "en/index.html");
    let sizes: Vec<&str> =
        values(&html, "class").into_iter().filter_map(|class| class.strip_prefix("family ")).collect();
    assert_eq!(sizes, ["of-4", "of-2", "of-2", "of-3"]);
}

/// A first sentence says what this is: on the page, to search engines, and in what is installed.
#[test]
fn the_page_begins_with_a_sentence_about_it() {
    let site = compose(&output(), all_texts(), Languages::Real).expect("everything is there");
    for (tag, free, account, advertising, offline) in [
        ("en", "Free", "account", "advertising", "offline"),
        ("hr", "Besplatne", "registracije", "oglasa", "bez mreže"),
        ("el", "Δωρεάν", "λογαριασμό", "διαφημίσεις", "χωρίς δίκτυο"),
        ("ru", "Бесплатные", "регистрации", "рекламы", "без сети"),
        ("sr", "Besplatne", "naloga", "reklama", "bez mreže"),
        ("sl", "Brezplačne", "registracije", "oglasov", "brez omrežja"),
        ("tr", "Ücretsiz", "hesapsız", "reklamsız", "ağ olmadan"),
        ("ar", "مجانية", "حساب", "إعلانات", "بلا شبكة"),
    ] {
        let html = page(&site, &format!("{tag}/index.html"));
        let masthead = html.split("<header").nth(1).and_then(|rest| rest.split("</header>").next()).unwrap_or_default();
        let sentence = masthead.split("<p>").nth(1).and_then(|rest| rest.split("</p>").next()).unwrap_or_default();
        for word in [free, account, advertising, offline] {
            assert!(sentence.contains(word), "{tag}: {sentence} has no {word}");
        }
        assert!(sentence.chars().count() <= 160, "{tag}: {sentence}");
        assert!(html.contains(&format!("<meta name=\"description\" content=\"{sentence}\"")), "{tag}");
    }
}

/// Below the name of a game stands one line, which says that one can play alone.
#[test]
fn a_card_has_one_line() {
    let site = compose(&output(), all_texts(), Languages::Real).expect("everything is there");
    for (tag, id, expected) in [
        ("en", "chess", "1 or 2 players<span> · about 60 min</span>"),
        ("en", "lino", "1 or 2 players<span> · 20 min</span>"),
        ("en", "ludo", "1 to 4 players<span> · about 45 min</span>"),
        ("hr", "laska", "1 ili 2 igrača<span> · oko 60 min</span>"),
        ("sl", "lanko-88", "1 do 4 igralci<span> · okrog 90 min</span>"),
        ("ar", "chess", "لاعب أو لاعبان<span> · نحو 60 دقيقة</span>"),
    ] {
        let html = page(&site, &format!("{tag}/index.html"));
        let card = html.split("<li class=\"card\"").find(|card| card.contains(&format!("data-game=\"{id}\"")));
        let card = card.and_then(|card| card.split("</li>").next()).expect("it is there");
        let lines: Vec<&str> = card.split("<p>").skip(1).filter_map(|line| line.split("</p>").next()).collect();
        assert_eq!(lines, [expected], "{tag}: {id}");
    }
    let html = page(&site, "en/chess/index.html");
    assert!(html.contains("<p class=\"facts\">1 or 2 players · no dice · about 60 min</p>"));
}

/// Three sizes of type are enough: two in what stands on the page, and that of its name.
#[test]
fn the_page_has_three_sizes_of_type() {
    let web = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/portal");
    for name in ["home.css", "cards.css", "offline.css"] {
        let style = std::fs::read_to_string(web.join(name)).expect("it can be read");
        let sizes = style.split("font-size: ").skip(1).filter_map(|rest| rest.split(';').next());
        for size in sizes {
            assert!(["0.875rem", "1rem"].contains(&size), "{name}: {size}");
        }
    }
}

#[test]
fn every_table_leads_to_all_games_and_to_its_rules() {
    let site = site();
    for (path, html) in pages(&site).into_iter().filter(|(_, html)| values(html, "data-page") == ["game"]) {
        let masthead = html.split("<header").nth(1).and_then(|rest| rest.split("</header>").next()).unwrap_or_default();
        let tag = values(&html, "lang")[0];
        assert_eq!(values(masthead, "data-sheet"), ["games", "guide"], "{path}");
        let [games, guide] = ["\"games\"", "\"guide\""].map(|sheet| {
            let link = masthead.split("<a").find(|link| link.contains(sheet)).expect("it is there");
            values(link, "href")[0]
        });
        assert_eq!(resolve(path, games), format!("{tag}/index.html"), "{path}");
        let lesson = path.replace("index.html", "how-to-play/index.html");
        assert_eq!(resolve(path, guide), lesson, "{path}");
        // Below the table are its first chapter, and the ways to the others.
        let (_, below) = html.split_once("<section class=\"guide\"").expect("it is there");
        let ways = values(below, "href").into_iter().filter_map(|href| href.split_once("how-to-play/#"));
        assert_eq!(ways.map(|(_, chapter)| chapter).collect::<Vec<_>>(), ["setup"], "{path}");
        assert!(below.contains("<ol>\n<li>") && !below.contains("<figure"), "{path}");
    }
}

#[test]
fn games_without_facts_are_named() {
    let mut fewer = facts();
    fewer.retain(|file| !file.path.ends_with("laska.txt"));
    let lacking = compose_with(&output(), sources(), fewer, Languages::Real).map(drop);
    assert_eq!(lacking, Err(SiteError::NoFacts(PathBuf::from("laska.txt"))));
    let mut wrong = facts();
    let file = wrong.iter_mut().find(|file| file.path.ends_with("laska.txt")).expect("it is there");
    file.text = "family laska\nminutes 20 about\ncard x\n".to_owned();
    let error = compose_with(&output(), sources(), wrong, Languages::Real).expect_err("there is no such position");
    assert!(error.to_string().starts_with("laska has no position `x`: "), "{error}");
}

#[test]
fn the_root_is_the_first_page_in_english_with_offers() {
    let site = site();
    let root = page(&site, "index.html");
    let (offers, rest): (Vec<&str>, Vec<&str>) = root.lines().partition(|line| line.contains("data-offer"));
    let rest = rest.join("\n").replace("\"./", "\"../");
    let english = page(&site, "en/index.html");
    // Each has a name of its own.
    let [name, other] = [&rest, &english].map(|html| values(html, "data-name")[0]);
    assert_ne!(name, other);
    assert_eq!(rest.replace(name, other), english.trim_end());
    assert_eq!(offers.len(), 2, "{offers:?}");
    for (offer, tag) in offers.iter().zip(["ar", "en-XA"]) {
        assert!(
            offer.starts_with("<a ") && offer.contains(" hidden") && offer.contains(&format!("lang=\"{tag}\"")),
            "{offer}"
        );
    }
    let others = pages(&site).into_iter().filter(|(path, _)| *path != "index.html");
    assert!(others.clone().count() > 3 && others.into_iter().all(|(_, html)| !html.contains("data-offer")));
}

/// Each language uses the arguments that a page's message has, and no others.
#[test]
fn every_argument_of_a_message_is_used() {
    let sources = all_sources();
    let mut used: BTreeSet<(String, String)> = BTreeSet::new();
    let declared = |message: &rules::message::Declared| {
        let args = message.args.iter().map(|(name, _)| (message.key.to_owned(), (*name).to_owned()));
        args.collect::<Vec<_>>()
    };
    let declared: BTreeSet<(String, String)> = messages::DECLARED.iter().flat_map(declared).collect();
    for source in sources.iter().filter(|source| source.path.ends_with("portal.ftl")) {
        for (key, uses) in compile::uses(&source.text).expect("the words are well formed") {
            if messages::DECLARED.iter().any(|message| message.key == key) {
                used.extend(uses.variables.into_iter().map(|name| (key.clone(), name)));
            }
        }
    }
    assert_eq!(used, declared);
}

/// Games that have names of their own for their seats and pairs use them in the list of saved games too, though no table is
/// open there.
#[test]
fn saved_games_call_players_as_their_game_does() {
    let all = languages::all(all_sources(), Languages::Real).expect("the words are well formed");
    let games = games::all(&all, &facts(), &families(), &[]).expect("every game has its facts");
    let told = |tag: &str, id: &str, says: &dyn Fn(&games::Game) -> Message| {
        let language = all.iter().find(|language| language.tag == tag).expect("it is a language");
        let game = games.iter().find(|game| game.id == id).expect("it is a game");
        game.say_about(language, &says(game)).expect("it has words")
    };
    for (tag, id, seat, expected) in [
        ("en", "chess", 1, "White to move"),
        ("en", "ludo", 1, "Red to move"),
        ("en", "lanko-88", 1, "South to move"),
        ("hr", "lanko-88", 3, "Sjever je na potezu"),
        ("tr", "ludo", 2, "Sıra: Mavi"),
    ] {
        let turn = |game: &games::Game| messages::saved_turn(game.summary.seats[seat - 1].clone());
        assert_eq!(told(tag, id, &turn), expected, "{tag}: {id}");
    }
    for (tag, id, team, expected) in [
        ("en", "lanko-88", 0, "White won"),
        ("hr", "lanko-88", 0, "Bijeli pobjeđuje"),
        ("en", "ludo", 1, "Blue won"),
        ("sl", "ludo", 2, "Rumeni zmaga"),
    ] {
        let won = |game: &games::Game| messages::saved_win(game.summary.teams[team].1.clone());
        assert_eq!(told(tag, id, &won), expected, "{tag}: {id}");
    }
}

/// Winners who share a game are several, and in Slovenian two are not three.
#[test]
fn several_winners_win_in_the_plural() {
    let all = languages::all(all_sources(), Languages::Real).expect("the words are well formed");
    let seat = |number: i64| Arg::from(Message::new("seat").with("seat", number));
    for (tag, one, two) in [
        ("hr", "Bijeli pobjeđuje", "Bijeli i Crveni pobjeđuju"),
        ("sr", "Beli pobeđuje", "Beli i Crveni pobeđuju"),
        ("sl", "Beli zmaga", "Beli in Rdeči zmagata"),
        ("ru", "Победа белых", "Победа белых и красных"),
    ] {
        let language = all.iter().find(|language| language.tag == tag).expect("it is a language");
        let told = |winner| language.say(&messages::saved_win(winner)).expect("it has words");
        assert_eq!(told(seat(1)), one, "{tag}");
        assert_eq!(told(Arg::List(vec![seat(1), seat(3)])), two, "{tag}");
    }
}
