import { describe, expect, it } from 'vitest';
import { gameProcedure } from '../../../../src/games/swlcg/engine/game/procedures.ts';
import type { RuleName } from '../../../../src/games/swlcg/engine/rule.ts';
import {
  allowed,
  asks,
  citedBy,
  DONE,
  eventsOf,
  PASS,
  play,
  run,
  send,
  strike,
  verdict,
} from './helpers.ts';
import type { Answer, Ran } from './helpers.ts';
import { by, effect, engage, no } from './positions.ts';

/** The rules of the question that is asked now, without their game. */
const askedBy = ({ procedure, state }: Ran): readonly string[] => {
  const prompt = gameProcedure(procedure).prompt(state);
  return prompt.kind === 'over' ? [] : prompt.rules.map((rule) => rule.replace('swlcg.', ''));
};

/** The same, and the icons of the last strike are applied, each where it first can be. */
const runOut = (procedure: string, setup: object, ...answers: readonly Answer[]): Ran => {
  const ran = run(procedure, setup, ...answers);
  const [first] = asks(ran).endsWith(': icons') ? allowed(ran) : [];
  return first ? runOut(procedure, setup, ...answers, first) : ran;
};

/** Both may act at any time: a free event in each hand. */
const LIGHT = { play: ['luke-skywalker', 'a-heros-journey'], hand: ['covering-fire'] };
const DARK = { play: ['imperial-command', 'darth-vader'], hand: ['dark-alliance'] };
const at = (phase: string, more: object = {}) => ({
  active: 'light',
  phases: [phase],
  windows: true,
  light: { ...LIGHT, reserve: 1 },
  dark: { ...DARK, reserve: 1 },
  ...more,
});

describe('an action window', () => {
  const opens = (ran: Ran, rule: RuleName): void => {
    expect(asks(ran)).toBe('light: window');
    expect(askedBy(ran)[0]).toBe(rule);
  };

  by('turn-chart.refresh-window', 'opens when everything of the refresh is done', () => {
    const full = { play: ['a-heros-journey', 'jedi-training', 'forgotten-heroes'] };
    opens(
      run('turn', at('refresh', { light: { ...LIGHT, ...full } })),
      'turn-chart.refresh-window',
    );
  });

  by('turn-chart.draw-window', 'opens when the reserve has been drawn', () => {
    const drawn = run('turn', at('draw'), { kind: 'decline' });
    expect(eventsOf(drawn, 'reserve-met')).toHaveLength(1);
    opens(drawn, 'turn-chart.draw-window');
  });

  by('turn-chart.deployment-window', 'is what the deployment phase is', () => {
    opens(run('turn', at('deployment')), 'turn-chart.deployment-window');
    const ran = run('turn', at('deployment'), PASS, PASS);
    expect(asks(ran)).toBe('over');
  });

  by('turn-chart.conflict-window-first', 'opens before any objective is attacked', () => {
    const first = run('turn', at('conflict'));
    opens(first, 'turn-chart.conflict-window-first');
    expect(asks(run('turn', at('conflict'), PASS, PASS))).toBe('light: conflict');
  });

  by('turn-chart.conflict-window-last', 'opens when nothing more is attacked', () => {
    const last = run('turn', at('conflict'), PASS, PASS, DONE);
    opens(last, 'turn-chart.conflict-window-last');
  });

  by('turn-chart.force-window', 'opens when the balance has been decided', () => {
    const ran = run('turn', at('force'), DONE);
    expect(eventsOf(ran, 'force-struggle')).toHaveLength(1);
    opens(ran, 'turn-chart.force-window');
  });

  const fought = (...answers: readonly Answer[]): Ran =>
    runOut(
      'engagement',
      at('conflict'),
      engage('imperial-command-1'),
      send('luke-skywalker-1'),
      DONE,
      ...answers,
    );
  const DEFENDED = [PASS, PASS, send('darth-vader-1'), DONE] as const;
  const EDGE = [...DEFENDED, PASS, PASS, PASS, PASS] as const;
  /** The defender wins at a tie, and so Darth Vader strikes first. */
  const STRUCK = [...EDGE, PASS, PASS, strike('darth-vader-1')] as const;

  by('turn-chart.engagement-window-attack', 'opens between attackers and defenders', () => {
    opens(fought(), 'turn-chart.engagement-window-attack');
    expect(asks(fought(PASS, PASS))).toBe('dark: defend');
  });

  by('turn-chart.engagement-window-defence', 'opens between defenders and edge battle', () => {
    opens(fought(...DEFENDED), 'turn-chart.engagement-window-defence');
    expect(asks(fought(...DEFENDED, PASS, PASS))).toBe('light: edge-place');
  });

  by('turn-chart.engagement-window-edge', 'opens between edge battle and strikes', () => {
    const ran = fought(...EDGE);
    expect(eventsOf(ran, 'edge-won')).toHaveLength(1);
    opens(ran, 'turn-chart.engagement-window-edge');
    expect(asks(fought(...EDGE, PASS, PASS))).toBe('dark: strike');
  });

  by('turn-chart.engagement-window-winner', 'opens after the strike of who won the edge', () => {
    opens(fought(...STRUCK), 'turn-chart.engagement-window-winner');
  });
});

describe('a second strike', () => {
  const at = (focus: number) => ({
    active: 'light',
    windows: true,
    light: { play: ['luke-skywalker'], hand: ['covering-fire'] },
    dark: { play: ['imperial-command', { card: 'darth-vader', focus }], hand: ['dark-alliance'] },
    engaged: {
      objective: 'imperial-command-1',
      attackers: ['luke-skywalker-1'],
      defenders: ['darth-vader-1'],
      edge: 'dark',
    },
  });

  by('turn-chart.engagement-window-opponent', 'a window follows that of the other side', () => {
    const ran = runOut('strikes', at(1), strike('luke-skywalker-1'));
    expect(asks(ran)).toBe('light: window');
    expect(askedBy(ran)[0]).toBe('turn-chart.engagement-window-opponent');
  });

  by('strikes.alone', 'is struck alone when the other side is exhausted', () => {
    expect(asks(run('strikes', at(1)))).toBe('light: strike');
    expect(askedBy(run('strikes', at(1)))).toContain('strikes.alone');
    expect(asks(run('strikes', at(0)))).toBe('dark: strike');
    expect(askedBy(run('strikes', at(0)))).not.toContain('strikes.alone');
  });
});

describe('what comes next', () => {
  by('conflict-phase.next', 'no other objective has to be attacked', () => {
    const ran = run('turn', { ...at('conflict'), windows: false }, DONE);
    expect(eventsOf(ran, 'conflict-ended')).toEqual([{ side: 'light' }]);
    expect(citedBy(ran, 'conflict-ended')).toEqual([['conflict-phase.next']]);
    expect(asks(ran)).toBe('over');
  });

  by('engagement.all-attacked', 'the phase ends when every objective has been attacked', () => {
    const setup = {
      ...at('conflict'),
      windows: false,
      light: { play: ['luke-skywalker', 'yoda'] },
      dark: { play: ['imperial-command'] },
    };
    const ran = runOut(
      'turn',
      setup,
      engage('imperial-command-1'),
      send('yoda-1'),
      DONE,
      strike('yoda-1'),
    );
    expect(citedBy(ran, 'conflict-ended')).toEqual([['engagement.all-attacked']]);
  });

  by('force-phase.tie', 'the token stays where it is, and whose side it is on is told', () => {
    const ran = run('force-phase', { active: 'light', balance: 'dark' });
    expect(eventsOf(ran, 'balance-stays')).toEqual([{ side: 'dark' }]);
    expect(citedBy(ran, 'balance-stays')).toEqual([['force-phase.tie']]);
  });

  by('refresh-phase.light-first-turn', 'the light side keeps its tokens in its first turn', () => {
    const light = {
      play: [{ card: 'a-heros-journey', focus: 1 }, 'jedi-training', 'forgotten-heroes'],
    };
    const refreshed = (done: number): Ran =>
      run('turn', { active: 'light', turns: { light: done, dark: 1 }, phases: ['refresh'], light });
    expect(eventsOf(refreshed(0), 'focus-skipped')).toHaveLength(1);
    expect(eventsOf(refreshed(0), 'refreshed')).toEqual([]);
    expect(eventsOf(refreshed(1), 'refreshed')).toMatchObject([{ left: 0 }]);
  });

  by('victory.light', 'nothing is chosen in a game that has been won', () => {
    const ran = run('turn', { ...at('balance'), active: 'dark', dial: 11, dark: DARK });
    expect(asks(ran)).toBe('over');
    const procedure = gameProcedure(ran.procedure);
    expect(() => procedure.apply(ran.state, DONE)).toThrow(
      expect.objectContaining({ because: 'swlcg.victory.light' }),
    );
  });
});

describe('what is played apart', () => {
  it.each([
    ['payment', 'resources.what'],
    ['engagement', 'engagement.what'],
    ['strikes', 'strikes.what'],
    ['setup', 'setup.what'],
  ])('begins with its rule: %s', (procedure, rule) => {
    const engaged = {
      objective: 'imperial-command-1',
      attackers: ['luke-skywalker-1'],
      defenders: ['darth-vader-1'],
      edge: 'light',
    };
    const table = {
      active: 'light',
      light: LIGHT,
      dark: DARK,
      ...(procedure === 'strikes' && { engaged }),
    };
    const ran = run(procedure, procedure === 'setup' ? {} : table);
    expect(ran.events[0]?.kind).toBe('began');
    expect(ran.events[0]?.data).toMatchObject({ part: procedure });
    expect(citedBy(ran, 'began')).toEqual([[rule]]);
  });
});

describe('the dark side', () => {
  by('capture.what', 'rescues nobody: that is what the light side does', () => {
    const dark = { ...DARK, play: ['imperial-command', 'darth-vader'] };
    const ran = run('turn', { ...at('deployment'), active: 'dark', dark }, play('dark-alliance-1'));
    expect(verdict(ran, effect('rescue'))).toBe(no('capture.what'));
  });
});

describe('prisoners', () => {
  by('capture.dark-captures', 'are units of the light side, whatever a card says', () => {
    const table = {
      ...at('deployment'),
      active: 'dark',
      windows: false,
      light: { play: ['yoda'] },
    };
    const ran = run('turn', table, play('dark-alliance-1'), effect('capture'));
    expect(verdict(ran, { piece: 'darth-vader-1' })).toBe(no('capture.dark-captures'));
    expect(verdict(ran, { piece: 'yoda-1' })).toBe('allowed');
  });
});
