import type { PlayerId } from '../engine/action/types.ts';
import type { GalaxyChoice, GalaxyEventData, GalaxyTask } from '../engine/galaxy/types.ts';
import type { Language } from '../../../rules/languages.ts';
import { ru } from './ru/galaxy.ts';
import { uk } from './uk/galaxy.ts';

export interface GalaxyNames {
  /** Number and what lies on the tile: «26 (Лодор)». */
  readonly tile: (tile: number) => string;
  /** Ring and place in it. */
  readonly place: (hex: readonly [number, number]) => readonly [ring: number, place: number];
}

/** Everything the laying of a galaxy can say. */
export interface GalaxyMessages {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly events: {
    readonly [Kind in keyof GalaxyEventData]: (
      data: GalaxyEventData[Kind],
      names: GalaxyNames,
    ) => string;
  };
  readonly tasks: Readonly<Record<GalaxyTask | 'where', string>>;
  readonly draws: Readonly<Record<'blue-tile' | 'red-tile', string>>;
  readonly choice: (choice: GalaxyChoice, names: GalaxyNames) => string;
  readonly outcome: (text: string) => readonly string[];
  readonly board: {
    readonly letters: Readonly<Record<PlayerId, string>>;
    readonly hand: (player: PlayerId) => string;
    readonly home: (player: PlayerId) => string;
    readonly lit: string;
    readonly barred: string;
    readonly text: string;
    readonly random: string;
    readonly randomHint: string;
    /** Resources and influence within reach of the homes, each with its player. */
    readonly wealth: (each: readonly (readonly [PlayerId, number])[]) => string;
    readonly kinds: Readonly<
      Record<
        | 'asteroid-field'
        | 'gravity-rift'
        | 'nebula'
        | 'supernova'
        | 'alpha'
        | 'beta'
        | 'delta'
        | 'empty',
        string
      >
    >;
  };
}

const ALL: Readonly<Record<Language, GalaxyMessages>> = { uk, ru };

export const galaxyMessages = (language: Language): GalaxyMessages => ALL[language];
