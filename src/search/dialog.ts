import type { InterfaceLanguage } from '../i18n/languages.ts';
import { searchWords } from '../i18n/search.ts';
import { spokenTo } from '../rules/languages.ts';
import styles from '../styles/search.css?inline';
import { putInAddress, queryInAddress } from './address.ts';
import { stayAboveKeyboard, stayInSight } from './above-keyboard.ts';
import { loadSearch, type LoadedSearch } from './browser.ts';
import { createCombobox, type Combobox } from './combobox.ts';
import { element } from './element.ts';

interface SearchDialog {
  readonly dialog: HTMLDialogElement;
  readonly input: HTMLInputElement;
  readonly combobox: Combobox;
}

/** The first results are on the screen by then. */
const KEEP_AFTER_MS = 4000;

let made: SearchDialog | undefined;
let isStyled = false;

/** Opens the search over the page with its last query, or with the one in the address. */
export function openSearch(): void {
  const language = pageLanguage();
  addStyles();
  const asked = made === undefined ? queryInAddress() : '';
  made ??= createDialog(language);
  const { dialog, input, combobox } = made;
  if (!dialog.open) dialog.showModal();
  combobox.run(asked === '' ? undefined : asked);
  input.focus();
  input.select();
  // Read while the first letters are typed; a failure shows when they are searched for.
  void loadSearch(spokenTo(language))
    .then(keepGameLater)
    .catch(() => undefined);
}

/** Brings a search box of the page to life; what the address asks for is searched at once. */
export function mountSearch(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('input[type="search"]');
  const panel = form.parentElement?.querySelector<HTMLElement>('[data-search-results]');
  if (!input || !panel || input.hasAttribute('aria-controls')) return;
  addStyles();
  panel.classList.add('search-panel');
  const asked = queryInAddress() || input.value;
  const combobox = createCombobox(input, panel, pageLanguage(), {
    onFollow: () => undefined,
    offersRecent: false,
  });
  stayInSight(input);
  form.addEventListener('submit', (event) => event.preventDefault());
  input.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') combobox.run('');
  });
  if (asked.trim() !== '') combobox.run(asked);
}

/** What the reader may look up next at a table without a network; not where bytes are dear. */
async function keepGameLater({ prepare, keep }: LoadedSearch): Promise<void> {
  const { game } = document.documentElement.dataset;
  await prepare(game);
  const isDear = 'connection' in navigator && isSaving(navigator.connection);
  if (game === undefined || isDear) return;
  setTimeout(() => void keep(game).catch(() => undefined), KEEP_AFTER_MS);
}

function isSaving(connection: unknown): boolean {
  return typeof connection === 'object' && connection !== null && 'saveData' in connection
    ? connection.saveData === true
    : false;
}

function createDialog(language: InterfaceLanguage): SearchDialog {
  const words = searchWords(language);
  const input = element('input', {
    type: 'search',
    name: 'q',
    placeholder: words.placeholder,
    'aria-label': words.title,
  });
  const close = element(
    'button',
    { class: 'search-close', type: 'button', 'aria-label': words.close },
    element('span', { 'aria-hidden': 'true' }, '×'),
  );
  const bar = element('form', { class: 'search-bar', role: 'search' }, input, close);
  const panel = element('div', { class: 'search-panel' });
  const dialog = element(
    'dialog',
    { class: 'search-dialog', lang: language, 'aria-label': words.title },
    bar,
    panel,
  );
  document.body.append(dialog);

  bar.addEventListener('submit', (event) => event.preventDefault());
  close.addEventListener('click', () => dialog.close());
  input.addEventListener('keydown', (event) => {
    // Left to itself, Escape in a search input empties it first.
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  dialog.addEventListener('close', () => putInAddress(''));
  dialog.addEventListener('click', (event) => {
    // The dialog's content covers it whole, so what hits the dialog itself is its backdrop.
    if (event.target === dialog) dialog.close();
  });
  stayAboveKeyboard(dialog);
  const combobox = createCombobox(input, panel, language, {
    onFollow: () => dialog.close(),
    offersRecent: true,
  });
  return { dialog, input, combobox };
}

/** Comes with the code: no request of its own, and nothing on pages where nobody searches. */
function addStyles(): void {
  if (isStyled) return;
  isStyled = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

const pageLanguage = (): InterfaceLanguage => document.documentElement.lang as InterfaceLanguage;
