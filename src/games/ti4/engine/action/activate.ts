import { change, changeSheet, emit, offer, putToken, replace } from './draft.ts';
import type { Asking } from './draft.ts';
import { hasToken, sheetOf } from './query.ts';

export const activate: Asking<'activate'> = {
  ask(state) {
    const none = sheetOf(state, state.active).tactic === 0;
    return {
      by: state.active,
      rules: ['tactical-action.activation', 'active-system.activate', 'tactical-action.what'],
      options: [
        ...Object.keys(state.galaxy.systems).map((system) =>
          offer(
            { kind: 'activate', system },
            none
              ? 'command-tokens.tactical-action'
              : hasToken(state, system, state.active)
                ? 'active-system.own-token'
                : null,
          ),
        ),
        // Without a token there is no tactical action at all: the turn must go on some other way.
        ...(none ? [offer({ kind: 'done' })] : []),
      ],
    };
  },
  choose: {
    done(draft) {
      change(draft, { agenda: [] });
    },

    activate(draft, _frame, { system }) {
      const { active } = draft.state;
      const sheet = sheetOf(draft.state, active);
      const left = sheet.tactic - 1;
      changeSheet(draft, active, { tactic: left });
      putToken(draft, system, active);
      change(draft, { system });
      const others = (draft.state.tokens[system] ?? []).some((player) => player !== active);
      emit(
        draft,
        'activated',
        { player: active, system, left },
        'tactical-action.activation',
        'tactical-action.placing-token',
        'tactical-action.steps',
        'active-system.duration',
        others && 'tactical-action.other-players-tokens',
        others && 'active-system.others-tokens',
      );
      replace(draft, { at: 'move', moves: [] });
    },
  },
};
