//! The six men of a tournament set, seen from the front: a pawn ends in a ball, a rook in battlements, a knight in a
//! horse's head, a bishop in a mitre with a cleft, a queen in a coronet whose points bear balls, a king in a cross. All
//! stand on a foot of two rings, on one line, and each is one silhouette with engraved lines.

use rules::Seat;
use rules::view::Piece;
use yew::{Html, classes, html};

use crate::art::{Footprint, Tone};

/// The footprint of a man.
pub(super) const FOOTPRINT: Footprint = Footprint { y: 0.0, rx: 0.42, ry: 0.42 };

/// A part of a drawing: its class and its outline.
type Part = (&'static str, &'static str);

/// Under a pawn, and under any other man.
const SHADOWS: [Part; 2] = [
    ("shadow", "M-.294.42C-.294.474.316.496.316.431.316.376-.294.365-.294.42z"),
    ("shadow", "M-.325.42C-.325.47.345.49.345.43.345.38-.325.37-.325.42z"),
];
/// Around the foot of a black pawn, and of any other black man.
const BEADS: [Part; 2] = [("chess-beads", "M-.201.385H.202"), ("chess-beads", "M-.253.388H.254")];

const PAWN: &[Part] = &[
    (
        "face",
        "M0-.227A.135.135 0 0 1 .092.006L.146.015Q.164.034.146.054L.092.06\
         C.095.158.114.246.164.284.207.284.218.342.202.346L.229.35C.251.357.251.372.251.387L.251.405\
         Q.251.42.235.42L-.235.42Q-.251.42-.251.405L-.251.387C-.251.372-.251.357-.229.35L-.202.346\
         C-.218.342-.207.284-.164.284-.114.246-.095.158-.092.06L-.146.054Q-.164.034-.146.015L-.092.006\
         A.135.135 0 0 1 0-.227z",
    ),
    (
        "shade",
        "M.06-.202A.122.122 0 0 1 .083-.005L.011-.005C.082-.054.098-.13.06-.202zM.027.071.08.071\
         C.083.164.102.246.144.284L.065.284C.071.213.044.137.027.071zM.065.295.169.295\
         C.194.295.199.335.185.335L.076.335zM.087.359.218.361Q.237.363.237.387L.237.406.098.406z",
    ),
    ("engraving", "M-.164.284.164.284M-.202.347.202.347M-.092.006.092.006M-.092.06.092.06"),
];
const KNIGHT: &[Part] = &[
    (
        "face",
        "M-.2.295C-.21.2-.155.14-.095.095-.055.065-.032.03-.04-.005-.075.034-.115.044-.155.048-.168.086-.193.108\
         -.227.104-.258.1-.288.082-.298.052-.308.02-.304-.012-.286-.036-.246-.08-.212-.13-.19-.186-.174-.224-.148-.25\
         -.118-.266-.124-.294-.12-.318-.108-.338-.072-.324-.046-.306-.032-.28.13-.264.248\
         -.12.252.06.254.15.23.23.2.295.235.295.245.348.23.352L.255.356C.275.362.275.376.275.39L.275.406\
         Q.275.42.261.42L-.261.42Q-.275.42-.275.406L-.275.39C-.275.376-.275.362-.255.356L-.23.352C-.245.348-.235.295\
         -.195.295z",
    ),
    (
        "shade",
        "M.022-.24C.03-.205.04-.178.08-.15.118-.132.134-.11.139-.077.17-.056.179\
         -.03.179.002.199.028.203.058.195.096.204.16.19.23.164.295L.186.295C.218.23.24.14.239.06.234-.1.13-.23.022-.24\
         zM.06.305.2.305C.223.305.228.342.215.342L.07.342zM.08.364.245.366Q.262.368.262.39L.262.407.09.407z",
    ),
    (
        "engraving",
        "M-.195.295.195.295M-.23.353.23.353M-.052-.105C-.012-.06-.01-.016-.038.02M-.28.054Q-.24.068-.21.042M.01-.252\
         C.066-.224.084-.186.07-.142M.084-.23C.14-.186.156-.126.13-.072M.156-.172C.198-.116.204-.05.17.006M.204-.088\
         C.23-.034.224.04.186.096M.01-.252C.02-.205.03-.17.07-.142.11-.125.124-.104.13-.072.16-.052.17\
         -.026.17.006.19.03.194.06.186.096.196.16.18.23.154.295",
    ),
    ("star", "M-.158-.16Q-.136-.196-.1-.172-.115-.146-.158-.16zM-.282-.002Q-.266-.02-.25-.01-.254.01-.27.012z"),
];
const BISHOP: &[Part] = &[
    (
        "face",
        "M0-.334A.033 .033 0 0 1 .019-.274C.105-.23.16-.155.16-.085.16-.03.13.01.096.036L.156.043Q.172.06.156.079\
         L.106.085.118.092Q.132.108.116.122L.09.128C.097.2.13.26.195.295.235.295.245.348.23.352L.255.356\
         C.275.362.275.376.275.39L.275.406Q.275.42.261.42L-.261.42Q-.275.42-.275.406L-.275.39C-.275.376-.275.362\
         -.255.356L-.23.352C-.245.348-.235.295-.195.295-.13.26-.097.2-.09.128L-.116.122Q-.132.108-.118.092L-.106.085\
         -.156.079Q-.172.06-.156.043L-.096.036C-.13.01-.16-.03-.16-.085-.16-.155-.105-.23-.019-.274A.033 .033 0 0 1 0\
         -.334z",
    ),
    (
        "shade",
        "M.134-.154C.16-.09.145-.02.09.024L.035.024C.085-.025.105-.075.096-.136zM.03.14.079.14C.087.21.115.263.165.295\
         L.07.295C.075.24.045.19.03.14zM.06.305.2.305C.223.305.228.342.215.342L.07.342zM.08.364.245.366\
         Q.262.368.262.39L.262.407.09.407z",
    ),
    ("engraving", "M-.195.295.195.295M-.23.353.23.353M-.096.036.096.036M-.106.085.106.085M-.09.128.09.128"),
    ("chess-cleft", "M.114-.19.035-.085"),
];
const ROOK: &[Part] = &[
    (
        "face",
        "M0-.254.058-.254.058-.188.138-.188.138-.254.216-.254.216-.13C.216-.105.16-.08.152-.054L.138-.046\
         C.136.08.154.23.2.295.235.295.245.348.23.352L.255.356C.275.362.275.376.275.39L.275.406Q.275.42.261.42\
         L-.261.42Q-.275.42-.275.406L-.275.39C-.275.376-.275.362-.255.356L-.23.352C-.245.348-.235.295-.2.295-.154.23\
         -.136.08-.138-.046L-.152-.054C-.16-.08-.216-.105-.216-.13L-.216-.254-.138-.254-.138-.188-.058-.188-.058\
         -.254 0-.254z",
    ),
    (
        "shade",
        "M.045-.039.126-.039C.126.1.142.23.184.295L.07.295C.08.2.056.08.045-.039zM.15-.242.204-.242.204-.136.095\
         -.136.095-.176.15-.176zM.06.305.2.305C.223.305.228.342.215.342L.07.342zM.08.364.245.366Q.262.368.262.39\
         L.262.407.09.407z",
    ),
    ("engraving", "M-.195.295.195.295M-.23.353.23.353M-.21-.125.21-.125M-.15-.05.15-.05"),
];
const QUEEN: &[Part] = &[
    (
        "face",
        "M0-.434A.033 .033 0 0 1 .017-.373L.06-.24.118-.34A.03 .03 0 1 1 .154-.336L.162-.21.234-.278\
         A.033 .033 0 1 1 .264-.262L.176-.125C.145-.1.13-.08.125-.06L.175-.052Q.192-.032.175-.012L.13-.006.146.002\
         Q.16.02.142.036L.103.042C.11.16.146.25.21.295.25.295.26.348.245.352L.27.356C.29.362.29.376.29.39L.29.406\
         Q.29.42.276.42L-.276.42Q-.29.42-.29.406L-.29.39C-.29.376-.29.362-.27.356L-.245.352C-.26.348-.25.295-.21.295\
         -.146.25-.11.16-.103.042L-.142.036Q-.16.02-.146.002L-.13-.006-.175-.012Q-.192-.032-.175-.052L-.125-.06C-.13\
         -.08-.145-.1-.176-.125L-.264-.262A.033 .033 0 1 1-.234-.278L-.162-.21-.154-.336A.03 .03 0 1 1-.118-.34L-.06\
         -.24-.017-.373A.033 .033 0 0 1 0-.434z",
    ),
    (
        "shade",
        "M.142-.328.152-.184.225-.248.168-.14Q.12-.152.075-.156C.085-.2.11-.265.142-.328zM.035.052.092.052\
         C.099.16.136.25.19.295L.08.295C.085.22.05.14.035.052zM.06.305.215.305C.238.305.243.342.23.342L.07.342z\
         M.08.364.26.366Q.277.368.277.39L.277.407.09.407z",
    ),
    (
        "engraving",
        "M-.21.295.21.295M-.245.353.245.353M-.125-.06.125-.06M-.13-.007.13-.007M-.103.042.103.042M-.17-.125Q0-.165.17\
         -.125",
    ),
];
const KING: &[Part] = &[
    (
        "face",
        "M.026-.47.021-.427.088-.432.088-.382.021-.387.025-.31C.134-.316.228-.294.24-.224.235-.16.14-.12.125-.06L.175\
         -.052Q.192-.032.175-.012L.13-.006.146.002Q.16.02.142.036L.103.042C.11.16.146.25.21.295.25.295.26.348.245.352\
         L.27.356C.29.362.29.376.29.39L.29.406Q.29.42.276.42L-.276.42Q-.29.42-.29.406L-.29.39C-.29.376-.29.362-.27.356\
         L-.245.352C-.26.348-.25.295-.21.295-.146.25-.11.16-.103.042L-.142.036Q-.16.02-.146.002L-.13-.006-.175-.012\
         Q-.192-.032-.175-.052L-.125-.06C-.14-.12-.235-.16-.24-.224-.228-.294-.134-.316-.025-.31L-.021-.387-.088-.382\
         -.088-.432-.021-.427-.026-.47z",
    ),
    (
        "shade",
        "M.07-.256Q.15-.248.22-.226C.21-.173.125-.13.112-.07L.04-.07C.05-.13.095-.186.07-.256zM.035.052.092.052\
         C.099.16.136.25.19.295L.08.295C.085.22.05.14.035.052zM.06.305.215.305C.238.305.243.342.23.342L.07.342z\
         M.08.364.26.366Q.277.368.277.39L.277.407.09.407z",
    ),
    (
        "engraving",
        "M-.21.295.21.295M-.245.353.245.353M-.125-.06.125-.06M-.13-.007.13-.007M-.103.042.103.042M-.226-.236Q0\
         -.282.226-.236",
    ),
];
/// The men, in the rules' order.
const MEN: [&[Part]; 6] = [PAWN, KNIGHT, BISHOP, ROOK, QUEEN, KING];

/// A man, standing around the origin.
pub(super) fn man(piece: Piece) -> Html {
    let tone = piece.owner.map(tone);
    let part = |(class, outline): Part| html! { <path class={class} d={outline} /> };
    html! {
        <g class={classes!("piece", "chess-man", tone.map(Tone::class))}>
            { for parts(usize::from(piece.kind.0), tone).map(part) }
        </g>
    }
}

/// The parts of a man, from the one behind to the one in front.
fn parts(kind: usize, tone: Option<Tone>) -> impl Iterator<Item = Part> {
    let own = MEN.get(kind).copied().unwrap_or(PAWN);
    let width = usize::from(kind != 0);
    let beads = (tone == Some(Tone::Black)).then_some(BEADS[width]);
    std::iter::once(SHADOWS[width]).chain(own.iter().copied()).chain(beads)
}

/// The colour of a seat's men.
pub(super) fn tone(seat: Seat) -> Tone {
    if seat == Seat::FIRST { Tone::White } else { Tone::Black }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Half the width of the line around a man, which style.css says.
    const HALF_LINE: f32 = 0.013;

    /// The points where the pieces of an outline end.
    fn ends(outline: &str) -> Vec<[f32; 2]> {
        let is_letter = |c: char| c.is_ascii_alphabetic();
        let commands = outline.matches(is_letter);
        let pieces = commands.zip(outline.split(is_letter).skip(1)).flat_map(|(command, text)| {
            let n_numbers = match command {
                "Q" => 4,
                "C" => 6,
                "A" => 7,
                _ => 2,
            };
            numbers(text)
                .chunks(n_numbers)
                .map(|of_piece| [of_piece[n_numbers - 2], of_piece[n_numbers - 1]])
                .collect::<Vec<_>>()
        });
        pieces.collect()
    }

    /// Numbers that stand apart, or begin with a minus sign or with a second point.
    fn numbers(text: &str) -> Vec<f32> {
        let mut words = vec![String::new()];
        for c in text.chars() {
            let last = words.last().expect("there is a word");
            if matches!(c, ' ' | '-') || c == '.' && last.contains('.') {
                words.push(String::new());
            }
            words.last_mut().expect("there is a word").extend(Some(c).filter(|c| *c != ' '));
        }
        words.iter().filter(|word| !word.is_empty()).map(|word| word.parse().expect("it is a number")).collect()
    }

    fn silhouette(kind: usize) -> Vec<[f32; 2]> {
        let face = MEN[kind].iter().find(|(class, _)| *class == "face").expect("every man has a silhouette");
        ends(face.1)
    }

    #[test]
    fn men_have_the_heights_of_a_tournament_set() {
        for (kind, height) in [0.673, 0.78, 0.78, 0.7, 0.88, 0.92].into_iter().enumerate() {
            let ys = silhouette(kind).into_iter().map(|[_, y]| y);
            let (top, bottom) = ys.fold((1.0, -1.0), |(low, high): (f32, f32), y| (low.min(y), high.max(y)));
            let drawn = bottom - top + 2.0 * HALF_LINE;
            assert!((drawn - height).abs() < 0.011, "{kind} is {drawn} high");
            assert!(top - HALF_LINE >= -0.5, "{kind} rises out of its square");
        }
    }

    #[test]
    fn men_stand_on_one_line_in_the_middle() {
        for kind in 0..MEN.len() {
            let foot: Vec<f32> =
                silhouette(kind).into_iter().filter(|[_, y]| (*y - 0.42).abs() < 0.0001).map(|[x, _]| x).collect();
            assert_eq!(foot.len(), 2, "{kind} stands on {foot:?}");
            assert!((foot[0] + foot[1]).abs() < 0.0001, "{kind} stands on {foot:?}");
            let pawn = kind == 0;
            assert_eq!(foot[0].abs() < 0.24, pawn, "a pawn's foot is narrower than all others");
        }
    }

    #[test]
    fn only_black_has_beads() {
        for kind in 0..MEN.len() {
            let has_beads = |tone| parts(kind, Some(tone)).any(|(class, _)| class == "chess-beads");
            assert_eq!([Tone::White, Tone::Black].map(has_beads), [false, true]);
        }
    }
}
