/* Runs before the first paint, so that the chosen colours never flash. */
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  /* Storage may be closed to us; the system's colours are fine then. */
}
/* Workers come from this site alone; no text becomes markup or script. */
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location).origin === location.origin ? url : null),
});
