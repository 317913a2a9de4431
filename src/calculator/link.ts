import { parseLink } from '../engine/link.ts';
import { FROM, ODDS_PREFIX, VERSION, writtenKey, writtenValue } from './address.ts';
import { fieldsOf, firstOf, fitsField } from './values.ts';
import type { Field, Form, Values } from './view.ts';

export const ODDS_LINK_LIMIT = 8192;
const PARTS_LIMIT = 256;

/** The moment of a walkthrough that asked, in the form in which the player writes it. */
export interface Origin {
  readonly scenario: string;
  readonly play: string;
}

export type RestoredOdds =
  | { readonly kind: 'none' | 'bad' }
  | {
      readonly kind: 'restored';
      readonly values: Values;
      /** Parts that no field knows or can stand at: of an older form, or broken. */
      readonly skipped: number;
      readonly origin: Origin | null;
    };

const readValue = (field: Field, text: string): unknown => {
  switch (field.kind) {
    case 'count':
      return /^\d{1,4}$/.test(text) ? Number(text) : undefined;
    case 'flag':
      return { '0': false, '1': true }[text];
    case 'pick':
      return field.options.find((option) => writtenValue(option) === text);
  }
};

/** Only the name of a walkthrough and its moves: an address cannot lead to another site. */
const readOrigin = (text: string | undefined): Origin | null => {
  if (text === undefined) return null;
  const parsed = parseLink(text);
  return parsed.ok ? { scenario: parsed.link.scenario, play: text } : null;
};

/** Takes whatever stands in the address bar; never throws. */
export const restoreOdds = (form: Pick<Form, 'groups'>, fragment: string): RestoredOdds => {
  if (!fragment.startsWith(ODDS_PREFIX)) return { kind: 'none' };
  if (fragment.length > ODDS_LINK_LIMIT) return { kind: 'bad' };
  // Some chats write the sign by its number.
  const text = fragment.slice(ODDS_PREFIX.length).replaceAll(/%7e/gi, '~');
  const [question = '', from, ...rest] = text.split(FROM);
  const [version, ...parts] = question.split('.');
  if (version !== VERSION || rest.length > 0 || parts.length > PARTS_LIMIT) return { kind: 'bad' };
  const fields = new Map(fieldsOf(form).map((field) => [writtenKey(field.key), field]));
  const read = new Map<string, Values[string]>();
  let skipped = 0;
  for (const part of parts) {
    const [key = '', written = '', ...more] = part.split('_');
    const field = fields.get(key);
    const value = field && more.length === 0 ? readValue(field, written) : undefined;
    if (!field || !fitsField(field, value) || read.has(field.key)) skipped += 1;
    else if (value !== firstOf(field)) read.set(field.key, value);
  }
  return {
    kind: 'restored',
    values: Object.fromEntries(read),
    skipped,
    origin: readOrigin(from),
  };
};
