/** Copies a rule's link or words; says whether it worked. */
for (const tools of document.querySelectorAll<HTMLElement>('[data-copy-tools]')) {
  const status = tools.querySelector<HTMLElement>('[role="status"]');
  tools.hidden = false;
  tools.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const text = button?.dataset['copy'];
    if (text === undefined || status === null) return;
    const say = (outcome: 'copied' | 'failed') => (): void => {
      status.textContent = status.dataset[outcome] ?? '';
    };
    // Without a secure context there is no clipboard at all.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard === undefined) say('failed')();
    else clipboard.writeText(text).then(say('copied'), say('failed'));
  });
}
