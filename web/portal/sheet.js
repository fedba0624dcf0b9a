// Shows all games, or how to play, beside a table: the home page's cards, or the text below the table, in a dialog.

// The address of what lies beside this file.
const near = (name) => new URL(name, import.meta.url).href;

const style = () => {
  const href = near("cards.css");
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((done) => {
    link.onload = link.onerror = done;
    document.head.append(link);
  });
};

// The cards of the home page at an address, with links that lead from here.
const games = async (address) => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const home = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = home.querySelectorAll(".drawings, .families");
  for (const link of home.querySelectorAll(".families a")) link.href = new URL(link.getAttribute("href"), address).href;
  return parts;
};

const guide = () => {
  const text = document.querySelector(".guide").cloneNode(true);
  for (const own of [text, ...text.querySelectorAll("[id]")]) own.removeAttribute("id");
  for (const name of ["data-part", "aria-labelledby"]) text.removeAttribute(name);
  text.querySelector("h2").remove();
  return [text];
};

// Opens what a link leads to.
export const open = async (link) => {
  const { sheet, close } = link.dataset;
  const [parts] = await Promise.all([sheet === "games" ? games(link.href) : guide(), style()]);
  const dialog = document.createElement("dialog");
  dialog.className = `sheet of-${sheet}`;
  const header = document.createElement("header");
  const heading = document.createElement("h2");
  heading.id = "sheet";
  heading.textContent = sheet === "games" ? link.textContent.trim() : document.querySelector(".guide h2").textContent;
  dialog.setAttribute("aria-labelledby", heading.id);
  const button = Object.assign(document.createElement("button"), { type: "button", textContent: close });
  header.append(heading, button);
  dialog.append(header, ...parts);
  document.body.append(dialog);
  button.addEventListener("click", () => dialog.close());
  // A press beside it closes it.
  dialog.addEventListener("pointerdown", ({ target }) => target === dialog && dialog.close());
  dialog.addEventListener("close", () => {
    dialog.remove();
    link.focus();
  });
  dialog.showModal();
};
