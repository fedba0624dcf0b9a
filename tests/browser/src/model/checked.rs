//! Whether a page shows what the rules say.

use play::Status;
use rules::Seat;

use super::Model;
use crate::english;
use crate::failure::Failure;
use crate::page::Page;

impl Model {
    /// Checks that the page announces the same position as the one here.
    ///
    /// # Errors
    ///
    /// It does not.
    ///
    /// # Panics
    ///
    /// When it announces another position.
    pub async fn check(&self, page: &Page) -> Result<(), Failure> {
        let expected = self.board();
        let shown = page.board().await?;
        let turns = self.turns();
        let last = turns.last().map_or("the beginning", String::as_str);
        assert!(shown == expected, "after {last} the page and the rules differ:\n{}", shown.difference(&expected));
        Ok(())
    }

    /// Also checks everything around the board: whose turn it is or who won, the player's name if more than two people
    /// play, the points where they are counted, and the turns.
    ///
    /// # Errors
    ///
    /// It does not.
    ///
    /// # Panics
    ///
    /// When it shows something else.
    pub async fn check_table(&self, page: &Page) -> Result<(), Failure> {
        self.check_beside(page).await?;
        if let Status::Over(outcome) = self.table.status() {
            let said =
                [page.turn().await?, page.text("[data-live]").await?, page.text("[data-notice]").await?].join(" ");
            for part in english::verdict(self.table.info(), &outcome) {
                assert!(said.contains(&part), "{part:?} is not in {said:?}");
            }
        }
        Ok(())
    }

    /// As [`Model::check_table`] where the game ended a match: the page tells how the match ended, not the game.
    ///
    /// # Errors
    ///
    /// It does not.
    ///
    /// # Panics
    ///
    /// When it shows something else.
    pub async fn check_end_of_match(&self, page: &Page, said: &str) -> Result<(), Failure> {
        self.check_beside(page).await?;
        let turn = page.turn().await?;
        assert_eq!(turn, said);
        Ok(())
    }

    /// Whose turn it is, the points where they are counted, and the turns.
    async fn check_beside(&self, page: &Page) -> Result<(), Failure> {
        self.check(page).await?;
        let (info, status, scene) = (self.table.info(), self.table.status(), self.table.scene());
        let turns = self.turns();
        assert_eq!(page.moves().await?, turns);
        let last = turns.last().map_or("the beginning", String::as_str);
        let is_played = |seat: &Seat| self.table.record().player(*seat).is_some();
        let figures = || info.leaders().filter(is_played).flat_map(|seat| self.table.figures(seat));
        let mut told = Vec::new();
        for seat in info.leaders().filter(is_played) {
            told.extend(page.texts(&format!(".plate[data-seat='{seat}'] .figure")).await?);
        }
        assert_eq!(told, figures().map(|figure| english::say(info, &figure)).collect::<Vec<_>>(), "after {last}");
        // Where there are figures, points are shown only once one of them is not 0.
        let has_points = || info.leaders().any(|seat| scene.counts[seat] != 0);
        if info.has_points && (figures().next().is_none() || has_points()) {
            let points: Vec<String> =
                info.leaders().filter(is_played).map(|seat| scene.counts[seat].to_string()).collect();
            assert_eq!(page.points().await?, Some(points.join(" ")), "after {last}");
        } else {
            assert_eq!(page.points().await?, None, "after {last}");
        }
        match status {
            Status::Turn(seat) => {
                let turn = page.turn().await?;
                assert_eq!(turn, english::say(info, &scene.prompt), "after {last}");
                let record = self.table.record();
                let who = record.player(seat).filter(|_| record.players.len() > 2);
                assert_eq!(
                    page.text(".plate[aria-current] .who[data-acts]").await?,
                    who.map_or_else(String::new, english::player)
                );
            }
            Status::Waiting { .. } | Status::Chance | Status::Over(_) => {}
        }
        Ok(())
    }
}
