import { copy } from './clipboard.ts';
import { FORMATS, isFormat, type Quote } from './formats.ts';
import { canShare, share } from './share.ts';

/** The code that stands below, for whoever wants the rule on a site of theirs. */
const embedCode = (): string => document.querySelector('.embed-code code')?.textContent ?? '';

/** Copies or shares the rule of a page; says whether it worked. */
for (const tools of document.querySelectorAll<HTMLElement>('[data-copy-tools]')) {
  const status = tools.querySelector<HTMLElement>('[role="status"]');
  const { words = '', url = '', title = '' } = tools.dataset;
  const quote: Quote = { words, url, title };
  const sheet = tools.querySelector<HTMLElement>('[data-share]');
  if (sheet !== null) sheet.hidden = !canShare();
  tools.hidden = false;
  tools.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (button === null || status === null) return;
    if (button === sheet) {
      share(quote);
      return;
    }
    const { format } = button.dataset;
    const text = isFormat(format) ? FORMATS[format](quote) : embedCode();
    void copy(text).then((done) => {
      status.textContent = status.dataset[done ? 'copied' : 'failed'] ?? '';
    });
  });
}
