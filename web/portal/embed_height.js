// Tells the page around an embedded table how high the table has become, so that its frame can grow. Only soon after
// somebody has touched the table: whatever is below the frame must not move by itself. The message is
// `{ mustermead: 1, height }`, in CSS pixels, and says nothing that a page around it may not know.

// Milliseconds.
const SOON = 500;

const root = document.documentElement;
let touchedAt = -SOON;
let said = 0;

const say = () => {
  if (performance.now() - touchedAt > SOON) return;
  const height = Math.ceil(root.scrollHeight);
  if (height <= root.clientHeight || height === said) return;
  said = height;
  parent.postMessage({ mustermead: 1, height }, "*");
};

const touch = ({ isTrusted }) => {
  if (!isTrusted) return;
  touchedAt = performance.now();
  // What it changes may have no effect on the page's size but that it no longer fits.
  requestAnimationFrame(() => requestAnimationFrame(say));
};

if (parent !== window) {
  for (const kind of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(kind, touch, { capture: true, passive: true });
  }
  new ResizeObserver(say).observe(document.body);
}
