// When the scripts of a page begin that were loaded as one classic script: as modules do, once all of the page is there.

/** @param {() => void} start */
export const whenThere = (start) => {
  if (document.readyState === "loading") addEventListener("DOMContentLoaded", start);
  else start();
};
