import type { RuleId } from '../engine/procedure.ts';
import type { PartyWords } from '../i18n/party.ts';
import type { PlayerData } from '../player/player-data.ts';
import type { Guide } from './guide.ts';

/** What a game can begin with, as the build has read it. */
export interface OpenBeginning extends Pick<PlayerData, 'procedure' | 'play' | 'setup'> {
  readonly id: string;
  readonly title: string;
}

/** What players ask about a rule, and the answer. */
export interface AskedHere {
  readonly rule: RuleId;
  readonly question: string;
  readonly answer: string;
}

/** All that the page of whole games knows before any script runs. */
export interface PartyData extends Pick<
  PlayerData,
  'language' | 'terms' | 'rules' | 'words' | 'odds' | 'shared'
> {
  readonly game: string;
  readonly party: PartyWords;
  readonly beginnings: readonly OpenBeginning[];
  /** The site asks what cards say, and tells so before the first of them comes. */
  readonly asksCards: boolean;
  readonly asked: readonly AskedHere[];
  /** Where one asks about positions of the game, if anywhere. */
  readonly ask?: string;
  /** The first game, led; a game that has none is played without. */
  readonly guide?: Guide;
  /** Where one goes on after it. */
  readonly after: readonly { readonly name: string; readonly url: string }[];
  /** What happens in each phase, in its order. */
  readonly phases: Readonly<Record<string, readonly RuleId[]>>;
}
