import { addUnit, changeHolding, changeUnit, takeOff } from '../../action/draft.ts';
import { holdingOf, sheetOf } from '../../action/query.ts';
import { PLAYERS, POOLS } from '../../action/types.ts';
import type { PlayerId, Pool } from '../../action/types.ts';
import { TECHNOLOGY_IDS } from '../../data/technologies.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import { drawSecret, gainPoint } from '../../round/points.ts';
import type { Ti4Rule } from '../../rule.ts';
import { layToken } from '../cards/construction.ts';
import { change, changeBoard, changeSeat, changeSheet } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { withNotes } from '../notes.ts';
import { onBoard } from '../parts/action.ts';
import { atTable } from '../parts/round.ts';
import { seatOf } from '../query.ts';
import type { Deed } from './kinds.ts';

const among = <Name extends string>(known: readonly Name[], name: string): Name => {
  const found = known.find((one) => one === name);
  if (found === undefined) throw new Error(`«${name}» is none of ${known.join(', ')}.`);
  return found;
};

type Act = (draft: Draft, of: PlayerId, thing: string) => void;

const goods =
  (more: number): Act =>
  (draft, of) =>
    changeSheet(draft, of, { goods: sheetOf(draft.state.board, of).goods + more });

const commodities =
  (more: number): Act =>
  (draft, of) =>
    changeSeat(draft, of, { commodities: seatOf(draft.state, of).commodities + more });

const actionCards = (draft: Draft, of: PlayerId, more: number): void =>
  changeSeat(draft, of, { actionCards: seatOf(draft.state, of).actionCards + more });

const token =
  (more: number): Act =>
  (draft, of, thing) => {
    const pool: Pool = among(POOLS, thing);
    const sheet = sheetOf(draft.state.board, of);
    changeSheet(draft, of, { [pool]: sheet[pool] + more, reserve: sheet.reserve - more });
  };

const reserve = (draft: Draft, of: PlayerId, more: number): void =>
  changeSheet(draft, of, { reserve: sheetOf(draft.state.board, of).reserve + more });

const damaged =
  (is: boolean): Act =>
  (draft, _of, thing) =>
    onBoard(draft, (board) => changeUnit(board, thing, { damaged: is }));

const exhausted =
  (is: boolean): Act =>
  (draft, _of, thing) =>
    onBoard(draft, (board) => {
      const holding = holdingOf(board.state, thing);
      if (holding) changeHolding(board, thing, { ...holding, exhausted: is });
    });

const technologies =
  (
    key: 'technologies' | 'exhausted',
    change: (all: readonly TechnologyId[], one: TechnologyId) => readonly TechnologyId[],
  ): Act =>
  (draft, of, thing) => {
    const sheet = sheetOf(draft.state.board, of);
    changeSheet(draft, of, { [key]: change(sheet[key], among(TECHNOLOGY_IDS, thing)) });
  };

const add = (all: readonly TechnologyId[], one: TechnologyId) => [...all, one];
const drop = (all: readonly TechnologyId[], one: TechnologyId) => all.filter((id) => id !== one);

const moveNote = (
  draft: Draft,
  owner: PlayerId,
  from: PlayerId,
  key: 'notes' | 'notesInPlay',
  more: number,
): void =>
  changeSeat(draft, from, { [key]: withNotes(seatOf(draft.state, from)[key], owner, more) });

/** What each deed does. Adding units asks for a place first. */
export const ACTS: Readonly<Record<Exclude<Deed, 'add-unit'>, Act>> = {
  'gain-good': goods(1),
  'lose-good': goods(-1),
  'gain-commodity': commodities(1),
  'lose-commodity': commodities(-1),
  'draw-action-card': (draft, of) => actionCards(draft, of, 1),
  'discard-action-card'(draft, of) {
    actionCards(draft, of, -1);
    const { discards } = draft.state;
    change(draft, { discards: { ...discards, actions: discards.actions + 1 } });
  },
  'draw-secret': (draft, of) =>
    atTable(draft, (round) => drawSecret(round, of, 'golden-rules.card-first')),
  'return-secret': (draft, of) =>
    changeSeat(draft, of, { secretHand: seatOf(draft.state, of).secretHand - 1 }),
  'play-note'(draft, of, thing) {
    const owner = among(PLAYERS, thing);
    moveNote(draft, owner, of, 'notes', -1);
    moveNote(draft, owner, of, 'notesInPlay', 1);
  },
  'return-note'(draft, of, thing) {
    const owner = among(PLAYERS, thing);
    moveNote(draft, owner, of, 'notesInPlay', -1);
    moveNote(draft, owner, owner, 'notes', 1);
  },
  'gain-token': token(1),
  'lose-token': token(-1),
  'lay-token'(draft, of, thing) {
    reserve(draft, of, -1);
    layToken(draft, of, thing);
  },
  'lift-token'(draft, of, thing) {
    const { tokens } = draft.state.board;
    const owners = (tokens[thing] ?? []).filter((owner) => owner !== of);
    changeBoard(draft, { tokens: { ...tokens, [thing]: owners } });
    reserve(draft, of, 1);
  },
  'remove-unit': (draft, _of, thing) => onBoard(draft, (board) => takeOff(board, thing)),
  'damage-unit': damaged(true),
  'repair-unit': damaged(false),
  'ready-planet': exhausted(false),
  'exhaust-planet': exhausted(true),
  'gain-planet': (draft, of, thing) =>
    onBoard(draft, (board) =>
      changeHolding(board, thing, { owner: of, exhausted: true, token: true }),
    ),
  'lose-planet'(draft, _of, thing) {
    const held = Object.entries(draft.state.board.holdings);
    changeBoard(draft, { holdings: Object.fromEntries(held.filter(([id]) => id !== thing)) });
  },
  'gain-technology': technologies('technologies', add),
  'lose-technology'(draft, of, thing) {
    technologies('technologies', drop)(draft, of, thing);
    technologies('exhausted', drop)(draft, of, thing);
  },
  'ready-technology': technologies('exhausted', drop),
  'exhaust-technology': technologies('exhausted', add),
  'gain-point': (draft, of) =>
    atTable(draft, (round) => gainPoint(round, of, 'golden-rules.card-first')),
  'lose-point': (draft, of) =>
    changeSheet(draft, of, { points: sheetOf(draft.state.board, of).points - 1 }),
  'repeal-law'(draft, _of, thing) {
    const { laws, discards } = draft.state;
    change(draft, {
      laws: laws.filter((_, at) => String(at) !== thing),
      discards: { ...discards, agendas: discards.agendas + 1 },
    });
  },
  'become-speaker': (draft, of) => change(draft, { speaker: of }),
  'hold-zero': (draft, of) => change(draft, { zero: of }),
};

export const addAt = (
  draft: Draft,
  of: PlayerId,
  unit: Parameters<typeof addUnit>[2],
  place: string,
): void =>
  onBoard(draft, (board) => {
    const planet = board.state.galaxy.planets[place];
    addUnit(board, of, unit, { system: planet?.system ?? place, planet: planet?.id ?? null });
  });

/** The rules that a deed touches, beside the card that asks for it. */
export const TOUCHES: Readonly<Partial<Record<Deed, readonly Ti4Rule[]>>> = {
  'gain-commodity': ['commodities.maximum'],
  'discard-action-card': ['action-cards.play'],
  'play-note': ['promissory-notes.use'],
  'return-note': ['promissory-notes.return'],
  'gain-token': ['command-tokens.gain'],
  'gain-planet': ['control.take-card'],
  'lose-planet': ['control.lose-by-effect'],
  'repeal-law': ['agenda-cards.law-discarded', 'victory-points.law-points'],
  'hold-zero': ['initiative-order.naalu-token'],
};
