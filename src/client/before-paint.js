try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {}
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location).origin === location.origin ? url : null),
});
