import { addressAround } from './place.ts';

/** Whatever is selected and copied keeps the address of the rule it begins in. */
document.addEventListener('copy', (event) => {
  const selection = getSelection();
  const { target, clipboardData } = event;
  if (selection === null || selection.isCollapsed || clipboardData === null) return;
  if (target instanceof Element && target.matches('input, textarea')) return;
  const words = selection.toString().trim();
  // A single word is wanted for itself: for a search, for a translation.
  if (!/\s/.test(words)) return;
  const range = selection.getRangeAt(0);
  const address = addressAround(range.startContainer);
  if (address === undefined) return;
  event.preventDefault();
  clipboardData.setData('text/plain', `${words}\n${address}`);
  clipboardData.setData('text/html', withAddress(range, address));
});

/** The selected text with its links, and nothing else of the page. */
function withAddress(range: Range, address: string): string {
  const box = document.createElement('div');
  box.append(range.cloneContents());
  for (const mark of box.querySelectorAll('.permalink:not(.number)')) mark.remove();
  for (const element of box.querySelectorAll('*')) {
    const href = element instanceof HTMLAnchorElement ? element.href : undefined;
    for (const { name } of [...element.attributes]) element.removeAttribute(name);
    if (href !== undefined) element.setAttribute('href', href);
  }
  const source = document.createElement('p');
  const link = document.createElement('a');
  link.href = address;
  link.textContent = address;
  source.append(link);
  box.append(source);
  return box.innerHTML;
}
