import { fail } from './errors.ts';
import type { Matcher } from './match.ts';
import { fieldsOf, inspect, isDoc } from './values.ts';
import type { Doc } from './values.ts';

/** Where one concrete path of an update ends: the document or array that holds the field, and its name there. */
export interface Place {
  holder: Doc | unknown[];
  name: string;
}
export const PADDING_LIMIT = 1_500_000;

const isIndex = (part: string): boolean => /^(0|[1-9]\d*)$/.test(part);
export const isPositional = (part: string): boolean => part === '$' || part.startsWith('$[');

export function read({ holder, name }: Place): unknown {
  return Object.hasOwn(holder, name) ? (holder as Doc)[name] : undefined;
}

export function write({ holder, name }: Place, value: unknown): void {
  if (Array.isArray(holder)) {
    const index = Number(name);
    if (index > holder.length + PADDING_LIMIT)
      throw fail(2, `can't backfill more than ${PADDING_LIMIT} elements`);
    while (holder.length < index) holder.push(null);
    holder[index] = value;
  } else {
    holder[name] = value;
  }
}

/**
 * Replaces `$`, `$[]` and `$[name]` in a path by the array positions they stand for in this document.
 * `position` is what the filter matched; `filters` are the array filters by name.
 */
export function expandPath(
  doc: Doc,
  parts: string[],
  position: number | undefined,
  filters: Map<string, Matcher>,
): string[][] {
  const at = parts.findIndex(isPositional);
  if (at < 0) return [parts];
  const marker = parts[at]!;
  const head = parts.slice(0, at);
  const tail = parts.slice(at + 1);
  const shown = parts.join('.');
  let array: unknown = doc;
  for (const part of head) array = isDoc(array) || Array.isArray(array) ? (array as Doc)[part] : undefined;
  let positions: number[];
  if (marker === '$') {
    if (position === undefined) {
      throw fail(2, 'The positional operator did not find the match needed from the query.');
    }
    positions = [position];
  } else {
    if (!Array.isArray(array)) {
      const message = `Cannot apply array updates to non-array element ${head.at(-1)}: ${inspect(array)}`;
      throw fail(
        2,
        array === undefined ? `The path '${head.join('.')}' must exist to apply array updates` : message,
      );
    }
    const name = marker.slice(2, -1);
    const filter = name === '' ? () => true : filters.get(name);
    if (!filter) throw fail(2, `No array filter found for identifier '${name}' in path '${shown}'`);
    positions = [...array.keys()].filter((i) => filter({ [name]: array[i] }));
  }
  return positions.flatMap((i) => expandPath(doc, [...head, String(i), ...tail], position, filters));
}

/** Finds the place of a path. With `create`, documents missing on the way are made; without, undefined is returned. */
export function locate(doc: Doc, parts: string[], create: boolean): Place | undefined {
  let holder: Doc | unknown[] = doc;
  for (const [i, part] of parts.entries()) {
    if (Array.isArray(holder) && !isIndex(part)) {
      if (!create) return undefined;
      throw fail(28, `Cannot create field '${part}' in element {${parts[i - 1]}: ${inspect(holder)}}`);
    }
    const place: Place = { holder, name: part };
    if (i === parts.length - 1) return place;
    let next = read(place);
    if (next === undefined || (next === null && Array.isArray(holder) && Number(part) >= holder.length)) {
      if (!create) return undefined;
      next = {};
      write(place, next);
    }
    if (isDoc(next)) {
      const fields = fieldsOf(next);
      if (fields !== next) write(place, fields);
      holder = fields;
    } else if (Array.isArray(next)) {
      holder = next;
    } else {
      if (!create) return undefined;
      throw fail(28, `Cannot create field '${parts[i + 1]}' in element {${part}: ${inspect(next)}}`);
    }
  }
  return undefined;
}
