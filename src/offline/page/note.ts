import { offlineNotes } from '../../i18n/offline-notes.ts';
import styles from '../../styles/offline-note.css?inline';
import { language } from './connect.ts';

let box: HTMLElement | undefined;

/** A quiet line over the bottom of the page: nothing moves, nothing waits for an answer. */
export function showNote(text: string): void {
  box ??= makeBox();
  const words = box.querySelector('p');
  if (words !== null) words.textContent = text;
  box.hidden = false;
}

function makeBox(): HTMLElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  const made = document.createElement('div');
  made.className = 'offline-note';
  const words = document.createElement('p');
  words.setAttribute('role', 'status');
  const close = document.createElement('button');
  close.type = 'button';
  close.ariaLabel = offlineNotes(language()).close;
  close.textContent = '×';
  close.addEventListener('click', () => (made.hidden = true));
  made.append(words, close);
  document.body.append(made);
  return made;
}
