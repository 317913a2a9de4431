try {
  const { theme } = localStorage;
  if (/^(light|dark)$/.test(theme)) document.documentElement.dataset.theme = theme;
} catch {}
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location).origin === location.origin ? url : null),
});
if (!location.hash && !history.state) document.documentElement.dataset.start = '';
