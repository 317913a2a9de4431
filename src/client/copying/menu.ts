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
/** What is known of a link: a rule of this page, or what a search has found, which tells it shorter. */
function quoteOf(link: HTMLAnchorElement): Quote | null {
  const told = link.querySelector('.search-rule') ?? link.querySelector('.search-excerpt');
  const rule = ruleOf(link);
  if (told === null && rule === null) return null;
  const alone = link.hash === '' ? link.pathname : `${link.pathname}${link.hash.slice(1)}/`;
  return {
    words: rule === null ? (told?.textContent ?? '') : ownWords(rule),
    url: publishedUrl(alone),
    title: link.querySelector('.search-title')?.textContent ?? document.title,
  };
}

/** Opens beside a link to a rule what can be done with it. */
export function openCopyMenu(link: HTMLAnchorElement): void {
  const quote = quoteOf(link);
  if (quote === null) location.href = link.href;
  else openMenu(link, link.href, quote);
}

/** First what most do: the device's own sheet, the link, the words; the rest on request. */
function openMenu(source: HTMLElement, href: string, quote: Quote): void {
  const t = copyingWords(document.documentElement.lang as InterfaceLanguage);
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const way = (format: Format): HTMLButtonElement => {
    const button = item('button', t.formats[format]);
    button.addEventListener('click', () => {
      void copy(FORMATS[format](quote)).then((done) => {
        status.textContent = done ? t.copied : t.failed;
        if (done) setTimeout(() => menu.hidePopover(), SEEN_MS);
      });
    });
    return button;
  };
  const sharing = item('button', t.share);
  sharing.addEventListener('click', () => share(quote));
  const open = item('a', t.open);
  open.href = href;
  const rest = [way('markdown'), way('telegram')];
  const more = item('button', t.more);
  more.addEventListener('click', () => {
    more.replaceWith(...rest);
    rest[0]?.focus();
  });
  menu.setAttribute('aria-label', t.menu);
  menu.replaceChildren(
    ...(canShare() ? [sharing] : []),
    way('link'),
    way('text'),
    open,
    more,
    status,
  );
  // What lies outside an open dialog cannot be touched.
  (source.closest('dialog') ?? document.body).append(menu);
  menu.togglePopover({
    force: true,
    source: source.querySelector<HTMLElement>('.search-more') ?? source,
  });
  menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
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
