// Pictures of games: fetched when they are about to be seen, and drawn in the page, so that they have its colours.

const seen = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      fetch(target.dataset.picture)
        .then((answer) => (answer.ok ? answer.text() : ""))
        .then((text) => {
          const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
          if (documentElement.localName === "svg") target.replaceChildren(...documentElement.children);
        })
        .catch(() => {});
    }
  },
  { rootMargin: "400px" },
);

// Watches all pictures that are in the page and not drawn yet.
export const watch = () => {
  for (const picture of document.querySelectorAll("[data-picture]:empty")) seen.observe(picture);
};
