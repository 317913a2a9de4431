import type { JSX } from 'preact';
import type { OpenHelper } from '../../../player/helper-data.ts';
import { Counter, GuideView } from '../../../player/guide/guide-view.tsx';
import type { Hands } from '../../../player/guide/guide-view.tsx';
import { valueOf } from '../../../player/guide/guide.ts';
import { Button, Rules } from '../../../player/guide/parts.tsx';
import type { RuleNotes } from '../../../player/player-data.ts';
import type { WordsIn } from '../../../player/telling.ts';
import { PLAYERS } from '../engine/action/types.ts';
import type { PlayerId } from '../engine/action/types.ts';
import { CARDS } from '../engine/data/strategy-cards.ts';
import type { HelperWords } from '../words/helper.ts';
import {
  COUNTED,
  PART_RULES,
  cardsOf,
  initiativeOf,
  orderOf,
  seatsOf,
  takeCard,
  ti4Guide,
  winnersOf,
} from './guide.ts';

const WORDS: WordsIn<HelperWords> = {
  uk: async () => (await import('../words/uk/helper.ts')).uk,
  ru: async () => (await import('../words/ru/helper.ts')).ru,
};

type Props = Hands & { readonly words: HelperWords; readonly notes: RuleNotes };

const to = (id: string, value: number, { table }: Hands) => ({
  [id]: value - valueOf(table.values, id),
});

/** Who is next, and whose sheet lies open below. */
const Order = (props: Props): JSX.Element => {
  const { table, set, words } = props;
  const { values } = table;
  const speaker = PLAYERS[valueOf(values, 'speaker')];
  return (
    <section class="helper-part">
      <h2>{words.order}</h2>
      <ol class="helper-seats">
        {orderOf(values).map((player) => {
          const initiative = initiativeOf(values, player);
          const isPassed = valueOf(values, `${player}.passed`) === 1;
          return (
            <li key={player}>
              <Button
                label={
                  <>
                    <span class={`helper-colour unit-${player}`} />
                    <span>
                      {words.sides[player]}
                      {player === speaker && <small> · {words.speaker}</small>}
                      {isPassed && <small> · {words.passed}</small>}
                    </span>
                    {initiative <= CARDS.length && <small>{initiative}</small>}
                    <b>{valueOf(values, `${player}.points`)}</b>
                  </>
                }
                pressed={PLAYERS[valueOf(values, 'shown')] === player}
                onClick={() => set(to('shown', PLAYERS.indexOf(player), props))}
              />
            </li>
          );
        })}
      </ol>
    </section>
  );
};

const Sheet = ({ player, ...props }: Props & { readonly player: PlayerId }): JSX.Element => {
  const { table, set, words, notes } = props;
  const { values } = table;
  const taken = seatsOf(values)
    .filter((other) => other !== player)
    .flatMap((other) => cardsOf(values, other));
  const own = cardsOf(values, player);
  return (
    <section class="helper-part helper-active">
      <h2>{words.sides[player]}</h2>
      {COUNTED.map((kind) => (
        <Counter
          key={kind}
          table={table}
          set={set}
          guide={ti4Guide}
          words={words}
          id={`${player}.${kind}`}
          name={words.fields[kind]}
          of={words.sides[player]}
        />
      ))}
      <h3>{words.strategyCards}</h3>
      <div class="helper-choices">
        {CARDS.map((card) => (
          <Button
            key={card}
            label={`${card} ${words.cards[card]}`}
            pressed={own.includes(card)}
            off={taken.includes(card) || (own.length === 2 && !own.includes(card))}
            onClick={() => set(takeCard(values, player, card))}
          />
        ))}
      </div>
      <div class="helper-buttons">
        <Button
          label={words.passed}
          pressed={valueOf(values, `${player}.passed`) === 1}
          onClick={() =>
            set(to(`${player}.passed`, 1 - valueOf(values, `${player}.passed`), props))
          }
        />
        <Button
          label={words.makeSpeaker}
          pressed={PLAYERS[valueOf(values, 'speaker')] === player}
          onClick={() => set(to('speaker', PLAYERS.indexOf(player), props))}
        />
      </div>
      <Rules rules={PART_RULES.player} notes={notes} />
    </section>
  );
};

const Votes = ({ words, ...hands }: Props): JSX.Element => (
  <section class="helper-part">
    <h2>{words.votes}</h2>
    {(['for', 'against'] as const).map((way) => (
      <Counter
        key={way}
        table={hands.table}
        set={hands.set}
        guide={ti4Guide}
        words={words}
        id={`votes.${way}`}
        name={words[way]}
      />
    ))}
  </section>
);

const Custodians = ({ words, notes, ...hands }: Props): JSX.Element => {
  const isThere = valueOf(hands.table.values, 'custodians') === 1;
  return (
    <section class="helper-part">
      <h2>{words.custodians}</h2>
      <Button
        label={isThere ? words.custodiansStay : words.custodiansGone}
        pressed={!isThere}
        onClick={() => hands.set(to('custodians', isThere ? 0 : 1, hands))}
      />
      <Rules rules={PART_RULES.custodians} notes={notes} />
    </section>
  );
};

const Players = ({ words, ...hands }: Props): JSX.Element => (
  <section class="helper-part">
    {(['players', 'goal'] as const).map((id) => (
      <Counter
        key={id}
        table={hands.table}
        set={hands.set}
        guide={ti4Guide}
        words={words}
        id={id}
        name={words[id]}
      />
    ))}
  </section>
);

export const open: OpenHelper = async ({ language, rules }) => {
  const words = await WORDS[language]();
  return (
    <GuideView
      guide={ti4Guide}
      words={words}
      notes={rules}
      verdict={(values) => {
        const [first] = winnersOf(values);
        return first === undefined ? null : words.won(words.sides[first]);
      }}
      parts={(hands) => {
        const props = { ...hands, words, notes: rules };
        const seats = seatsOf(hands.table.values);
        const shown = PLAYERS[valueOf(hands.table.values, 'shown')];
        const step = ti4Guide.steps[hands.table.at]?.id;
        return (
          <>
            {(step === 'first-agenda' || step === 'second-agenda') && <Votes {...props} />}
            <Order {...props} />
            <Sheet {...props} player={seats.find((player) => player === shown) ?? 'red'} />
            <Custodians {...props} />
            <Players {...props} />
          </>
        );
      }}
    />
  );
};
