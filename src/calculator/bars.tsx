import type { JSX } from 'preact';
import { percent } from '../i18n/odds/percent.ts';
import type { Language } from '../rules/languages.ts';
import type { Share, Tone } from './view.ts';

/** Filled, dotted and striped: the sides are told apart without their colours. */
const FILLS: Readonly<Record<Tone, string>> = {
  first: 'currentColor',
  even: 'url(#odds-even)',
  second: 'url(#odds-second)',
};

/** Once on a page; the bars name these patterns. */
export const Patterns = (): JSX.Element => (
  <svg class="odds-patterns" width="0" height="0" aria-hidden="true">
    <defs>
      <pattern id="odds-even" class="tone-even" width="6" height="6" patternUnits="userSpaceOnUse">
        <circle cx="1.5" cy="1.5" r="1.1" fill="currentColor" />
        <circle cx="4.5" cy="4.5" r="1.1" fill="currentColor" />
      </pattern>
      <pattern
        id="odds-second"
        class="tone-second"
        width="6"
        height="6"
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width="3.5" height="6" fill="currentColor" />
      </pattern>
    </defs>
  </svg>
);

const share = (part: number): string => `${Number((part * 100).toFixed(2))}%`;

export const Bar = ({
  chance,
  tone,
  most = 1,
}: {
  readonly chance: number;
  readonly tone: Tone;
  readonly most?: number;
}): JSX.Element => (
  <svg class="odds-bar" width="100%" height="8" aria-hidden="true">
    <rect class="odds-bar-ground" width="100%" height="8" />
    <rect
      class={`tone-${tone}`}
      width={share(most === 0 ? 0 : chance / most)}
      height="8"
      fill={FILLS[tone]}
    />
  </svg>
);

/** All outcomes side by side; the words beside it say the same. */
export const VerdictBar = ({
  shares,
  height = 28,
}: {
  readonly shares: readonly Share[];
  readonly height?: number;
}): JSX.Element => (
  <svg class="odds-verdict-bar" width="100%" height={height} aria-hidden="true">
    {shares.map(({ tone, chance }, index) => {
      const before = shares.slice(0, index).reduce((sum, other) => sum + other.chance, 0);
      return (
        <rect
          key={index}
          class={`tone-${tone}`}
          x={share(before)}
          width={share(chance)}
          height={height}
          fill={FILLS[tone]}
        />
      );
    })}
  </svg>
);

export const Verdict = ({
  shares,
  language,
}: {
  readonly shares: readonly Share[];
  readonly language: Language;
}): JSX.Element => (
  <div class="odds-verdict">
    <VerdictBar shares={shares} />
    <ul>
      {shares.map(({ label, chance, tone }) => (
        <li key={label}>
          <b>{percent(language, chance)}</b>{' '}
          <span>
            <svg class="odds-swatch" width="14" height="14" aria-hidden="true">
              <rect class={`tone-${tone}`} width="14" height="14" fill={FILLS[tone]} />
            </svg>{' '}
            {label}
          </span>
        </li>
      ))}
    </ul>
  </div>
);
