import type { CardId } from '../engine/cards.ts';
import type { Language } from '../../../rules/languages.ts';
import { englishTitle } from '../../../i18n/english-title.ts';
import { CARD_NAMES } from './card-names.ts';

/** Titles that an id cannot spell. */
const SPELLED: Readonly<Partial<Record<CardId, string>>> = {
  'a-heros-journey': 'A Hero’s Journey',
  'twilek-loyalist': 'Twi’lek Loyalist',
  'shii-cho-training': 'Shii-Cho Training',
  'counter-stroke': 'Counter-stroke',
  'obi-wan-kenobi': 'Obi-Wan Kenobi',
  'r2-d2': 'R2-D2',
  'c-3po': 'C-3PO',
  'y-wing': 'Y-Wing',
  'a-wing': 'A-Wing',
  'youre-my-only-hope': 'You’re My Only Hope',
  'x-wing-escort': 'X-Wing Escort',
  'x-wing': 'X-Wing',
  'decoy-at-dantooine': 'Decoy at Dantooine',
  'fall-back': 'Fall Back!',
  'twilek-smuggler': 'Twi’lek Smuggler',
  'rumors-at-the-cantina': 'Rumors at the Cantina',
  'yub-yub': 'Yub Yub!',
  'vaders-lightsaber': 'Vader’s Lightsaber',
  'vaders-tie-advanced': 'Vader’s TIE Advanced',
  'tie-advanced': 'TIE Advanced',
  'im-on-the-leader': 'I’m On the Leader',
  'the-emperors-web': 'The Emperor’s Web',
  'emperors-royal-guard': 'Emperor’s Royal Guard',
  'isb-interrogators': 'ISB Interrogators',
  'the-hands-blessing': 'The Hand’s Blessing',
  'a-disturbance-in-the-force': 'A Disturbance In the Force',
  'tie-fighter': 'TIE Fighter',
  'tie-bomber': 'TIE Bomber',
  'tie-attack-squadron': 'TIE Attack Squadron',
  'at-st-commander': 'AT-ST Commander',
  'at-st': 'AT-ST',
  'its-worse': 'It’s Worse',
};

/** As the English cards print it; affiliations and the dark copies of light cards say so in their ids. */
export const originalTitle = (card: CardId): string =>
  SPELLED[card] ?? englishTitle(card.replace(/-(?:card|dark)$/, ''));

export const cardName = (language: Language, card: CardId): string => CARD_NAMES[card][language];
