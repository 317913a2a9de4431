import { choicesFrom, parseLink } from '../engine/link.ts';
import type { Moment } from '../engine/playable.ts';
import { IllegalChoice, type Procedure } from '../engine/procedure.ts';
import { ask, type CalculatorId } from '../games/odds.ts';
import { PROCEDURES } from '../games/procedures.ts';

/** A worked example, from whose beginning a position is reached. */
export interface Beginning {
  readonly id: string;
  readonly procedure: string;
  readonly setup: unknown;
}

/** What programs may ask of the games themselves; it is too large for a worker at the edge. */
export interface GameTools {
  /** Never throws: what cannot be asked comes back as `ok: false`. */
  readonly odds: (calculator: string, question: unknown) => object;
  readonly choices: (position: AskedPosition) => object;
}

/** `play` is what stands in the address of a walkthrough; without it, its beginning. */
export interface AskedPosition {
  readonly scenario?: string | undefined;
  readonly play?: string | undefined;
  /** Or a position of one’s own, written as worked examples are. */
  readonly procedure?: string | undefined;
  readonly setup?: unknown;
  readonly made?: readonly unknown[] | undefined;
}

export function gameTools(beginnings: readonly Beginning[]): GameTools {
  return {
    // `ask` reads whatever it is given and refuses what it does not know.
    odds: (calculator, question) => ask(calculator as CalculatorId, question as never),
    choices: (position) => {
      const found = positionOf(beginnings, position);
      return 'problem' in found ? { ok: false, ...found } : told(found.moment);
    },
  };
}

type Found = { readonly moment: Moment } | { readonly path: string; readonly problem: string };

function positionOf(
  beginnings: readonly Beginning[],
  { scenario, play, procedure, setup, made = [] }: AskedPosition,
): Found {
  const known = beginnings.find(({ id }) => id === scenario);
  if (scenario !== undefined && known === undefined) {
    return { path: 'scenario', problem: 'unknown' };
  }
  const wanted = known?.procedure ?? procedure;
  const playable = PROCEDURES.find(({ id }) => id === wanted);
  if (playable === undefined) return { path: 'procedure', problem: 'unknown' };
  const opened = playable.open(known === undefined ? setup : known.setup);
  if (!opened.ok) return { path: `setup.${opened.path}`, problem: opened.problem };
  const moment = opened.setup;
  return play === undefined ? afterChoices(moment, made) : afterLink(moment, play);
}

function afterChoices(begun: Moment, made: readonly unknown[]): Found {
  let moment = begun;
  for (const [at, choice] of made.entries()) {
    try {
      moment = moment.next(choice);
    } catch (error) {
      if (!(error instanceof IllegalChoice)) throw error;
      return { path: `made.${at}`, problem: error.because };
    }
  }
  return { moment };
}

function afterLink(begun: Moment, play: string): Found {
  const parsed = parseLink(play);
  if (!parsed.ok) return { path: 'play', problem: parsed.problem };
  const restored = choicesFrom(asProcedure(begun), null, parsed.link.digits);
  if (!restored.ok) return { path: 'play', problem: 'choice-not-allowed' };
  return afterChoices(begun, restored.choices);
}

const asProcedure = (begun: Moment): Procedure<null, Moment, object> => ({
  id: '',
  begin: () => ({ state: begun, events: begun.events }),
  prompt: (moment) => moment.prompt(),
  apply: (moment, choice) => {
    const next = moment.next(choice);
    return { state: next, events: next.events };
  },
});

/** What may be done here and what may not, each with the rule behind it. */
function told(moment: Moment): object {
  const prompt = moment.prompt();
  const { summary } = moment;
  if (prompt.kind === 'over') return { ok: true, kind: 'over', summary };
  const { by, task, rules } = prompt;
  return prompt.kind === 'chance'
    ? { ok: true, kind: 'chance', by, task, rules, draws: prompt.draws, summary }
    : { ok: true, kind: 'decision', by, task, rules, options: prompt.options, summary };
}
