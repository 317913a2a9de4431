import {
  BadSetup,
  choiceOf,
  fields,
  flag,
  list,
  parseWith,
  whole,
} from '../../../../engine/parsing.ts';
import type { ParsedSetup } from '../../../../engine/playable.ts';
import { PLAYERS } from '../action/types.ts';
import { PLANET_IDS, planetOf } from '../data/tiles.ts';
import type { AgendaCard, AgendaSetup, Voter, VotingPlanet } from './types.ts';

const MANY = 99;

const readPlanet = (value: unknown, path: string, exhausted: boolean): VotingPlanet => {
  const id = choiceOf(value, path, PLANET_IDS);
  return { id, influence: planetOf(id).influence, exhausted };
};

const readVoter = (value: unknown, path: string): Partial<Voter> => {
  const known = ['planets', 'exhausted', 'goods', 'extra', 'barred', 'predicts'];
  const voter = fields(value, path, known);
  const planets = (key: 'planets' | 'exhausted'): readonly VotingPlanet[] =>
    list(voter[key], `${path}.${key}`, MANY).map((entry) =>
      readPlanet(entry, `${path}.${key}`, key === 'exhausted'),
    );
  return {
    planets: [...planets('planets'), ...planets('exhausted')],
    goods: whole(voter['goods'], `${path}.goods`, 0, MANY, 0),
    extra: whole(voter['extra'], `${path}.extra`, 0, MANY, 0),
    barred: flag(voter['barred'], `${path}.barred`),
    predicts: flag(voter['predicts'], `${path}.predicts`),
  };
};

const readCard = (value: unknown, path: string): AgendaCard => {
  const card = fields(value, path, ['type', 'elects']);
  return {
    type: choiceOf(card['type'], `${path}.type`, ['law', 'directive']),
    elects: choiceOf(card['elects'], `${path}.elects`, ['for-against', 'player', 'planet']),
  };
};

const read = (value: unknown): AgendaSetup => {
  const top = fields(value, '', ['players', 'speaker', 'custodians', 'cards', 'voters', 'free']);
  const players = list(top['players'], 'players', PLAYERS.length).map((entry) =>
    choiceOf(entry, 'players', PLAYERS),
  );
  const [first, second] = list(top['cards'], 'cards', 2).map((entry, at) =>
    readCard(entry, `cards.${at}`),
  );
  if (!first || !second) throw new BadSetup('cards', 'two-cards');
  const voters = fields(top['voters'], 'voters', players);
  return {
    players,
    speaker: choiceOf(top['speaker'], 'speaker', players),
    custodians: flag(top['custodians'], 'custodians'),
    cards: [first, second],
    voters: Object.fromEntries(
      Object.entries(voters).map(([player, voter]) => [
        player,
        readVoter(voter, `voters.${player}`),
      ]),
    ),
    free: list(top['free'], 'free', MANY).map((entry) => choiceOf(entry, 'free', PLANET_IDS)),
  };
};

/** Checks what an author wrote; never throws. */
export const parseAgenda = (value: unknown): ParsedSetup<AgendaSetup> =>
  parseWith(() => read(value));
