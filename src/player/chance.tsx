import type { FunctionComponent, JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Chance, Draw, Drawn } from '../engine/procedure.ts';
import type { PlayerWords } from '../i18n/player.ts';

export interface ChanceWords {
  readonly draw: (of: string) => string;
  readonly face: (of: string, result: string) => string;
}

interface Props {
  readonly prompt: Chance;
  readonly say: ChanceWords;
  readonly Face: FunctionComponent<{ readonly of: string; readonly result: string }>;
  readonly words: PlayerWords;
  /** What the book shows here; null away from its line. */
  readonly printed: Drawn | null;
  readonly onRandom: () => void;
  readonly onDrawn: (drawn: Drawn) => void;
}

/** Draws that can show the same things are filled in together, in any order. */
const kinds = (draws: readonly Draw[]): readonly Draw[] =>
  draws.filter((draw, index) => draws.findIndex(({ of }) => of === draw.of) === index);

const firstFree = (draws: readonly Draw[], shown: readonly (string | null)[], of: string): number =>
  draws.findIndex((draw, index) => draw.of === of && shown[index] === null);

/** A deck has only so many copies of a card; a die shows a face as often as it likes. */
const hasLeft = (
  draws: readonly Draw[],
  shown: readonly (string | null)[],
  at: number,
  result: string,
): boolean => {
  const draw = draws[at];
  const weight = draw?.faces.find((face) => face.result === result)?.weight ?? 0;
  if (!draw?.leaves) return weight > 0;
  return (
    shown.filter((old, index) => old === result && draws[index]?.of === draw.of).length < weight
  );
};

const HandEntry = ({ prompt, say, Face, words, onDrawn }: Omit<Props, 'printed' | 'onRandom'>) => {
  const { draws } = prompt;
  const [shown, setShown] = useState<readonly (string | null)[]>(draws.map(() => null));
  const set = (at: number, result: string | null): void => {
    const next = shown.map((old, index) => (index === at ? result : old));
    const [only] = next;
    if (draws.length === 1 && typeof only === 'string') {
      onDrawn({ kind: 'drawn', results: [only] });
    } else {
      setShown(next);
    }
  };
  const results = shown.filter((result) => result !== null);
  const left = draws.length - results.length;
  return (
    <div class="hand-entry">
      <p class="hand-lead">{words.handLead}</p>
      {kinds(draws).map(({ of, faces }) => (
        <fieldset key={of} class="pad">
          <legend>{say.draw(of)}</legend>
          <div class={`pad-faces${faces.length > 4 ? ' pad-list' : ''}`}>
            {faces.map(({ result }) => {
              const free = firstFree(draws, shown, of);
              const at = free >= 0 && hasLeft(draws, shown, free, result) ? free : -1;
              return (
                <button
                  key={result}
                  type="button"
                  class="pad-face"
                  aria-disabled={at < 0}
                  onClick={() => {
                    if (at >= 0) set(at, result);
                  }}
                >
                  <Face of={of} result={result} />
                  <span>{say.face(of, result)}</span>
                </button>
              );
            })}
          </div>
          {draws.length > 1 && (
            <ul class="slots">
              {draws.map((draw, index) => {
                if (draw.of !== of) return null;
                const result = shown[index] ?? null;
                return (
                  <li key={index}>
                    {result === null ? (
                      <span class="slot" />
                    ) : (
                      <button
                        type="button"
                        class="slot slot-filled"
                        aria-label={`${words.handRemove} ${say.draw(of)}, ${say.face(of, result)}`}
                        onClick={() => set(index, null)}
                      >
                        <Face of={of} result={result} />
                      </button>
                    )}
                  </li>
                );
              })}
            </ul>
          )}
        </fieldset>
      ))}
      {draws.length > 1 && (
        <p class="hand-done">
          <button
            type="button"
            class="primary"
            aria-disabled={left > 0}
            onClick={() => {
              if (left === 0) onDrawn({ kind: 'drawn', results });
            }}
          >
            {words.handDone}
          </button>{' '}
          <span role="status">{left > 0 ? `${words.handLeft} ${left}` : ''}</span>
        </p>
      )}
    </div>
  );
};

/** Chance answers from three places: the book, the seed, or the table before the reader. */
export const ChanceView = (props: Props): JSX.Element => {
  const { prompt, say, Face, words, printed, onRandom, onDrawn } = props;
  const [byHand, setByHand] = useState(false);
  return (
    <div class="chance">
      <ul class="options">
        {printed !== null && (
          <li>
            <button type="button" class="option" onClick={() => onDrawn(printed)}>
              <span class="option-name">{words.sourceBook}</span>
              <span class="option-faces">
                {printed.results.map((result, index) => {
                  const of = prompt.draws[index]?.of ?? '';
                  return (
                    <span key={index} class="option-face">
                      <Face of={of} result={result} />
                      <span class="face-word">{say.face(of, result)}</span>
                    </span>
                  );
                })}
              </span>
            </button>
          </li>
        )}
        <li>
          <button type="button" class="option" onClick={onRandom}>
            <span class="option-name">{words.sourceRandom}</span>
          </button>
        </li>
        <li>
          <button
            type="button"
            class="option"
            aria-expanded={byHand}
            onClick={() => setByHand(!byHand)}
          >
            <span class="option-name">{words.sourceHand}</span>
          </button>
          {byHand && <HandEntry {...props} />}
        </li>
      </ul>
    </div>
  );
};
