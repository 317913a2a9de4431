try {
  for (const name of ['theme', 'boxes']) {
    const choice = localStorage.getItem(name);
    if (/^(light|dark|rules|all)$/.test(choice)) document.documentElement.dataset[name] = choice;
  }
} catch {}
window.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => (new URL(url, location).origin === location.origin ? url : null),
});
