/** Copies a rule's link or words; says whether it worked. */
for (const tools of document.querySelectorAll<HTMLElement>('[data-copy-tools]')) {
  const status = tools.querySelector<HTMLElement>('[role="status"]');
  tools.hidden = false;
  tools.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const text = button?.dataset['copy'];
    if (text === undefined || status === null) return;
    navigator.clipboard.writeText(text).then(
      () => (status.textContent = status.dataset['copied'] ?? ''),
      () => (status.textContent = status.dataset['failed'] ?? ''),
    );
  });
}
