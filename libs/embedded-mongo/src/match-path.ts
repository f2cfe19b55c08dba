import type { Test } from './match-value.ts';
import { fieldOf, isDoc } from './values.ts';

/** Where in an array a filter matched: what the positional operator `$` stands for. */
export interface MatchDetails {
  index?: number;
}
/** Whether a document is one that a filter, or a part of it, wants. */
export type Matcher = (doc: unknown, details?: MatchDetails) => boolean;

/** The parts of a dotted path; none of the empty one, which stands for the value itself. */
export const split = (path: string): string[] => (path === '' ? [] : path.split('.'));

/**
 * Calls `visit` with every value a dotted path leads to, as MongoDB's filters see it: arrays on the way are
 * entered, a missing field is visited as undefined, and with `expand` an array at the end is visited element by
 * element and then as a whole. Stops at the first `true`.
 */
export function walk(
  value: unknown,
  parts: string[],
  at: number,
  expand: boolean,
  visit: (value: unknown, index?: number) => boolean,
  index?: number,
): boolean {
  const part = parts[at];
  if (part === undefined) {
    if (expand && Array.isArray(value) && value.some((element, i) => visit(element, index ?? i))) return true;
    return visit(value, index);
  }
  if (!Array.isArray(value)) {
    if (!isDoc(value)) return visit(undefined, index);
    return walk(fieldOf(value, part), parts, at + 1, expand, visit, index);
  }
  if (value.some((item, i) => isDoc(item) && walk(item, parts, at, expand, visit, index ?? i))) return true;
  const element = /^(0|[1-9]\d*)$/.test(part) ? Number(part) : NaN;
  if (!(element < value.length)) return false;
  return walk(value[element], parts, at + 1, expand && at + 1 < parts.length, visit, index ?? element);
}

/** A matcher for the values a path leads to. */
export function onPath(path: string, test: Test, expand = true): Matcher {
  const parts = split(path);
  return (root, details) =>
    walk(root, parts, 0, expand, (value, index) => {
      if (!test(value)) return false;
      if (details && index !== undefined) details.index = index;
      return true;
    });
}
