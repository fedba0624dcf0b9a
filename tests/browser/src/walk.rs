//! Walking over a board by its keys.

use rules::view::Site;
use serde_json::json;

use crate::failure::Failure;
use crate::game::{MOST_KEYS, cell};
use crate::input::Key;
use crate::page::Page;

impl Page {
    /// Moves to a site with the arrow keys, from wherever the focus is.
    ///
    /// # Errors
    ///
    /// The keys do not lead there.
    pub async fn walk_to(&self, site: Site) -> Result<(), Failure> {
        let is_in_board = "return document.activeElement?.closest('[role=grid]') !== null";
        self.tab_until(is_in_board, Vec::new()).await?;
        // By rows first, then within the row: this always arrives if the keys lead to the nearest square. Squares that
        // overlap in height are in one row; where the board is turned, those that overlap in width.
        let direction = "
            const [here, there] = [document.activeElement, document.querySelector(arguments[0])];
            if (here === there) return 'there';
            const [from, to] = [here, there].map(cell => cell.querySelector('.background').getBoundingClientRect());
            const { width, height } = document.querySelector('.board.turns > svg')?.getBoundingClientRect() ?? {};
            const [start, end, size, less, more, back, on] = height > width
                ? ['left', 'right', 'width', 'left', 'right', 'up', 'down']
                : ['top', 'bottom', 'height', 'up', 'down', 'left', 'right'];
            const shared = Math.min(from[end], to[end]) - Math.max(from[start], to[start]);
            if (shared < Math.min(from[size], to[size]) / 2) return from[start] > to[start] ? less : more;
            const within = height > width ? 'top' : 'left';
            return from[within] > to[within] ? back : on;
        ";
        for _ in 0..MOST_KEYS {
            let key = match self.ask_with(direction, vec![json!(cell(site))]).await?.as_str() {
                Some("there") => return Ok(()),
                Some("up") => Key::Up,
                Some("down") => Key::Down,
                Some("left") => Key::Left,
                _ => Key::Right,
            };
            self.key(key).await?;
        }
        Err(Failure::page(format!("the arrow keys do not lead to {site:?}")))
    }
}
