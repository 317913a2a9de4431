import type { ComponentChildren, JSX } from 'preact';
import type { RuleId } from '../../engine/procedure.ts';
import type { RuleNotes } from '../player-data.ts';
import { RuleLinks } from '../rule-links.tsx';

/** Switched off it keeps the focus, and says so. */
export const Button = ({
  label,
  say,
  onClick,
  off = false,
  pressed,
  look = '',
}: {
  readonly label: ComponentChildren;
  readonly say?: string;
  readonly onClick: () => void;
  readonly off?: boolean;
  readonly pressed?: boolean;
  readonly look?: string;
}): JSX.Element => (
  <button
    type="button"
    class={`helper-button${look}`}
    aria-label={say}
    aria-disabled={off}
    aria-pressed={pressed}
    onClick={() => {
      if (!off) onClick();
    }}
  >
    {label}
  </button>
);

export const Rules = ({
  rules,
  notes,
}: {
  readonly rules: readonly RuleId[];
  readonly notes: RuleNotes;
}): JSX.Element => (
  <p class="helper-rules">
    <RuleLinks rules={rules} notes={notes} />
  </p>
);

/** The two deeds that a thumb always reaches. */
export const Bar = ({
  undo,
  undoLabel,
  next,
}: {
  readonly undo: (() => void) | null;
  readonly undoLabel: string;
  readonly next: { readonly label: string; readonly off?: boolean; readonly onClick: () => void };
}): JSX.Element => (
  <div class="helper-bar">
    <Button label={undoLabel} off={undo === null} onClick={() => undo?.()} />
    <Button {...next} look=" helper-next" />
  </div>
);
