/* The language chosen before, else the browser's; Ukrainian where neither is known. */
(() => {
  let language;
  try {
    language = localStorage.getItem('language');
  } catch {
    /* Storage may be closed to us. */
  }
  if (language !== 'uk' && language !== 'ru') {
    const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
    language = wanted.find((tag) => tag === 'uk' || tag === 'ru') ?? 'uk';
  }
  location.replace(`${language}/`);
})();
