//! Every picture of a board paints its pieces: the home page's saved games and cards, the list of saved games and the
//! sheets beside a table, the picture to pass on, and the boards of how to play. Trials U1: what looks at elements and
//! texts alone passes where nothing is drawn.

use browser::{BrowserSession, Failure, Hand, Model, NewGame, Page, tier};
use rules::games::{FOLDERS, Folder};
use serde_json::{Value, json};

/// The narrowest usual phone.
const SIZE: (u32, u32) = (390, 844);
/// How many steps are played before a picture is taken: in every game something stands on the board then.
const N_STEPS: usize = 4;

/// What is wrong with the pictures that match a selector, given a screenshot of the page, or of the window: no picture, a picture
/// without size or without pieces, a piece without a box inside its picture, or a piece of which no pixel has one of
/// the colours with which its shapes are filled.
const FAULTS: &str = "
    const [selector, data, isWhole] = arguments;
    const [dx, dy] = isWhole ? [scrollX, scrollY] : [0, 0];
    const PIECES = '.piece, .lino-tile';
    return (async () => {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const newContext = (width, height) => new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
        const shot = newContext(bitmap.width, bitmap.height);
        shot.drawImage(bitmap, 0, 0);
        const dot = newContext(1, 1);
        const colour = (fill) => {
            dot.clearRect(0, 0, 1, 1);
            dot.fillStyle = fill;
            dot.fillRect(0, 0, 1, 1);
            return [...dot.getImageData(0, 0, 1, 1).data];
        };
        const drawn = (piece) => (piece.localName === 'use' ? document.querySelector(piece.getAttribute('href')) : piece);
        const fills = (piece) => {
            const shapes = [...drawn(piece).querySelectorAll('path, circle, ellipse, rect, polygon')];
            // Whatever a gradient leads through lies around the colour that takes its place where it is missing.
            const plain = (shape) => getComputedStyle(shape).fill.replace(/^url\\([^)]*\\) */, '');
            const all = new Set(shapes.map(plain).filter((fill) => fill && fill !== 'none'));
            return [...all].map(colour).filter(([,,, alpha]) => alpha === 255);
        };
        const isPiece = (element) => element.localName !== 'use' || drawn(element)?.matches(PIECES) || drawn(element)?.querySelector(PIECES);
        const isWithin = (box, of) => box.left >= of.left - 1 && box.right <= of.right + 1 && box.top >= of.top - 1 && box.bottom <= of.bottom + 1;
        const isPainted = (box, colours) => {
            const [x, y] = [Math.floor(box.left + dx), Math.floor(box.top + dy)];
            // Of a piece of a few pixels every one is mixed with what is around it.
            const far = Math.min(box.width, box.height) < 16 ? 64 : 12;
            const pixels = shot.getImageData(x, y, Math.ceil(box.width) + 1, Math.ceil(box.height) + 1).data;
            for (let at = 0; at < pixels.length; at += 4) {
                if (colours.some((colour) => [0, 1, 2].every((n) => Math.abs(colour[n] - pixels[at + n]) < far))) return true;
            }
            return false;
        };
        const pictures = [...document.querySelectorAll(selector)].filter((picture) => picture.checkVisibility());
        const faults = pictures.length ? [] : ['no picture'];
        for (const [nth, picture] of pictures.entries()) {
            const of = picture.getBoundingClientRect();
            const pieces = [...picture.querySelectorAll(`${PIECES}, use`)].filter(isPiece);
            if (!of.width || !of.height) faults.push(`${nth}: the picture has no size`);
            else if (!pieces.length) faults.push(`${nth}: no pieces`);
            for (const piece of pieces) {
                const box = piece.getBoundingClientRect();
                const colours = fills(piece);
                const name = `${nth}: ${piece.getAttribute('class') ?? piece.getAttribute('href')}`;
                if (!box.width || !box.height || !isWithin(box, of)) faults.push(`${name} has no box in the picture`);
                else if (!colours.length) faults.push(`${name} has no colours`);
                else if (!isPainted(box, colours)) faults.push(`${name} is not painted`);
            }
        }
        return faults;
    })();
";

/// The names of a folder's classes of which earlier builds saved pictures, without that of the folder.
fn names_of_earlier(folder: &str) -> Vec<&'static str> {
    const SCRIPT: &str = include_str!("../../../../../web/scripts/page/picture.js");
    let line = SCRIPT.lines().find_map(|line| line.trim().strip_prefix(folder)?.strip_prefix(": \""));
    line.and_then(|rest| rest.split('"').next()).map(|names| names.split(' ').collect()).unwrap_or_default()
}

/// Takes the name of the namespace from the picture of a game, and that of its folder from its classes, as earlier builds
/// have saved it, and saves it uncompressed. Gives whether it is shown with its classes.
const AS_EARLIER: &str = "
    const [uid, folder, names] = arguments;
    return (async () => {
        const text = (await mustermead.games.picture(uid)).replace(/ xmlns=\"[^\"]*\"/, '');
        const earlier = text.replace(new RegExp(`(?<=[\" ])${folder}-(?=(${names.join('|')})[\" ])`, 'g'), '');
        await mustermead.games.write(['pictures'], (pictures) => void pictures.put(earlier, uid));
        return await mustermead.games.picture(uid) === text;
    })();
";

/// Shows the picture that would be saved as a file, as an image, and gives the colours of pieces that it lacks.
const SHARED: &str = "
    return (async () => {
        const boot = document.querySelector('script[src$=\"/boot.js\"]').src;
        const [path] = /[\\w./]+\\/picture_export\\.js/.exec(await (await fetch(boot)).text());
        const { picture } = await import(new URL(path, boot));
        const { text, width, height } = picture(800);
        const file = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
        const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
        const image = Object.assign(new Image(), { src: address, width, height });
        await image.decode();
        const canvas = new OffscreenCanvas(width, height).getContext('2d');
        canvas.drawImage(image, 0, 0, width, height);
        const pixels = canvas.getImageData(0, 0, width, height).data;
        const isPainted = (fill) => {
            const wanted = fill.match(/\\d+/g).map(Number);
            for (let at = 0; at < pixels.length; at += 4) {
                if ([0, 1, 2].every((n) => Math.abs(wanted[n] - pixels[at + n]) < 8)) return true;
            }
            return false;
        };
        const [fills, lost] = [new Set(), new Set()];
        const theme = document.documentElement.dataset.theme;
        document.documentElement.dataset.theme = 'light';
        for (const shape of document.querySelectorAll('.board svg :is(.piece, .lino-tile) :is(path, circle, ellipse, rect)')) {
            const { fill: paint, opacity, visibility } = getComputedStyle(shape);
            const fill = paint.replace(/^url\\([^)]*\\) */, '');
            const gradient = /#([^)\"]+)/.exec(paint)?.[1];
            if (gradient && !file.querySelector(`[id=${gradient}] :is(stop, path)`)) lost.add(gradient);
            const isLarge = shape.getBoundingClientRect().width > 12;
            if (/^rgb\\(/.test(fill) && opacity === '1' && visibility === 'visible' && isLarge) fills.add(fill);
        }
        if (theme) document.documentElement.dataset.theme = theme;
        else delete document.documentElement.dataset.theme;
        const [some, lacks] = [[...fills], [...fills].filter((fill) => !isPainted(fill)).concat(...lost)];
        return { isDrawing: file.namespaceURI === 'http://www.w3.org/2000/svg', fills: some.length, lacks };
    })();
";

/// Checks the pictures on the page that match a selector.
async fn check(page: &Page, selector: &str, what: &str) -> Result<(), Failure> {
    let size = "
        const { scrollWidth, scrollHeight } = document.documentElement;
        return { x: 0, y: 0, width: scrollWidth, height: scrollHeight, scale: 1 };
    ";
    let clip = page.ask(size).await?;
    assert!(clip["width"].as_u64() <= Some(u64::from(SIZE.0)), "{what}: the page is wider than the window: {clip}");
    compare(page, selector, what, Some(clip)).await
}

/// Checks the pictures that match a selector in a screenshot of this part of the page, or of the window.
async fn compare(page: &Page, selector: &str, what: &str, clip: Option<Value>) -> Result<(), Failure> {
    let is_whole = clip.is_some();
    let shot = match clip {
        Some(clip) => json!({ "format": "png", "captureBeyondViewport": true, "clip": clip }),
        None => json!({ "format": "png" }),
    };
    let shot = page.command("Page.captureScreenshot", shot).await?;
    let faults = page.ask_with(FAULTS, vec![json!(selector), shot["data"].clone(), json!(is_whole)]).await?;
    assert_eq!(faults, json!([]), "{what}");
    Ok(())
}

/// Checks the pictures of what scrolls within a dialog: those that are in view.
async fn check_in_dialog(page: &Page, selector: &str, what: &str) -> Result<(), Failure> {
    page.ask_with("document.querySelector(arguments[0]).scrollIntoView({ block: 'center' })", vec![json!(selector)])
        .await?;
    let mark = "
        const isInView = ({ top, bottom }) => top > 0 && bottom < innerHeight;
        for (const picture of document.querySelectorAll(arguments[0])) {
            picture.toggleAttribute('data-in-view', isInView(picture.getBoundingClientRect()));
        }
    ";
    page.ask_with(mark, vec![json!(selector)]).await?;
    compare(page, &format!("{selector}[data-in-view]"), what, None).await
}

/// Goes home, where each of the saved games has its picture.
async fn check_home(page: &Page, what: &str) -> Result<(), Failure> {
    page.open("en/").await?;
    page.idle().await?;
    let is_drawn = "
        const views = [...document.querySelectorAll('.saved .view')];
        return views.length > 0 && views.every(view => view.querySelector('.picture') && !view.querySelector('.board-alone'));
    ";
    page.until(is_drawn, Vec::new()).await?;
    check(page, ".saved .view > *", &format!("{what} among the saved games")).await
}

/// All pictures of a game.
async fn check_game(page: &Page, folder: &str, id: &'static str) -> Result<(), Failure> {
    page.open_game(Hand::Tap, NewGame::without_computer(id)).await?;
    let mut model = Model::new(id, 21);
    model.play_on(page, Hand::Tap, N_STEPS).await?;
    page.idle_at(model.ply()).await?;
    let uid = page.ask("return location.hash.slice(1)").await?;
    page.until("return mustermead.games.picture(arguments[0])", vec![uid.clone()]).await?;

    let shared = page.ask(SHARED).await?;
    assert_eq!(shared["isDrawing"], json!(true), "{id}, to pass on: {shared}");
    // What lies beneath another shape is not seen.
    let n_lacking = shared["lacks"].as_array().map_or(0, Vec::len) as u64;
    assert!(shared["fills"].as_u64() > Some(n_lacking), "{id}, to pass on: {shared}");

    assert_eq!(
        page.ask_with(AS_EARLIER, vec![uid.clone(), json!(folder), json!(names_of_earlier(folder))]).await?,
        json!(true),
        "{id}"
    );
    list(page, id, uid.clone()).await?;
    // A page of other games has no style of this board, until there is such a picture.
    let other = if folder == "chess" { "laska" } else { "chess" };
    page.open(&format!("en/{other}/")).await?;
    page.idle().await?;
    let style = format!("return Boolean(document.querySelector(\"link[href$='{folder}/style.css']\"))");
    assert_eq!(page.ask(&style).await?, json!(false), "{id}");
    list(page, id, uid).await?;
    check_home(page, &format!("{id}, of an earlier build,")).await?;
    // The next save draws it anew.
    page.tap(page.place(".saved li:first-child a").await?).await?;
    page.idle_at(model.ply()).await?;
    model.play_on(page, Hand::Tap, N_STEPS + 1).await?;
    page.idle_at(model.ply()).await?;
    page.until(
        "return mustermead.games.picture(location.hash.slice(1)).then(text => text.includes(' xmlns='))",
        Vec::new(),
    )
    .await?;
    check_home(page, id).await?;
    // A sign on the card says that the game goes on, and lies over a part of the picture.
    page.ask("document.querySelectorAll('.going-on').forEach((sign) => (sign.hidden = true))").await?;
    check(page, &format!(".card[data-game='{id}'] > .picture"), &format!("the card of {id}")).await?;

    page.open(&format!("en/{id}/how-to-play/")).await?;
    page.idle().await?;
    // A game whose board is empty at first shows it empty at first.
    let is_empty = Model::new(id, 21).table().scene().stacks.is_empty();
    let pictures = if is_empty { "figure ~ figure > .picture" } else { "figure > .picture" };
    check(page, pictures, &format!("how to play {id}")).await
}

/// The list of saved games beside a table, and the sheet with all games.
async fn list(page: &Page, id: &str, uid: Value) -> Result<(), Failure> {
    page.press(Hand::Tap, "My games").await?;
    page.until("return document.querySelector(`.games [data-uid=\"${arguments[0]}\"] .picture svg`)", vec![uid])
        .await?;
    check_in_dialog(page, ".games .picture svg", &format!("{id} in the list")).await?;
    page.ask("document.querySelector('dialog[open]').close()").await.map(drop)
}

fn check_folder(folder: &str) {
    let Folder { name, games, .. } = FOLDERS.iter().find(|each| each.name == folder).expect("there is such a folder");
    let n_games = if tier::is_full() { games.len() } else { 1 };
    for info in &games[..n_games] {
        let id = info.id;
        BrowserSession::new(SIZE.0, SIZE.1).run(async move |page| check_game(&page, name, id).await);
    }
}

macro_rules! folders {
    ($($folder:ident),+ $(,)?) => {
        const LISTED: &[&str] = &[$(stringify!($folder)),+];

        $(#[test]
        fn $folder() {
            check_folder(stringify!($folder));
        })+
    };
}

folders! { backgammon, chess, draughts, lanko, lanrick, laska, lino, ludo }

#[test]
fn no_folder_is_left_out() {
    let missing: Vec<&str> = FOLDERS.iter().map(|folder| folder.name).filter(|name| !LISTED.contains(name)).collect();
    assert!(missing.is_empty(), "tests/browser/tests/all/game/painted.rs lacks in `folders!`: {missing:?}");
}
