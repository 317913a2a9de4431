import { h, render } from 'preact';
import type { SharedNotes } from '../player/player-data.ts';
import { Party } from './party.tsx';
import type { PartyData } from './party-data.ts';

/** Rules and terms that walkthroughs share come in a file of their own. */
const complete = async (data: PartyData): Promise<PartyData> => {
  if (data.shared === undefined) return data;
  const response = await fetch(data.shared);
  if (!response.ok) throw new Error(`${data.shared} answered ${response.status}.`);
  const { rules, terms } = (await response.json()) as SharedNotes;
  return { ...data, terms, rules: { ...rules, ...data.rules } };
};

export const mountParty = async (container: HTMLElement): Promise<void> => {
  const block = container.querySelector('script[type="application/json"]');
  const place = container.querySelector<HTMLElement>('[data-place]');
  if (!block || !place) return;
  const data = JSON.parse(block.textContent) as PartyData;
  try {
    const whole = await complete(data);
    place.replaceChildren();
    render(h(Party, { data: whole }), place);
    container.dataset['ready'] = '';
  } catch (error) {
    place.textContent = data.party.failed;
    throw error;
  }
};
