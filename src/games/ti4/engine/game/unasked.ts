import type { GameFrame } from './frames.ts';
import type { Asking, Draft, FrameOf } from './draft.ts';
import type { GameState } from './types.ts';

type Take = (draft: Draft, frame: GameFrame, choice: object) => void;

/** A question that leaves one answer only is not asked: what must be done is done. */
export const unasked = <At extends GameFrame['at']>(handler: Asking<At>): Asking<At> => {
  /** The state says which frame is next, and what it asks: looked at here, and when it is shown. */
  const known = new WeakMap<GameState, ReturnType<typeof handler.ask>>();

  const ask: typeof handler.ask = (state, frame) => {
    const asked = known.get(state) ?? handler.ask(state, frame);
    known.set(state, asked);
    return asked;
  };

  const settle = (draft: Draft, frame: FrameOf<At>): void => {
    const { agenda } = draft.state;
    handler.settle?.(draft, frame);
    if (draft.state.agenda !== agenda) return;
    const asked = ask(draft.state, frame);
    if (!('options' in asked)) return;
    const [only, ...others] = asked.options.filter(({ allowed }) => allowed);
    if (!only || others.length > 0) return;
    const take: unknown = Reflect.get(handler.choose ?? {}, only.choice.kind);
    if (typeof take !== 'function') throw new Error(`«${frame.at}» does not take its only choice.`);
    // The kernel finds it by the same name, once the choice has come back.
    (take as Take)(draft, frame, only.choice);
  };

  return { ...handler, ask, settle };
};
