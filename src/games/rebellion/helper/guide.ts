import type { Guide, GuideStep, Values } from '../../../player/guide/guide.ts';
import { TIME_TRACK, buildsAt, recruitsAt } from '../engine/time-track.ts';
import type { HelperStep } from '../words/helper.ts';

/** Four starting missions and two from the deck. */
const HAND_START = 6;

const timeIn = ({ time = 0 }: Values): number => time;

const STEPS: readonly GuideStep<HelperStep>[] = [
  {
    id: 'assign-rebel',
    rules: ['rebellion.assignment-phase.order', 'rebellion.assignment-phase.two-leaders'],
  },
  {
    id: 'assign-empire',
    rules: ['rebellion.assignment-phase.order', 'rebellion.assignment-phase.unassigned-use'],
  },
  {
    id: 'command',
    rules: ['rebellion.command-phase.first-turn', 'rebellion.command-phase.all-passed'],
  },
  { id: 'retrieve', rules: ['rebellion.refresh-phase.retrieve-leaders'] },
  {
    id: 'missions',
    rules: ['rebellion.refresh-phase.two-missions', 'rebellion.refresh-phase.hand-limit'],
    gains: { 'empire.missions': 2, 'rebel.missions': 2 },
  },
  {
    id: 'probes',
    rules: ['rebellion.refresh-phase.draw-probes', 'rebellion.refresh-phase.probes-secret'],
    gains: { 'empire.probes': 2 },
  },
  {
    id: 'objective',
    rules: ['rebellion.refresh-phase.draw-objective', 'rebellion.objective-cards.no-hand-limit'],
    gains: { 'rebel.objectives': 1 },
  },
  {
    id: 'time',
    rules: ['rebellion.refresh-phase.advance', 'rebellion.time-track.meeting'],
    gains: { time: 1 },
  },
  {
    id: 'recruit',
    rules: ['rebellion.refresh-phase.recruit-draw', 'rebellion.recruiting.to-pool'],
    isLeftOut: (values) => !recruitsAt(timeIn(values)),
  },
  {
    id: 'build',
    rules: ['rebellion.building.each-icon', 'rebellion.building.sabotage'],
    isLeftOut: (values) => !buildsAt(timeIn(values)),
  },
  {
    id: 'deploy',
    rules: ['rebellion.refresh-phase.two-per-system', 'rebellion.refresh-phase.new-round'],
  },
];

/** How many systems the probe deck tells of. */
const PROBES = 31;

export const rebellionGuide: Guide<HelperStep> = {
  game: 'rebellion',
  fields: [
    { id: 'time', start: TIME_TRACK.timeStart, least: 1, most: TIME_TRACK.spaces },
    { id: 'reputation', start: TIME_TRACK.reputationStart, least: 1, most: TIME_TRACK.spaces },
    ...(['rebel', 'empire'] as const).flatMap((side) => [
      { id: `${side}.pool`, start: 4, least: 0, most: 12 },
      { id: `${side}.missions`, start: HAND_START, least: 0, most: 40 },
    ]),
    { id: 'rebel.objectives', start: 1, least: 0, most: 15 },
    { id: 'empire.probes', start: 0, least: 0, most: PROBES },
  ],
  steps: STEPS,
};

/** On one space the markers have met; past each other they have met on the way. */
export const rebelsHaveWon = ({ time = 0, reputation = 0 }: Values): boolean => time >= reputation;
