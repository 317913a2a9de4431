import type { Nodes } from 'mdast';
import { parseDocument } from 'yaml';
import type { ContentFiles } from '../../../src/rules/read/content-files.ts';
import type { Language } from '../../../src/rules/languages.ts';
import type { GameSource } from '../../../src/rules/read/load-game.ts';
import type { Statement } from '../../../src/rules/read/name-rules.ts';
import { MARKER } from '../../../src/rules/ask/plain-text.ts';
import { GLOSSARY_TOPIC } from '../../../src/rules/link/references.ts';
import { placeAt } from '../../../src/rules/ask/places.ts';
import type { Place } from '../../../src/rules/problems.ts';
import type { TranslatedId } from '../../../src/rules/translations.ts';
import type { Path } from '../../../src/rules/read/yaml-file.ts';

/** Letters of a file that a translator sees; what the file needs around them is not shown. */
interface Piece {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly isYaml: boolean;
}

/** All that stands under one id: a title and its text, the cells of a row, the rest of a topic. */
export interface Written {
  readonly text: string;
  readonly place: Place;
  /** How the files change when it says something else; undefined where the pieces do not match. */
  readonly rewrite: (text: string) => readonly Edit[] | undefined;
}

export interface Edit {
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const GAP = '\n\n';

/** What is written under an id, with its mark-up. */
export function writtenUnder(
  id: TranslatedId,
  language: Language,
  { texts, glossary }: GameSource,
  files: ContentFiles,
): Written | undefined {
  const [, topic = '', anchor] = id.split('.');
  if (topic === GLOSSARY_TOPIC) {
    const index = glossary.data.terms.findIndex((term) => term.id === anchor);
    if (glossary.data.terms[index]?.[language] === undefined) return undefined;
    const path: Path = ['terms', index, language];
    const text = files.read(glossary.file) ?? '';
    return ofPieces(
      text,
      yamlPieces(glossary.file, text, 0, [
        [...path, 'name'],
        [...path, 'definition'],
      ]),
    );
  }
  const written = texts.get(language)?.get(topic);
  if (written === undefined) return undefined;
  const { file, source, statements, unnamed } = written;
  const slice = (nodes: readonly Nodes[]): Piece[] => slicePiece(file, source, nodes);
  if (anchor === undefined) {
    const front = source.slice(FENCE.length, source.indexOf(`\n${FENCE}`, FENCE.length));
    return ofPieces(source, [
      ...yamlPieces(file, front, FENCE.length, [['title'], ['summary']]),
      ...unnamed.flatMap(({ children }) => slice(children)),
    ]);
  }
  const statement = statements.find((candidate) => candidate.anchor === anchor);
  if (statement === undefined) return undefined;
  const { content } = statement;
  if (content[0]?.type === 'tableCell') {
    const cells = content.flatMap((cell) => ('children' in cell ? slice(cell.children) : []));
    return ofPieces(source, cells);
  }
  const body = slice(content);
  return ofPieces(source, [...titlePiece(file, source, statement), ...body], body.length > 0);
}

const FENCE = '---\n';

/** @param isOpen whether the last piece may go on for several paragraphs */
function ofPieces(source: string, pieces: readonly Piece[], isOpen = false): Written | undefined {
  const [first] = pieces;
  if (first === undefined) return undefined;
  return {
    place: placeAt(first.file, source, first.start),
    text: pieces.map(({ text }) => text).join(GAP),
    rewrite(text) {
      const parts = text.split(GAP);
      if (parts.length < pieces.length || (parts.length > pieces.length && !isOpen)) {
        return undefined;
      }
      const last = pieces.length - 1;
      return pieces.flatMap(({ file, start, end, isYaml, text: before }, index) => {
        const part = index === last ? parts.slice(last).join(GAP) : (parts[index] ?? '');
        if (part === before) return [];
        return { file, start, end, text: isYaml ? `'${part.replaceAll("'", "''")}'` : part };
      });
    },
  };
}

function slicePiece(file: string, source: string, nodes: readonly Nodes[]): Piece[] {
  const start = nodes[0]?.position?.start.offset;
  const end = nodes.at(-1)?.position?.end.offset;
  if (start === undefined || end === undefined) return [];
  const text = source.slice(start, end).replace(MARKER, '');
  return [{ file, start, end: start + text.length, text, isYaml: false }];
}

/** «:::faq[Question?]{#id}»: of a heading the title is the text itself. */
function titlePiece(
  file: string,
  source: string,
  { kind, title, line, column }: Statement,
): Piece[] {
  if (title === undefined || kind === 'section') return [];
  const lines = source.split('\n');
  const before = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0) + column - 1;
  const [opening = '', text = ''] = /^:::\w+\[(.*)\]/.exec(source.slice(before)) ?? [];
  const start = before + opening.indexOf('[') + 1;
  return [{ file, start, end: start + text.length, text, isYaml: false }];
}

function yamlPieces(file: string, text: string, offset: number, paths: readonly Path[]): Piece[] {
  const document = parseDocument(text);
  return paths.flatMap((path) => {
    const node: unknown = document.getIn(path, true);
    if (!isScalarWithRange(node)) return [];
    const [start, end] = node.range;
    return [
      { file, start: start + offset, end: end + offset, text: String(node.value), isYaml: true },
    ];
  });
}

const isScalarWithRange = (
  node: unknown,
): node is { value: unknown; range: readonly [number, number, number] } =>
  typeof node === 'object' && node !== null && 'value' in node && 'range' in node;
