import { playOf } from '../../../player/play.tsx';
import type { Telling } from '../../../player/telling.ts';
import { fight } from '../engine/fight.ts';
import type { Duel, FightEvent } from '../engine/fight.ts';
import { WORDS } from '../words/words.ts';

interface FightTold {
  readonly Side: 'attacker';
  readonly State: Duel['State'];
  readonly Choice: Duel['Choice'];
  readonly Event: FightEvent;
  readonly Outcome: number | null;
  readonly Task: Duel['State']['agenda'][number]['at'];
  readonly Names: undefined;
}

const tellingIn = (language: keyof typeof WORDS): Telling<FightTold> => {
  const { attacker, choices, die, led, struck, tasks } = WORDS[language];
  return {
    sides: { attacker },
    events: { led: () => led, struck: ({ blow }) => struck(blow) },
    tasks: { lead: () => tasks.lead, roll: () => tasks.roll },
    choices: { lead: () => choices.lead, stay: () => choices.stay },
    outcome: (blow) => [struck(blow ?? 0)],
    draws: { die },
  };
};

const Board = ({ state: { bonus, blow } }: { readonly state: Duel['State'] }) => (
  <p>
    +{bonus} = {blow ?? '–'}
  </p>
);

export const play = playOf<null, Telling<FightTold>, FightTold>(
  { uk: () => Promise.resolve(tellingIn('uk')), ru: () => Promise.resolve(tellingIn('ru')) },
  ({ words }) => ({
    procedure: fight,
    words,
    names: () => undefined,
    face: (_of, result) => result,
    cause: (id) => id,
    Board,
  }),
);
