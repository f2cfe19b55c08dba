import { compileFilter } from '../match.ts';
import type { MatchDetails } from '../match.ts';
import { plan } from '../plan.ts';
import { sortBy } from '../sort.ts';
import type { Pattern } from '../sort.ts';
import type { Collection, Stored } from '../collection.ts';
import type { Variables } from '../expressions.ts';
import { decode } from '../values.ts';
import type { Doc } from '../values.ts';

/** A document that matched, decoded, with where its arrays did. */
export interface Found {
  stored: Stored;
  doc: Doc;
  details: MatchDetails;
}
export interface Query {
  filter: Doc;
  sort?: Pattern;
  skip?: number;
  limit?: number;
  hint?: unknown;
  variables?: Variables;
}

/** Finds documents: through the best index, checked against the filter, sorted, skipped and limited. */
export function* search(collection: Collection | undefined, query: Query): Generator<Found> {
  const { filter, sort, skip = 0, limit = 0, variables } = query;
  const matches = compileFilter(filter, variables);
  if (!collection) return;
  const sorting = sort && sort.length > 0 ? sort : undefined;
  const { stored, ordered, shortened } = plan(collection, filter, sorting, query.hint);
  const found = matching(stored, matches);
  if (!sorting) return yield* slice(found, skip, limit);
  if (ordered) {
    const first = [...slice(found, 0, limit && skip + limit)];
    if (!shortened.met) return yield* slice(first, skip, limit);
  }
  const all = ordered ? matching(collection.all(), matches) : found;
  yield* slice(
    sortBy([...all], sorting, ({ doc }) => doc),
    skip,
    limit,
  );
}

function* matching(stored: Iterable<Stored>, matches: ReturnType<typeof compileFilter>): Generator<Found> {
  for (const candidate of stored) {
    const doc = decode(candidate.bytes);
    const details: MatchDetails = {};
    if (matches(doc, details)) yield { stored: candidate, doc, details };
  }
}

function* slice(found: Iterable<Found>, skip: number, limit: number): Generator<Found> {
  let at = 0;
  for (const item of found) {
    if (at++ >= skip) yield item;
    if (limit > 0 && at >= skip + limit) return;
  }
}
