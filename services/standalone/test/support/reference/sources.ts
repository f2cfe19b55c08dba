import { readFile } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { filesThat, isTest, root } from '../listing/listed-sources.ts';

/**
 * The syntax of every program file below these folders that mentions something, by its path from the root; tests are
 * left out. Reading is fast and parsing is not: the rest is not parsed.
 */
export const parsedSources = async (
  folders: RegExp,
  mentions = /(?:)/,
): Promise<ReadonlyMap<string, ts.SourceFile>> => {
  const files = (await filesThat(/\.ts$/)).filter((file) => folders.test(file) && !isTest.test(file));
  const parsed = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(path.join(root, file), 'utf8');
      if (!mentions.test(text)) return [];
      return [[file, ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true)] as const];
    }),
  );
  return new Map(parsed.flat());
};

export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
};

/** The doc comment of a declaration in one line; empty where there is none. */
export const commentOf = (node: ts.Node): string => {
  const text = node.getFullText();
  const [comment] = (ts.getLeadingCommentRanges(text, 0) ?? [])
    .map(({ pos, end }) => text.slice(pos, end))
    .filter((one) => one.startsWith('/**'))
    .slice(-1);
  return (comment ?? '')
    .replaceAll(/^\/\*\*|\*\/$/g, '')
    .split('\n')
    .map((line) => line.trim().replace(/^\* ?/, ''))
    .filter((line) => !line.startsWith('@'))
    .join(' ')
    .trim();
};

/** Who owns a file: "booking, `notify`", of the kit "service-kit, `events`". */
export const ownerOf = (file: string): string => {
  const [, workspace = '', , first = ''] = file.split('/');
  return first.endsWith('.ts') ? workspace : `${workspace}, \`${first}\``;
};

/** A text for a cell of a table. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ').trim();

export const row = (...cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

export const tableHead = (...names: readonly string[]): string[] => [
  row(...names),
  `|${' --- |'.repeat(names.length)}`,
];

export const generated = 'Written by `npm run listing` from the code; a test fails where it is not current.';
