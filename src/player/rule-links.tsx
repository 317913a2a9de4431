import type { JSX } from 'preact';
import type { RuleId } from '../engine/procedure.ts';
import { noteOf } from './player-data.ts';
import type { RuleNotes } from './player-data.ts';

const EXCERPT = 90;
/** Enough to tell a rule from the others under its heading. */
const NAME = 26;

const excerpt = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))}…`;

/** One link a rule: the first under a heading has its name, the others begin to say what they say. */
export const RuleLinks = ({
  rules,
  notes,
}: {
  readonly rules: readonly RuleId[];
  readonly notes: RuleNotes;
}): JSX.Element => {
  const sections = new Map<string, RuleId[]>();
  for (const id of rules) {
    const { section } = noteOf(notes, id);
    sections.set(section, [...(sections.get(section) ?? []), id]);
  }
  return (
    <span class="rule-links">
      {[...sections].map(([section, ids]) => (
        <span key={section} class="rule-group">
          {ids.map((id, index) => {
            const { text, url, lang } = noteOf(notes, id);
            const shown = index === 0 ? section : excerpt(text, NAME);
            return (
              <a
                key={id}
                class={index === 0 ? undefined : 'rule-other'}
                href={url}
                lang={lang}
                title={text}
                aria-label={index === 0 ? `${shown}: ${excerpt(text, EXCERPT)}` : undefined}
              >
                {shown}
              </a>
            );
          })}
        </span>
      ))}
    </span>
  );
};

/** A rule in its own words, with the way to its place. */
export const RuleQuote = ({
  id,
  notes,
  label,
}: {
  readonly id: RuleId;
  readonly notes: RuleNotes;
  readonly label: string;
}): JSX.Element => {
  const { text, url, section, lang } = noteOf(notes, id);
  return (
    <>
      <span class="rule-text" lang={lang}>
        {text}
      </span>{' '}
      <a class="rule-open" href={url} aria-label={`${label}: ${section}`}>
        {label}
      </a>
    </>
  );
};
