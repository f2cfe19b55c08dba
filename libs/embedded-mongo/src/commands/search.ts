import type { Collection, Stored } from '../collection.ts';
import type { Variables } from '../expressions.ts';
import type { MatchDetails } from '../match-value.ts';
import { compileFilter } from '../match.ts';
import { slice } from '../pipeline.ts';
import { plan } from '../plan.ts';
import { parseSort, sortBy } from '../sort.ts';
import { decode, type Doc } from '../values.ts';

export interface Found extends MatchDetails {
  stored: Stored;
  doc: Doc;
}
export interface Query {
  filter?: Doc;
  sort?: Doc;
  skip?: number;
  /** 0 is none. */
  limit?: number;
  hint?: unknown;
  variables?: Variables;
}

export function* search(collection: Collection | undefined, query: Query): Generator<Found> {
  const { filter = {}, sort = {}, skip = 0, limit = 0, hint, variables } = query;
  const matches = compileFilter(filter, variables);
  const pattern = parseSort(sort);
  if (!collection) return;
  const { stored, ordered } = plan(collection, filter, pattern.length > 0 ? pattern : undefined, hint);
  const found = matching(stored, matches);
  const sorted = pattern.length > 0 && !ordered ? sortBy(found, pattern, ({ doc }) => doc) : found;
  yield* slice(sorted, skip, limit || Infinity);
}

function* matching(stored: Iterable<Stored>, matches: ReturnType<typeof compileFilter>): Generator<Found> {
  for (const candidate of stored) {
    const found: Found = { stored: candidate, doc: decode(candidate.bytes) };
    if (matches(found.doc, found)) yield found;
  }
}
