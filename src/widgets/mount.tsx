import { render } from 'preact';
import type { ComponentChild } from 'preact';
import { parseSetup } from '../engine/rebellion/combat/parse-setup.ts';
import type { CombatAnswer } from '../engine/rebellion/combat/types.ts';
import type { CombatMessages } from '../i18n/engine/rebellion-combat.ts';
import type { Language } from '../rules/languages.ts';
import type { PlayerData, SharedNotes } from './player-data.ts';
import { Player } from './player.tsx';
import { combatAdapter } from './rebellion/combat-adapter.tsx';

const newSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;

/** A page speaks one language; the words of the other stay where they are. */
const combatWords = async (language: Language): Promise<CombatMessages> =>
  language === 'uk'
    ? (await import('../i18n/engine/rebellion-combat.uk.ts')).uk
    : (await import('../i18n/engine/rebellion-combat.ru.ts')).ru;

const OPENERS: Readonly<Record<string, (data: PlayerData) => Promise<ComponentChild>>> = {
  'rebellion/combat': async (data) => {
    const parsed = parseSetup(data.setup);
    if (!parsed.ok) throw new Error(`setup.${parsed.path}: ${parsed.problem}`);
    const words = await combatWords(data.language);
    const adapter = combatAdapter(parsed.setup, data.language, words, data.terms);
    const book = data.choices as readonly CombatAnswer[];
    return <Player adapter={adapter} data={data} book={book} newSeed={newSeed} />;
  },
};

const openerOf = (procedure: string): ((data: PlayerData) => Promise<ComponentChild>) => {
  const own = OPENERS[procedure];
  if (own) return own;
  if (!procedure.startsWith('rebellion/')) {
    throw new Error(`No player knows the procedure «${procedure}».`);
  }
  return async (data) => {
    const { openGame } = await import('./rebellion/game/open.tsx');
    return openGame(data, newSeed);
  };
};

/** Rules and terms that a family of walkthroughs shares come in a file of their own. */
const complete = async (data: PlayerData): Promise<PlayerData> => {
  if (data.shared === undefined) return data;
  const response = await fetch(data.shared);
  if (!response.ok) throw new Error(`${data.shared} answered ${response.status}.`);
  return { ...data, ...((await response.json()) as SharedNotes) };
};

/** Brings the player of a page to life; the text around it stays as it is. */
export const mountPlayer = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-player]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PlayerData;
  try {
    const player = await openerOf(data.procedure)(await complete(data));
    place.replaceChildren();
    render(player, place);
    container.dataset['ready'] = '';
    // Told in full for readers without script; beside the player it only has to be at hand.
    container.querySelector('details.walkthrough-text')?.removeAttribute('open');
  } catch (error) {
    place.textContent = data.words.failed;
    throw error;
  }
};
