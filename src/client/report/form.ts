import { formatWaiting, parseWaiting, send, type Report, type Sent } from './waiting.ts';

const KEY = 'reports';
/** An id of a rule or a term, or the path of a page. */
const SUBJECT = /^[a-z0-9./-]{1,160}$/;

const read = (): readonly Report[] => {
  try {
    return parseWaiting(localStorage.getItem(KEY));
  } catch {
    return [];
  }
};

function write(reports: readonly Report[]): void {
  try {
    if (reports.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, formatWaiting(reports));
  } catch {
    // Full or shut: what waits is lost with the page.
  }
}

const form = document.querySelector<HTMLFormElement>('[data-report-form]');
if (form !== null) setUp(form);

function setUp(box: HTMLFormElement): void {
  const status = box.querySelector<HTMLElement>('[data-status]');
  const say = (state: Sent | 'copied'): void => {
    if (status !== null) status.textContent = status.dataset[state] ?? '';
  };
  const field = (name: string) => {
    const found = box.elements.namedItem(name);
    return found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement ? found : null;
  };
  const value = (name: string): string => field(name)?.value.trim() ?? '';
  const about = field('about');
  const subject = decodeURIComponent(location.hash.slice(1));
  if (about !== null && SUBJECT.test(subject)) about.value = subject;
  const id = field('id');
  if (id !== null) id.value = crypto.randomUUID();

  const endpoint = box.dataset['reportForm'] ?? '';
  const words = (): string => [value('about'), value('text'), value('reply')].join('\n\n').trim();
  const copy = box.querySelector<HTMLElement>('[data-copy]');
  if (copy !== null) copy.hidden = false;
  copy?.addEventListener('click', () => {
    void navigator.clipboard.writeText(words()).then(() => say('copied'));
  });
  const mail = box.querySelector<HTMLAnchorElement>('[data-mail]');
  mail?.addEventListener('click', () => {
    const url = new URL(mail.href);
    url.search = new URLSearchParams({ subject: value('about'), body: words() })
      .toString()
      .replaceAll('+', '%20');
    mail.href = url.href;
  });

  async function sendAll(): Promise<void> {
    for (const report of read()) {
      const sent = await send(endpoint, report);
      if (sent !== 'later') write(read().filter((other) => other.id !== report.id));
      say(sent);
    }
  }
  box.addEventListener('submit', (event) => {
    event.preventDefault();
    if (endpoint === '') return;
    const report: Report = {
      id: value('id'),
      about: value('about'),
      language: value('language'),
      edition: value('edition'),
      text: value('text'),
      reply: value('reply'),
      website: value('website'),
    };
    write([...read().filter((other) => other.id !== report.id), report]);
    void sendAll().then(() => {
      const isGone = read().every((other) => other.id !== report.id);
      if (isGone && id !== null) id.value = crypto.randomUUID();
    });
  });
  if (endpoint !== '') addEventListener('online', () => void sendAll());
  if (endpoint !== '' && read().length > 0) void sendAll();
}
