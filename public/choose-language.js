/* The language chosen before, else the browser's, of those that the page names; else its first. */
(() => {
  const spoken = [...document.querySelectorAll('link[hreflang]')].map((link) => link.hreflang);
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  try {
    wanted.unshift(localStorage.language);
  } catch {
    /* Storage may be closed to us. */
  }
  location.replace(`${wanted.find((tag) => spoken.includes(tag)) ?? spoken[0]}/`);
})();
