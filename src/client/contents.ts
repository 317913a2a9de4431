/** On a phone the contents lie over the text, so a choice made there takes them away. */
export function setUpContents(): void {
  const sheet = document.getElementById('contents');
  sheet?.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) sheet.hidePopover();
  });
}
