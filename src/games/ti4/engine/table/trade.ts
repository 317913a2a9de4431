import type { Option } from '../../../../engine/procedure.ts';
import { clockwiseAfter, sheetOf } from '../action/query.ts';
import type { PlayerId } from '../action/types.ts';
import { kitOf, machineOf } from '../../../../engine/kernel.ts';
import type { GameOf, Draft as DraftOf, Handlers, TaskIn } from '../../../../engine/kernel.ts';
import type { Ti4Rule } from '../rule.ts';
import { WARES } from './trade-types.ts';
import type {
  Hand,
  Terms,
  TradeChoice,
  TradeEventData,
  TradeFrame,
  TradeOutcome,
  TradeSetup,
  TradeState,
  Ware,
} from './trade-types.ts';
import { areNeighbours, receivedBy, transactionBar } from './transactions.ts';
import type { Side } from './transactions.ts';

type Trade = GameOf<'ti4', TradeState, TradeChoice, TradeEventData, Ti4Rule>;

type Draft = DraftOf<Trade>;
type TermsFrame = Extract<TradeFrame, { at: 'terms' }>;

const NOTHING: Terms = { goods: 0, commodities: 0, notes: 0, actionCards: 0 };
const EMPTY: Hand = { ...NOTHING, inPlay: 0 };

const PART = {
  good: 'goods',
  commodity: 'commodities',
  note: 'notes',
  'action-card': 'actionCards',
} as const satisfies Partial<Record<Ware, keyof Terms>>;

const partOf = (ware: Ware): keyof Terms | null =>
  ware === 'note-in-play' || ware === 'token' ? null : PART[ware];

export const handOf = ({ hands }: TradeSetup, player: PlayerId): Hand => hands[player] ?? EMPTY;

const { change, done, emit, offer, replace } = kitOf<Trade>('ti4');

const sideOf = (state: TradeState, player: PlayerId, terms: Terms, extra?: Ware): Side => ({
  player,
  faction: sheetOf(state.board, player).faction,
  goods: terms.goods,
  commodities: terms.commodities,
  promissory: terms.notes,
  actionCards: terms.actionCards,
  fromPlay: extra === 'note-in-play',
  other: extra === 'token',
});

const barOf = (
  state: TradeState,
  partner: PlayerId,
  sides: readonly [Side, Side] = [
    sideOf(state, state.board.active, NOTHING),
    sideOf(state, partner, NOTHING),
  ],
): Ti4Rule | null =>
  transactionBar({
    sides,
    phase: state.phase,
    active: state.board.active,
    neighbours: areNeighbours(state.board, state.board.active, partner),
    again: state.traded.includes(partner),
  });

const more = (terms: Terms, ware: Ware): Terms => {
  const part = partOf(ware);
  return part === null ? terms : { ...terms, [part]: terms[part] + 1 };
};

/** What a side still has of a ware; command tokens everybody has, and nobody may trade. */
const leftOf = (hand: Hand, terms: Terms, ware: Ware): number => {
  if (ware === 'token') return 1;
  if (ware === 'note-in-play') return hand.inPlay;
  return hand[PART[ware]] - terms[PART[ware]];
};

const wareOffers = (
  state: TradeState,
  { partner, gives, takes }: TermsFrame,
  kind: 'give' | 'take',
): readonly Option<TradeChoice>[] => {
  const { active } = state.board;
  const [from, terms] = kind === 'give' ? [active, gives] : [partner, takes];
  return WARES.filter((ware) => leftOf(handOf(state, from), terms, ware) > 0).map((ware) => {
    const adds = sideOf(state, from, more(terms, ware), ware);
    return offer(
      { kind, ware },
      barOf(
        state,
        partner,
        kind === 'give'
          ? [adds, sideOf(state, partner, takes)]
          : [sideOf(state, active, gives), adds],
      ),
    );
  });
};

const minus = (hand: Hand, terms: Terms): Hand => ({
  ...hand,
  goods: hand.goods - terms.goods,
  commodities: hand.commodities - terms.commodities,
  notes: hand.notes - terms.notes,
  actionCards: hand.actionCards - terms.actionCards,
});

const plus = (hand: Hand, giver: Side): Hand => ({
  ...hand,
  goods: hand.goods + receivedBy(giver),
  notes: hand.notes + giver.promissory,
  actionCards: hand.actionCards + giver.actionCards,
});

const isEmpty = (terms: Terms): boolean => Object.values(terms).every((count) => count === 0);

const exchange = (draft: Draft, { partner, gives, takes }: TermsFrame): void => {
  const { state } = draft;
  const { active } = state.board;
  const [own, other] = [sideOf(state, active, gives), sideOf(state, partner, takes)];
  change(draft, {
    traded: [...state.traded, partner],
    hands: {
      ...state.hands,
      [active]: plus(minus(handOf(state, active), gives), other),
      [partner]: plus(minus(handOf(state, partner), takes), own),
    },
  });
  emit(
    draft,
    'exchanged',
    { player: active, partner, gives, takes },
    'transactions.what-each-gives',
    'transactions.no-undoing',
    (isEmpty(gives) || isEmpty(takes)) && 'transactions.uneven',
    gives.actionCards + takes.actionCards > 0 && 'transactions.hacan',
  );
  for (const [player, { commodities }] of [
    [partner, gives],
    [active, takes],
  ] as const) {
    if (commodities === 0) continue;
    emit(
      draft,
      'turned',
      { player, goods: commodities },
      'commodities.becomes-goods',
      'commodities.no-longer-commodity',
    );
  }
};

const propose = (draft: Draft, frame: TermsFrame): void => {
  const { gives, takes } = frame;
  const { active: player } = draft.state.board;
  emit(draft, 'proposed', { player, gives, takes }, 'transactions.what-each-gives');
  replace(draft, frame);
};

const handlers = {
  partner: {
    ask(state) {
      const { players, active } = state.board;
      return {
        by: active,
        rules:
          state.phase === 'turn'
            ? [
                'transactions.one-per-neighbor',
                'transactions.any-time',
                'neighbors.transactions',
                'neighbors.who',
                'neighbors.wormholes',
                players.some(
                  (player) => sheetOf(state.board, player).faction === 'ghosts-of-creuss',
                ) && 'neighbors.creuss',
              ]
            : ['transactions.agenda-phase', 'transactions.agenda-neighbors'],
        options: [
          ...clockwiseAfter(players, active).map((player) =>
            offer({ kind: 'partner', player }, barOf(state, player)),
          ),
          offer({ kind: 'done' }),
        ],
      };
    },
    choose: {
      partner(draft, _frame, { player: partner }) {
        const { active } = draft.state.board;
        emit(
          draft,
          'met',
          { player: active, partner },
          draft.state.phase === 'turn'
            ? 'transactions.one-per-neighbor'
            : 'transactions.agenda-phase',
          draft.state.phase === 'turn' && 'neighbors.who',
        );
        replace(draft, { at: 'terms', partner, gives: NOTHING, takes: NOTHING }, { at: 'partner' });
      },

      done(draft) {
        const { active } = draft.state.board;
        emit(draft, 'finished', { player: active }, 'transactions.what');
        done(draft);
      },
    },
  },
  terms: {
    ask(state, frame) {
      const empty = isEmpty(frame.gives) && isEmpty(frame.takes);
      return {
        by: state.board.active,
        rules: ['transactions.what-each-gives', 'transactions.only-these', 'transactions.uneven'],
        options: [
          ...wareOffers(state, frame, 'give'),
          ...wareOffers(state, frame, 'take'),
          ...(empty ? [] : [offer({ kind: 'agree' })]),
          offer({ kind: 'no-deal' }),
        ],
      };
    },
    choose: {
      give(draft, frame, { ware }) {
        const { gives } = frame;
        propose(draft, { ...frame, gives: more(gives, ware) });
      },

      take(draft, frame, { ware }) {
        const { takes } = frame;
        propose(draft, { ...frame, takes: more(takes, ware) });
      },

      agree(draft, frame) {
        exchange(draft, frame);
        done(draft);
      },

      'no-deal'(draft, frame) {
        const { partner } = frame;
        const { active: player } = draft.state.board;
        emit(draft, 'no-deal', { player, partner }, 'transactions.no-undoing');
        done(draft);
      },
    },
  },
} satisfies Handlers<Trade>;

export const trade = machineOf<Trade, TradeOutcome, TaskIn<typeof handlers>>(
  { game: 'ti4', over: 'transactions.what', outcome: ({ traded }) => ({ traded }) },
  handlers,
)('ti4/transactions', (setup: TradeSetup): TradeState => ({
  ...setup,
  traded: [],
  agenda: [{ at: 'partner' }],
}));
