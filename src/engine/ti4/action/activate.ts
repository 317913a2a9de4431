import { emit, go, offer, putToken, unexpected } from './draft.ts';
import type { Handling } from './draft.ts';
import { hasToken, sheetOf } from './query.ts';
import { rules } from './rules.ts';

export const activate: Handling<'activate'> = {
  prompt(state) {
    const none = sheetOf(state, state.active).tactic === 0;
    return {
      kind: 'decision',
      by: state.active,
      task: 'activate',
      rules: rules('tactical-action.activation', 'active-system.activate', 'tactical-action.what'),
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
        ...(none ? [offer({ kind: 'done' }, null)] : []),
      ],
    };
  },
  choose(draft, _frame, choice) {
    const { active } = draft.state;
    if (choice.kind === 'done') {
      draft.state = { ...draft.state, agenda: [] };
      return;
    }
    if (choice.kind !== 'activate') throw unexpected(choice, 'tactical-action.activation');
    const sheet = sheetOf(draft.state, active);
    sheet.tactic -= 1;
    putToken(draft, choice.system, active);
    draft.state.system = choice.system;
    const others = (draft.state.tokens[choice.system] ?? []).some((player) => player !== active);
    emit(
      draft,
      'activated',
      { player: active, system: choice.system, left: sheet.tactic },
      'tactical-action.activation',
      'tactical-action.placing-token',
      'tactical-action.steps',
      'active-system.duration',
      ...(others
        ? (['tactical-action.other-players-tokens', 'active-system.others-tokens'] as const)
        : []),
    );
    go(draft, { at: 'move', moves: [] });
  },
};
