import { copyingWords } from '../../i18n/copying.ts';
import type { InterfaceLanguage } from '../../i18n/languages.ts';
import styles from '../../styles/copy-menu.css?inline';
import { copy } from './clipboard.ts';
import { FORMATS, type Format, type Quote } from './formats.ts';
import { ownWords } from './own-words.ts';
import { publishedUrl, ruleOf } from './place.ts';
import { canShare, share } from './share.ts';

/** Long enough to read one word. */
const SEEN_MS = 900;

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets.push(sheet);

const menu = document.createElement('div');
menu.popover = 'auto';
menu.className = 'copy-menu';
menu.setAttribute('role', 'menu');
menu.addEventListener('keydown', moveFocus);
document.body.append(menu);

/** Opens beside a rule's mark what can be done with its link. */
export function openCopyMenu(permalink: HTMLAnchorElement): void {
  const rule = ruleOf(permalink);
  const t = copyingWords(document.documentElement.lang as InterfaceLanguage);
  if (rule === null) {
    location.href = permalink.href;
    return;
  }
  const quote: Quote = {
    words: ownWords(rule),
    url: publishedUrl(permalink.pathname),
    title: document.title,
  };
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const open = item('a', t.open);
  open.href = permalink.href;
  const ways = Object.entries(t.formats).map(([format, label]) => {
    const button = item('button', label);
    button.addEventListener('click', () => {
      void copy(FORMATS[format as Format](quote)).then((done) => {
        status.textContent = done ? t.copied : t.failed;
        if (done) setTimeout(() => menu.hidePopover(), SEEN_MS);
      });
    });
    return button;
  });
  const sharing = item('button', t.share);
  sharing.addEventListener('click', () => share(quote));
  menu.setAttribute('aria-label', t.menu);
  menu.replaceChildren(open, ...ways, ...(canShare() ? [sharing] : []), status);
  menu.togglePopover({ force: true, source: permalink });
  open.focus();
}

function item<Tag extends 'a' | 'button'>(tag: Tag, label: string): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.setAttribute('role', 'menuitem');
  made.textContent = label;
  return made;
}

function moveFocus(event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = items.findIndex((entry) => entry === document.activeElement);
  items.at((at + step) % items.length)?.focus();
}
