import type { Nodes } from 'mdast';
import type { Language, Localized, PerLanguage } from './languages.ts';
import type { RuleId } from './link/references.ts';
import type { Release } from './read/releases.ts';
import type { Reworded } from './read/reworded.ts';
import type { Edition } from './translations.ts';
import type { Vocabulary } from './link/vocabulary.ts';
import type {
  ExerciseKind,
  GameFile,
  Kind,
  LessonBoard,
  RulingLevel,
  ScenarioFile,
  TermKind,
} from './read/schemas.ts';

/** Everything the content says, linked and checked. Every page, index and file is a view of it. */
export interface Model {
  readonly games: readonly Game[];
  readonly rules: ReadonlyMap<RuleId, Rule>;
  readonly terms: ReadonlyMap<RuleId, Term>;
  /** Every id that was ever published, in the order of publication. */
  readonly published: readonly RuleId[];
  /** Successors of ids that were published once and have moved. */
  readonly aliases: ReadonlyMap<RuleId, RuleId>;
  /** What was published before, oldest first. */
  readonly releases: readonly Release[];
  readonly reworded: Reworded;
  /** Translations that have a ledger. */
  readonly editions: readonly Edition[];
  readonly vocabulary: Vocabulary;
}

export interface Game {
  readonly id: string;
  readonly name: GameFile['name'];
  readonly summary: Localized<string>;
  readonly called?: GameFile['called'];
  readonly players: GameFile['players'];
  readonly languages: readonly Language[];
  readonly draft?: boolean | undefined;
  readonly publisher: GameFile['publisher'];
  readonly trademarks: readonly string[];
  readonly start?: string | undefined;
  readonly moment?: GameFile['moment'];
  readonly flows: GameFile['flows'];
  readonly books: readonly Book[];
  readonly groups: readonly Group[];
  readonly topics: readonly Topic[];
  readonly terms: readonly Term[];
  readonly scenarios: readonly Scenario[];
  readonly questions: readonly AskedQuestion[];
  readonly rulings: readonly Ruling[];
  readonly mistakes: readonly Mistake[];
  readonly teach?: Teaching | undefined;
  readonly firstGame?: FirstGame | undefined;
  readonly quick: Quick;
  readonly course?: Course | undefined;
}

/** The way into a game for newcomers: lessons explain, topics rule. */
export interface Course {
  readonly lessons: readonly Lesson[];
  readonly exercises: ReadonlyMap<string, Exercise>;
}

export interface Lesson {
  readonly id: string;
  readonly sources: readonly string[];
  readonly exercises: readonly string[];
  /** Those of the exercises that the text embeds; the rest stand after it. */
  readonly embedded: ReadonlySet<string>;
  readonly scenario?: string | undefined;
  readonly board?: LessonBoard | undefined;
  /** Of the game's checklists, the one for what the lesson prepares. */
  readonly checklist?: string | undefined;
  readonly texts: PerLanguage<{
    readonly title: string;
    readonly summary: string;
    readonly file: string;
    /** How many words it has to read. */
    readonly words: number;
  }>;
}

export interface Exercise {
  readonly id: string;
  readonly kind: ExerciseKind;
  readonly situation?: Localized<string> | undefined;
  readonly question: Localized<string>;
  readonly answers: readonly Answer[];
}

export interface Answer {
  readonly text: Localized<string>;
  readonly right: boolean;
  readonly feedback: Localized<string>;
  readonly rule: RuleId;
}

export interface Book {
  readonly id: string;
  readonly language: Language;
  readonly title: Localized<string>;
  readonly short: Localized<string>;
  readonly sections: readonly BookSection[];
}

export interface BookSection {
  readonly id: string;
  readonly book: string;
  readonly title: string;
  readonly level: number;
  readonly page?: string | undefined;
  readonly counted?: boolean | undefined;
  /** Where the site states what this section prints: topics, or headings within them. */
  readonly places: readonly RulePlace[];
}

export interface RulePlace {
  readonly topic: string;
  readonly anchor?: string;
}

export interface Group {
  readonly id: string;
  readonly name: Localized<string>;
  readonly topics: readonly Topic[];
}

export interface Topic {
  readonly game: string;
  readonly id: string;
  readonly group: string;
  /** The number of the entry, where the booklet numbers its entries. */
  readonly number?: string | undefined;
  /** The same entry in the English reference, where the numbers are others. */
  readonly english?: { readonly name: string; readonly number: string } | undefined;
  readonly sources: readonly string[];
  readonly see: readonly string[];
  readonly texts: PerLanguage<{
    readonly title: string;
    readonly summary: string;
    readonly file: string;
    /** What no rule says: notes and examples without a name, heads of tables. */
    readonly unnamed: readonly string[];
  }>;
  readonly rules: readonly Rule[];
  readonly scenarios: readonly string[];
}

export interface Rule {
  readonly id: RuleId;
  readonly game: string;
  readonly topic: string;
  readonly anchor: string;
  /** As the booklet prints them: «43.5», «7.1•3». */
  readonly numbers: readonly string[];
  readonly kind: Kind;
  /** Anchor of the nearest heading above, and of the rule in whose list this one stands. */
  readonly section?: string | undefined;
  readonly parent?: string | undefined;
  readonly about: readonly RuleId[];
  /** Sections of the booklets that print it. */
  readonly sources: readonly string[];
  readonly statements: PerLanguage<RuleStatement>;
}

export interface RuleStatement {
  readonly title?: string | undefined;
  readonly text: string;
  readonly content: readonly Nodes[];
  readonly refs: readonly RuleId[];
  readonly terms: readonly string[];
}

export interface Term {
  readonly id: string;
  readonly game: string;
  readonly kind: TermKind;
  readonly en: string;
  readonly words: PerLanguage<TermWords>;
  /** What it is called in languages that the game is not told in: names to speak with, not pages. */
  readonly translations: PerLanguage<TermWords>;
  /** Rules that say what the term means. */
  readonly rules: readonly RuleId[];
  readonly autolink: boolean;
}

export interface TermWords {
  readonly name: string;
  readonly definition: string;
  readonly aliases: readonly string[];
  readonly forms: readonly string[];
  readonly slang: readonly string[];
  readonly translated: boolean;
}

/** What players ask in their own words, and the rules that decide. */
export interface AskedQuestion {
  readonly id: RuleId;
  readonly isOften: boolean;
  /** Ways of asking, the one that is shown first. */
  readonly asked: Localized<readonly string[]>;
  /** None where the first of the rules is a box that answers. */
  readonly answer?: Localized<string> | undefined;
  readonly rules: readonly RuleId[];
}

/** A worked example after so many of its choices. */
export interface MomentPlace {
  readonly scenario: string;
  readonly after: number;
}

/** What the engine reports when a milestone of a first game is reached. */
export interface Reached {
  readonly event: string;
  readonly data?: Readonly<Record<string, string | number | boolean>> | undefined;
}

export interface Milestone {
  readonly id: string;
  /** Any of these. */
  readonly reached: readonly Reached[];
  readonly title: Localized<string>;
  /** What this moment is, and what matters now. */
  readonly say: Localized<string>;
  readonly rules: readonly RuleId[];
  /** Kinds of choices that it speaks of; none: whatever is asked. */
  readonly about: readonly string[];
}

/** A first game that is led: with whom it begins, what is met, and why something is advised. */
export interface FirstGame {
  readonly beginning: string;
  readonly seed: number;
  readonly you: string;
  readonly settled: readonly string[];
  readonly minutes: number;
  readonly milestones: readonly Milestone[];
  /** By the name that the game's advice gives them. */
  readonly reasons: readonly ToldReason[];
  /** What the rest of the game still brings. */
  readonly later: Localized<string>;
}

export interface ToldReason extends ToldRule {
  readonly id: string;
}

/** What is often played otherwise than the rules say. */
export interface Mistake {
  readonly id: RuleId;
  readonly wrong: Localized<string>;
  readonly right: Localized<string>;
  readonly rules: readonly RuleId[];
  /** Where the engine refuses it by one of its rules. */
  readonly proof?: MomentPlace | undefined;
}

/** A thought as it is told, and the rule that bears it. */
export interface ToldRule {
  readonly say: Localized<string>;
  readonly rule: RuleId;
}

export interface TeachCard extends ToldRule {
  readonly id: string;
  readonly title: Localized<string>;
  readonly from: number;
  readonly picture: MomentPlace;
}

export interface ToldTo extends ToldRule {
  readonly who: Localized<string>;
}

/** How to tell a game to others. */
export interface Teaching {
  readonly cards: readonly TeachCard[];
  readonly players: readonly ToldTo[];
  readonly played: readonly ToldTo[];
  readonly later: readonly ToldRule[];
}

/** What was said of the rules beside the booklets: who, when, where, and how much it weighs. */
export interface Ruling {
  readonly id: RuleId;
  readonly question: PerLanguage<string>;
  readonly ruling: PerLanguage<string>;
  /** A box of a topic that tells both. */
  readonly box?: RuleId | undefined;
  readonly rules: readonly RuleId[];
  /** What the booklets say otherwise. */
  readonly departs?: Localized<string> | undefined;
  readonly where?: Localized<string> | undefined;
  readonly source: RulingSource;
}

export interface RulingSource {
  readonly id: string;
  readonly level: RulingLevel;
  readonly title: Localized<string>;
  readonly who: string;
  readonly date?: string | undefined;
  readonly url?: string | undefined;
}

/** What a player needs while playing; empty where a game has no such file. */
export interface Quick {
  /** What a rule says at a glance, where its own first sentence is long. */
  readonly lines: ReadonlyMap<RuleId, Localized<string>>;
  readonly groups: readonly {
    readonly name: Localized<string>;
    readonly sheets: readonly QuickSheet[];
  }[];
  readonly checklists: readonly Checklist[];
}

export interface Checklist extends QuickSheet {
  readonly scenario?: string | undefined;
}

export interface QuickSheet {
  readonly id: string;
  readonly title: Localized<string>;
  readonly for?: Localized<string> | undefined;
  readonly tables?:
    | readonly { readonly id: string; readonly columns?: readonly string[] | undefined }[]
    | undefined;
  readonly blocks: readonly {
    readonly title: Localized<string>;
    readonly rules: readonly RuleId[];
  }[];
}

export interface Scenario extends ScenarioFile {
  readonly id: string;
  readonly game: string;
  /** The rules each step applies: the opening first, then one entry for each choice. */
  readonly moments: readonly (readonly RuleId[])[];
}
