/** On a phone the contents lie over the text: a choice made there takes them away, and they open at the reader's place. */
export function setUpContents(): void {
  const sheet = document.getElementById('contents');
  sheet?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.hidePopover();
  });
  sheet?.addEventListener('toggle', () => {
    sheet.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  });
}
