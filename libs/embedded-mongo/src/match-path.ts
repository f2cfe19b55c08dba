import { fieldsOf, isDoc } from './values.ts';

/** Where in an array a filter matched: what the positional operator `$` stands for. */
export interface MatchDetails {
  index?: number;
}
export type Test = (value: unknown) => boolean;
export type PathMatcher = (root: unknown, details?: MatchDetails) => boolean;

const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);

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
  if (at === parts.length) {
    if (expand && Array.isArray(value) && value.some((element, i) => visit(element, index ?? i))) return true;
    return visit(value, index);
  }
  const part = parts[at]!;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      if (isDoc(value[i]) && walk(value[i], parts, at, expand, visit, index ?? i)) return true;
    }
    if (!isIndex(part) || Number(part) >= value.length) return false;
    return walk(
      value[Number(part)],
      parts,
      at + 1,
      expand && at + 1 < parts.length,
      visit,
      index ?? Number(part),
    );
  }
  if (!isDoc(value)) return visit(undefined, index);
  const fields = fieldsOf(value);
  return walk(Object.hasOwn(fields, part) ? fields[part] : undefined, parts, at + 1, expand, visit, index);
}

/** A matcher for the values a path leads to. */
export function onPath(path: string, test: Test, expand = true): PathMatcher {
  const parts = path === '' ? [] : path.split('.');
  return (root, details) =>
    walk(root, parts, 0, expand, (value, index) => {
      if (!test(value)) return false;
      if (details && index !== undefined) details.index = index;
      return true;
    });
}

export const not =
  (matcher: PathMatcher): PathMatcher =>
  (root) =>
    !matcher(root);
export const all =
  (matchers: PathMatcher[]): PathMatcher =>
  (root, details) =>
    matchers.every((matcher) => matcher(root, details));
