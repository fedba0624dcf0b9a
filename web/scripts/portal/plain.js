// How names are compared: by the home page, and by the page for addresses where nothing is. The site's build puts this
// function into their scripts, so that neither fetches it.

/**
 * Letters without case, accents and vowel signs, so that people find what they spell otherwise.
 * @param {string} text
 */
export const plain = (text) =>
  text
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ı", "i")
    .replaceAll("đ", "d")
    .replaceAll("ς", "σ")
    .replaceAll("ß", "ss")
    .replace(/[ىي]/g, "ي")
    .replaceAll("ة", "ه");
