//! The link by which a game goes on elsewhere: shared, copied, or as a QR code.

use qrcodegen::{QrCode, QrCodeEcc};
use rules::Message;
use yew::platform::spawn_local;
use yew::prelude::*;

use super::share::copy;
use crate::services::Failed;
use crate::services::clipboard::Clipboard;
use crate::words::texts::messages as texts;
use crate::words::{late_messages, translate};

/// A link that is to be sent.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct SendLinkProps {
    /// The whole address.
    pub(crate) address: String,
    /// How many characters the link has, if some programs cut links as long as this.
    pub(crate) too_long: Option<usize>,
    /// The link was sent; whether nothing more is to be done.
    pub(crate) on_sent: Callback<bool>,
}

/// The dialog's content.
pub(crate) struct SendLink {
    /// What copies and shares, once it was fetched.
    clipboard: Option<Result<Clipboard, Failed>>,
    field: NodeRef,
    /// What is said about the last touch, and how often anything was said.
    said: (u32, Option<Message>),
}

pub(crate) enum Msg {
    Fetched(Result<Clipboard, Failed>),
    Share,
    Shared(bool),
    Copy,
    Copied(Message),
}

impl Component for SendLink {
    type Message = Msg;
    type Properties = SendLinkProps;

    fn create(ctx: &Context<Self>) -> Self {
        ctx.link().send_future(async { Msg::Fetched(Clipboard::fetch().await) });
        SendLink { clipboard: None, field: NodeRef::default(), said: (0, None) }
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        let SendLinkProps { address, on_sent, .. } = ctx.props().clone();
        let (link, clipboard) = (ctx.link().clone(), self.clipboard.clone().and_then(Result::ok));
        match msg {
            Msg::Fetched(clipboard) => self.clipboard = Some(clipboard),
            Msg::Share => {
                // The browser shows its own dialog while the touch lasts.
                if let Some(clipboard) = clipboard {
                    spawn_local(async move { link.send_message(Msg::Shared(clipboard.share(&address).await)) });
                }
                return false;
            }
            Msg::Shared(is_shared) => {
                if is_shared {
                    on_sent.emit(true);
                }
                return false;
            }
            Msg::Copy => {
                let field = self.field.clone();
                spawn_local(async move { link.send_message(Msg::Copied(copy(clipboard, &address, &field).await)) });
                return false;
            }
            Msg::Copied(said) => {
                let is_copied = said.key == texts::texts_copied().key;
                self.said = (self.said.0 + 1, Some(said));
                if is_copied {
                    on_sent.emit(false);
                }
            }
        }
        true
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        let Some(clipboard) = &self.clipboard else { return Html::default() };
        let SendLinkProps { address, too_long, on_sent } = ctx.props();
        let can_share = clipboard.as_ref().is_ok_and(Clipboard::can_share);
        let share = ctx.link().callback(|_: MouseEvent| Msg::Share);
        let copy = ctx.link().callback(|_: MouseEvent| Msg::Copy);
        let done = on_sent.reform(|_: MouseEvent| true);
        let (n_said, said) = &self.said;
        html! {
            <div class="share send-link">
                <p id="send-link-what">{ translate(&late_messages::send_link_what()) }</p>
                <div class="replies">
                    if can_share {
                        <button type="button" class="button-main" data-share="" onclick={share}>
                            { translate(&late_messages::send_link_share()) }
                        </button>
                    }
                    <button type="button" class={classes!((!can_share).then_some("button-main"))} data-copy="" onclick={copy}>
                        { translate(&texts::texts_copy()) }
                    </button>
                </div>
                <textarea
                    ref={self.field.clone()}
                    readonly={true}
                    rows="3"
                    dir="ltr"
                    spellcheck="false"
                    aria-labelledby="send-link-what"
                    value={address.clone()}
                />
                if let Some(count) = too_long {
                    <p class="sheet-note">{ translate(&texts::link_too_long(*count)) }</p>
                }
                { for code(address) }
                <p class="sheet-note">
                    { translate(&late_messages::send_link_preview()) }{ " " }{ translate(&late_messages::send_link_silence()) }
                </p>
                <button type="button" data-sent="" onclick={done}>{ translate(&late_messages::send_link_done()) }</button>
                <p class="sheet-told" role="status">
                    if let Some(said) = said {
                        <span key={*n_said}>{ translate(said) }</span>
                    }
                </p>
            </div>
        }
    }
}

/// The light margin around a code, in modules: ISO/IEC 18004 asks for four.
const MARGIN: i32 = 4;

/// A link as a QR code; `None` where it is too long for one that a camera reads from a screen.
fn code(address: &str) -> Option<Html> {
    const LONGEST: usize = 1_200;
    let code = QrCode::encode_text(address, QrCodeEcc::Low).ok().filter(|_| address.len() <= LONGEST)?;
    let size = code.size() + 2 * MARGIN;
    Some(html! {
        <svg
            class="qr-code"
            viewBox={format!("0 0 {size} {size}")}
            role="img"
            aria-label={translate(&late_messages::send_link_code())}
            shape-rendering="crispEdges"
        >
            <path class="qr-ground" d={format!("M0 0h{size}v{size}h-{size}z")} />
            <path class="qr-modules" d={modules(&code)} />
        </svg>
    })
}

/// The dark modules of a code as a path, row by row.
fn modules(code: &QrCode) -> String {
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let n = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if n > 0 {
                path.push_str(&format!("M{} {}h{n}v1h-{n}z", x + MARGIN, y + MARGIN));
            }
            x += n + 1;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The finder pattern in the corner above left: seven dark modules, then a light one.
    #[test]
    fn the_modules_of_a_code_are_drawn_in_runs() {
        let code =
            QrCode::encode_text("https://games.example.org/en/laska/#g=1abc", QrCodeEcc::Low).expect("it is short");
        let path = modules(&code);
        assert!(path.starts_with("M4 4h7v1h-7z") && path.contains("M4 5h1v1h-1zM10 5h1v1h-1z"), "{path}");
        let run = |part: &str| part.split_once('h')?.1.split_once('v')?.0.parse::<i32>().ok();
        let dark: i32 = path.split('M').filter_map(run).sum();
        let all = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
        assert_eq!(dark, all.filter(|(x, y)| code.get_module(*x, *y)).count() as i32);
    }
}
