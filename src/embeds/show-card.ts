import { drawCard, drawNotice } from './draw-card.ts';
import { findCard, splitCardId } from './find-card.ts';

/** Shows the rule or the term that the address of the frame names after `#`. */
async function show(): Promise<void> {
  const main = document.querySelector<HTMLElement>('main');
  const { lang } = document.documentElement;
  const { site = '/' } = main?.dataset ?? {};
  const id = splitCardId(location.hash.slice(1));
  if (main === null) return;
  if (id === undefined) {
    drawNotice(main, 'unknown');
    return;
  }
  try {
    const found = await findCard(`${site}api/v1/`, id, lang);
    if (found === undefined) drawNotice(main, 'unknown');
    else drawCard(main, found);
  } catch {
    drawNotice(main, 'failed', `${site}${lang}/${id.game}/${id.topic}/${id.anchor}/`);
  }
}

addEventListener('hashchange', () => void show());
void show();
