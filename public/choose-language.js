/* The language chosen before, else the browser's, of those that the page names; its first one where neither is known. */
(() => {
  const spoken = [...document.querySelectorAll('link[hreflang]')].map((link) => link.hreflang);
  let chosen;
  try {
    chosen = localStorage.getItem('language');
  } catch {
    /* Storage may be closed to us. */
  }
  const wanted = [chosen, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  location.replace(`${wanted.find((tag) => spoken.includes(tag)) ?? spoken[0]}/`);
})();
