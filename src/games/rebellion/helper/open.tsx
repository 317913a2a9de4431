import type { JSX } from 'preact';
import type { OpenHelper } from '../../../player/helper-data.ts';
import { Counter, GuideView } from '../../../player/guide/guide-view.tsx';
import type { Hands } from '../../../player/guide/guide-view.tsx';
import { valueOf } from '../../../player/guide/guide.ts';
import type { WordsIn } from '../../../player/telling.ts';
import { Track } from '../boards/game/track.tsx';
import type { GameBoardWords } from '../words/game.ts';
import type { HelperWords } from '../words/helper.ts';
import { rebellionGuide, rebelsHaveWon } from './guide.ts';

interface Words {
  readonly helper: HelperWords;
  readonly board: GameBoardWords;
}

const both = async (
  helper: Promise<HelperWords>,
  board: Promise<GameBoardWords>,
): Promise<Words> => ({ helper: await helper, board: await board });

const WORDS: WordsIn<Words> = {
  uk: () =>
    both(
      import('../words/uk/helper.ts').then(({ uk }) => uk),
      import('../words/uk/game-board.ts').then(({ board }) => board),
    ),
  ru: () =>
    both(
      import('../words/ru/helper.ts').then(({ ru }) => ru),
      import('../words/ru/game-board.ts').then(({ board }) => board),
    ),
};

const KINDS = {
  rebel: ['pool', 'missions', 'objectives'],
  empire: ['pool', 'missions', 'probes'],
} as const;

const HAND = 10;

const Side = ({
  side,
  words,
  ...hands
}: Hands & { readonly side: 'rebel' | 'empire'; readonly words: HelperWords }): JSX.Element => {
  const over = valueOf(hands.table.values, `${side}.missions`) - HAND;
  return (
    <section class="helper-part">
      <h2>{words.sides[side]}</h2>
      {KINDS[side].map((kind) => (
        <Counter
          key={kind}
          {...hands}
          guide={rebellionGuide}
          words={words}
          id={`${side}.${kind}`}
          name={words.fields[kind]}
          of={words.sides[side]}
        />
      ))}
      {over > 0 && <p class="helper-note helper-warning">{words.overHand(over)}</p>}
    </section>
  );
};

export const open: OpenHelper = async ({ language, rules }) => {
  const { helper, board } = await WORDS[language]();
  return (
    <GuideView
      guide={rebellionGuide}
      words={helper}
      notes={rules}
      verdict={(values) => (rebelsHaveWon(values) ? helper.won : null)}
      parts={(hands) => (
        <>
          <div class="helper-part">
            <Track
              time={valueOf(hands.table.values, 'time')}
              reputation={valueOf(hands.table.values, 'reputation')}
              words={board}
            />
            <Counter
              {...hands}
              guide={rebellionGuide}
              words={helper}
              id="reputation"
              name={helper.fields.reputation}
            />
            <Counter {...hands} guide={rebellionGuide} words={helper} id="time" name={board.time} />
          </div>
          <Side {...hands} side="rebel" words={helper} />
          <Side {...hands} side="empire" words={helper} />
        </>
      )}
    />
  );
};
