//! Games as texts: shared, and opened again from pasted texts, files and what is dropped on the page.

use std::fs;

use browser::{BrowserSession, Failure, Hand, Key, Model, NewGame, Page};
use play::Entry;
use serde_json::{Value, json};

use super::looking::press;

/// What a page hands out: texts for the clipboard, and files.
const CATCH: &str = "
    window.copied = [];
    window.files = [];
    Object.defineProperty(navigator, 'clipboard', {
        value: { writeText: async (text) => { window.copied.push(text) } },
    });
    const made = URL.createObjectURL;
    const blobs = new Map();
    URL.createObjectURL = (blob) => {
        const address = made.call(URL, blob);
        blobs.set(address, blob);
        return address;
    };
    const click = HTMLAnchorElement.prototype.click;
    HTMLAnchorElement.prototype.click = function () {
        if (!this.download) return click.call(this);
        const blob = blobs.get(this.href);
        blob.arrayBuffer().then((bytes) => window.files.push({
            name: this.download,
            type: blob.type,
            bytes: [...new Uint8Array(bytes)],
        }));
    };
";
const CLOSED: &str = "return !document.querySelector('dialog')";

async fn open_page(page: &Page, address: &str) -> Result<(), Failure> {
    page.open(address).await?;
    page.idle().await
}

/// Opens the dialog in which texts are given.
async fn ask_for_texts(page: &Page, hand: Hand) -> Result<(), Failure> {
    page.press(hand, "My games").await?;
    page.wait_for("dialog[open] [data-open]").await?;
    page.press(hand, "Open a game…").await?;
    page.wait_for("dialog[open] [data-paste]").await.map(drop)
}

async fn paste(page: &Page, text: &str) -> Result<(), Failure> {
    page.ask_with("document.querySelector('[data-paste]').value = arguments[0]", vec![json!(text)]).await.map(drop)
}

/// Gives a text to the page, and has it read.
async fn give(page: &Page, hand: Hand, text: &str) -> Result<(), Failure> {
    ask_for_texts(page, hand).await?;
    paste(page, text).await?;
    page.press(hand, "Open").await
}

/// Opens the dialog that passes the game on, and copies it in one of its forms, which are listed behind its link.
async fn copy(page: &Page, hand: Hand, form: usize) -> Result<String, Failure> {
    page.press(hand, "Share this game").await?;
    page.wait_for("dialog[open] [data-copy]").await?;
    let before = page.ask("return window.copied.length").await?;
    page.ask_with("document.querySelectorAll('[data-copy]')[arguments[0]].focus()", vec![json!(form + 1)]).await?;
    page.key(Key::Enter).await?;
    page.until("return window.copied.length > arguments[0]", vec![before]).await?;
    page.until("return document.querySelector('[role=status] span')?.textContent === 'Copied.'", vec![]).await?;
    let text = page.ask("return window.copied.at(-1)").await?;
    page.press(hand, "Close").await?;
    page.until(CLOSED, vec![]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

async fn moves(page: &Page) -> Result<Vec<String>, Failure> {
    page.texts("[data-moves] .move").await
}

/// How many games are saved, and the text of one of them.
async fn saved(page: &Page) -> Result<Vec<String>, Failure> {
    let script = "
        return new Promise((done) => {
            indexedDB.open('mustermead').onsuccess = ({ target: { result } }) => {
                result.transaction('games').objectStore('games').getAll().onsuccess = ({ target }) => {
                    result.close();
                    done(target.result.map(({ text }) => text));
                };
            };
        });
    ";
    let texts = page.ask(script).await?;
    Ok(texts.as_array().into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect())
}

fn games(n: usize) -> String {
    (1..=n).map(|number| format!("[White \"A{number}\"]\n[Black \"B\"]\n\n1. e4 e5 2. Nf3 *\n\n")).collect()
}

#[test]
fn what_is_copied_is_opened_again() {
    BrowserSession::new(360, 640).with_script(CATCH).run(async |page| {
        open_page(&page, "en/chess/").await?;
        give(&page, Hand::Tap, "1. f3 e5 2. g4 Qh4# 0-1").await?;
        // One game comes on the table, and shows its end.
        page.until(CLOSED, vec![]).await?;
        page.idle_at(4).await?;
        let played = moves(&page).await?;
        assert_eq!(played, ["f3", "e5", "g4", "Qh4#"]);
        let pgn = copy(&page, Hand::Tap, 0).await?;
        assert!(pgn.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{pgn}");
        give(&page, Hand::Click, &pgn).await?;
        page.until(CLOSED, vec![]).await?;
        page.idle_at(4).await?;
        assert_eq!((moves(&page).await?, saved(&page).await?.len()), (played, 2));
        Ok(())
    });
}

#[test]
fn our_own_form_brings_everything_back() {
    for hand in [Hand::Tap, Hand::Keys] {
        BrowserSession::new(360, 640).with_script(CATCH).run(async move |page| {
            open_page(&page, "en/chess/").await?;
            give(&page, hand, "1. e4 (1. d4 d5 {why not} (1... Nf6)) 1... e5 $1 2. Nf3 {and so on} *").await?;
            page.until(CLOSED, vec![]).await?;
            page.idle_at(3).await?;
            let text = copy(&page, hand, 1).await?;
            let before = saved(&page).await?;
            wipe(&page).await?;
            open_page(&page, "en/chess/").await?;
            assert_eq!(moves(&page).await?, Vec::<String>::new());
            give(&page, hand, &text).await?;
            page.until(CLOSED, vec![]).await?;
            page.idle_at(3).await?;
            assert_eq!(saved(&page).await?, before);
            assert_eq!(copy(&page, hand, 1).await?, text);
            Ok(())
        });
    }
}

/// Forgets all saved games.
async fn wipe(page: &Page) -> Result<(), Failure> {
    page.open("en/about/").await?;
    page.ask("return new Promise((done) => { indexedDB.deleteDatabase('mustermead').onsuccess = done })")
        .await
        .map(drop)
}

#[test]
fn a_game_with_another_line_comes_back_as_it_was() {
    for hand in [Hand::Tap, Hand::Keys] {
        BrowserSession::new(360, 640).with_script(CATCH).run(async move |page| {
            page.open_game(hand, NewGame::for_two("chess")).await?;
            let mut line = Model::new("chess", 3);
            line.play_on(&page, hand, 4).await?;
            let played = moves(&page).await?;
            // From the first move on, something else.
            match hand {
                Hand::Keys => {
                    page.ask("document.activeElement.blur()").await?;
                    for key in ["Home", "ArrowRight"] {
                        press(&page, key, key).await?;
                    }
                }
                _ => page.press(hand, &played[0]).await?,
            }
            page.press(hand, "Play on from here").await?;
            page.until("return document.querySelectorAll('[data-moves] [data-turn]').length === 1", vec![]).await?;
            let mut other = Model::new("chess", 3);
            let [Entry::Step(first), Entry::Step(second), ..] = &line.table().record().entries[..] else {
                panic!("four moves were played")
            };
            other.play(first);
            let choice = other.choices().into_iter().find(|choice| choice.text != *second).expect("there are others");
            page.play(hand, &choice.gesture.sites).await?;
            page.idle_at(2).await?;
            // Back to what was played first.
            let main = page.wait_for("[data-moves] .branch-main .move").await?;
            match hand {
                Hand::Keys => {
                    page.ask("document.querySelector('[data-moves] .branch-main .move').focus()").await?;
                    page.key(Key::Enter).await?;
                }
                _ => main.click().await?,
            }
            page.until("return document.querySelectorAll('[data-moves] [data-turn]').length === 4", vec![]).await?;
            page.idle_at(4).await?;
            let before = saved(&page).await?;
            assert!(before.len() == 1 && before[0].contains("@variation"), "{before:?}");
            let text = copy(&page, hand, 1).await?;
            wipe(&page).await?;
            open_page(&page, "en/chess/").await?;
            give(&page, hand, &text).await?;
            page.until(CLOSED, vec![]).await?;
            page.idle_at(4).await?;
            assert_eq!(saved(&page).await?, before);
            Ok(())
        });
    }
}

#[test]
fn several_games_are_listed_and_what_is_wrong_is_told() {
    BrowserSession::new(360, 640).run(async |page| {
        open_page(&page, "en/chess/").await?;
        give(&page, Hand::Tap, &format!("{}[White \"C\"]\n\n1. e4 e5 2. Ke3 *\n\n{}", games(2), games(1))).await?;
        page.wait_for(".opened").await?;
        assert_eq!(page.text(".sheet-told").await?, "4 games saved. They are under My games.");
        let listed = page.texts(".opened li").await?;
        assert!(listed.len() == 4 && listed[0].starts_with("1. A1 – B"), "{listed:?}");
        let remarks = page.texts(".remarks li").await?;
        assert!(
            remarks.iter().any(|remark| remark.starts_with("Game 3, line ") && remark.contains("“e3”")),
            "{remarks:?}"
        );
        page.shoot("open-several").await?;
        page.tap(page.place(".opened li:nth-child(2) button").await?).await?;
        page.until(CLOSED, vec![]).await?;
        page.idle_at(3).await?;
        // A text without any game is kept, and nothing is saved.
        give(&page, Hand::Tap, "Hello").await?;
        page.until("return document.querySelector('.sheet-told')?.textContent.startsWith('No game')", vec![]).await?;
        assert_eq!(page.ask("return document.querySelector('[data-paste]').value").await?, json!("Hello"));
        assert_eq!(saved(&page).await?.len(), 4);
        Ok(())
    });
}

#[test]
fn many_games_are_saved_only_when_that_is_wanted() {
    BrowserSession::new(360, 640).run(async |page| {
        open_page(&page, "en/chess/").await?;
        give(&page, Hand::Tap, &games(30)).await?;
        page.until("return document.querySelector('.opening')?.textContent.includes('Save 30 games?')", vec![]).await?;
        page.shoot("open-many").await?;
        page.press(Hand::Tap, "Don’t save").await?;
        page.until(CLOSED, vec![]).await?;
        assert_eq!(saved(&page).await?.len(), 0);
        give(&page, Hand::Tap, &games(30)).await?;
        page.until("return document.querySelector('.opening')?.textContent.includes('Save 30 games?')", vec![]).await?;
        page.press(Hand::Tap, "Save").await?;
        page.until("return document.querySelector('.sheet-told')?.textContent.startsWith('30 games')", vec![]).await?;
        assert_eq!(saved(&page).await?.len(), 30);
        page.press(Hand::Tap, "Close").await?;
        page.until(CLOSED, vec![]).await?;
        page.press(Hand::Tap, "My games").await?;
        page.until("return document.querySelectorAll('.games .open').length === 20", vec![]).await?;
        page.shoot("open-many-saved").await?;
        assert_eq!(page.audit().await?, Vec::<String>::new());
        Ok(())
    });
}

#[test]
fn files_are_chosen_and_dropped() {
    BrowserSession::new(1280, 800).run(async |page| {
        let folder = std::env::temp_dir().join(format!("mustermead-texts-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let [one, other] = ["one.pgn", "other.pgn"].map(|name| folder.join(name));
        fs::write(&one, b"[White \"M\xfcller\"]\n\n1. e4 *\n")?;
        fs::write(&other, "[White \"Größe\"]\n\n1. d4 d5 *\n")?;
        open_page(&page, "en/chess/").await?;
        ask_for_texts(&page, Hand::Tap).await?;
        let input = page.wait_for("[data-files]").await?;
        input.send_keys(format!("{}\n{}", one.display(), other.display())).await?;
        page.wait_for(".opened").await?;
        let listed = page.texts(".opened li").await?;
        assert!(listed[0].contains("Müller") && listed[1].contains("Größe"), "{listed:?}");
        page.press(Hand::Tap, "Close").await?;
        page.until(CLOSED, vec![]).await?;
        // What is dragged over the page has what takes it fetched.
        let drop = "
            const [name, text] = arguments;
            const carried = new DataTransfer();
            if (name) carried.items.add(new File([text], name));
            else carried.setData('text/plain', text);
            const send = (kind) => document.querySelector('.board').dispatchEvent(
                new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer: carried }));
            send('dragenter');
            return new Promise((done) => {
                const look = () => (send('dragover') ? setTimeout(look, 20) : done(send('drop')));
                look();
            });
        ";
        page.ask_with(drop, vec![json!("c.pgn"), json!("1. c4 c5 2. Nc3 *")]).await?;
        page.idle_at(3).await?;
        assert_eq!(moves(&page).await?, ["c4", "c5", "Nc3"]);
        page.ask_with(drop, vec![json!(""), json!("1. Nf3 *")]).await?;
        page.idle_at(1).await?;
        assert_eq!((moves(&page).await?, saved(&page).await?.len()), (vec!["Nf3".to_owned()], 4));
        fs::remove_dir_all(&folder)?;
        Ok(())
    });
}

#[test]
fn a_picture_of_the_board_stands_alone() {
    BrowserSession::new(360, 640).with_script(CATCH).run(async |page| {
        open_page(&page, "en/chess/").await?;
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("[data-picture]").await?;
        page.shoot("share").await?;
        assert_eq!(page.audit().await?, Vec::<String>::new());
        for (nth, words) in ["Save as SVG", "Save as PNG"].into_iter().enumerate() {
            page.press(Hand::Tap, words).await?;
            page.until("return window.files.length > arguments[0]", vec![json!(nth)]).await?;
        }
        let files = page.ask("return window.files.map(({ name, type }) => [name.replace(/\\d/g, '0'), type])").await?;
        assert_eq!(files, json!([["chess-0000-00-00.svg", "image/svg+xml"], ["chess-0000-00-00.png", "image/png"]]));
        let look = "
            return (async () => {
                const [svg, png] = window.files.map(({ bytes, type }) => new Blob([new Uint8Array(bytes)], { type }));
                const text = await svg.text();
                const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
                const colours = async (blob) => {
                    const image = new Image();
                    image.src = URL.createObjectURL(blob);
                    await image.decode();
                    const canvas = Object.assign(document.createElement('canvas'), { width: 256, height: 256 });
                    const context = canvas.getContext('2d');
                    context.drawImage(image, 0, 0, 256, 256);
                    const { data } = context.getImageData(0, 0, 256, 256);
                    const found = new Map();
                    for (let at = 0; at < data.length; at += 4) {
                        const colour = data.slice(at, at + 3).join();
                        found.set(colour, (found.get(colour) ?? 0) + 1);
                    }
                    return [image.naturalWidth, image.naturalHeight, [...found.values()].filter((n) => n > 1000).length];
                };
                return [root.localName, / (class|style|on\\w+)=/.test(text), await colours(svg), await colours(png)];
            })();
        ";
        let looked = page.ask(look).await?;
        let [kind, leans, svg, png] = looked.as_array().expect("it is a list").as_slice() else { panic!("{looked}") };
        assert_eq!((kind, leans), (&json!("svg"), &json!(false)));
        for picture in [svg, png] {
            assert_eq!((&picture[0], &picture[1]), (&json!(1024), &json!(1024)), "{looked}");
            assert!(picture[2].as_u64().is_some_and(|n| n >= 3), "two colours of squares, and men: {looked}");
        }
        Ok(())
    });
}

#[test]
fn an_embed_shares_but_opens_nothing_and_shows_no_other_position() {
    // The moves are shown where there is height for them.
    BrowserSession::new(400, 800).with_script(CATCH).run(async |page| {
        open_page(&page, "embed/chess/?position=4k3/8/8/8/8/8/4P3/4K3+w+-+-+0+1%3B").await?;
        // What was mended is told (R12).
        assert_eq!(page.text(".warning").await?, "“;” means nothing here, so it is left out.");
        page.press(Hand::Tap, "Share this game").await?;
        page.wait_for("[data-copy]").await?;
        page.press(Hand::Tap, "Close").await?;
        page.press(Hand::Tap, "More").await?;
        page.wait_for("dialog[open] .entries").await?;
        assert_eq!(page.count(".entries .icon-games").await?, 0, "there is no way to games that are opened");
        page.open("embed/chess/?position=somewhere").await?;
        page.until(
            "return document.querySelector('#app [role=alert] p')?.textContent.includes('can’t be set up')",
            vec![],
        )
        .await?;
        let is_shown = "return document.querySelector('.board').checkVisibility({ visibilityProperty: true })";
        assert_eq!(page.ask(is_shown).await?, false, "nobody must see another position");
        assert_eq!(page.text("#app [role=alert] pre").await?, "somewhere");
        page.shoot("embed-unread").await?;
        Ok(())
    });
}

#[test]
fn the_page_can_be_used_while_games_are_read() {
    // Pauses between slices are counted.
    const COUNT: &str = "
        window.pauses = 0;
        const post = MessagePort.prototype.postMessage;
        MessagePort.prototype.postMessage = function (...args) {
            window.pauses += 1;
            return post.apply(this, args);
        };
    ";
    BrowserSession::new(360, 640).with_script(COUNT).run(async |page| {
        open_page(&page, "en/chess/").await?;
        page.command("Emulation.setCPUThrottlingRate", json!({ "rate": 4 })).await?;
        give(&page, Hand::Tap, &games(300)).await?;
        page.until("return document.querySelector('.opening')?.textContent.includes('Save 300 games?')", vec![])
            .await?;
        let pauses = page.ask("return window.pauses").await?;
        assert!(pauses.as_u64().is_some_and(|n| n >= 10), "{pauses}");
        Ok(())
    });
}
