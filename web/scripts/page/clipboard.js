// Copies texts, such as games and positions. Fetched with the first dialog that offers one.

/**
 * Copies a text that also stands in a text field. Where the page may not use the clipboard the field is selected, so that
 * the browser or the reader can copy from there. Gives whether the text is copied.
 * @param {string} text
 * @param {HTMLTextAreaElement} field
 */
export const copy = async (text, field) => {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand("copy");
  }
};

/** Whether the browser can pass an address on to other programs. */
export const canShare = () => "share" in navigator;

/**
 * Has the browser pass an address on. Gives whether somebody has done that.
 * @param {string} url
 */
export const share = (url) =>
  navigator.share({ url }).then(
    () => true,
    () => false,
  );
