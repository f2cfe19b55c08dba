import type { Collection } from '../collection.ts';
import { fail } from '../errors.ts';
import type { Variables } from '../expressions.ts';
import { isOperators } from '../match.ts';
import type { Store } from '../store.ts';
import { compileUpdate, replacementBase, upsertBase } from '../update.ts';
import { decode, encode, isDoc } from '../values.ts';
import type { Doc } from '../values.ts';
import { docField } from './call.ts';
import { checkId } from './insert.ts';
import { search } from './query.ts';
import type { Found, Query } from './query.ts';

/** The collection to write to, made where it is missing. */
export const writable = (store: Store, namespace: string): Collection =>
  store.collections.get(namespace) ?? store.create(namespace);

interface Change {
  update: unknown;
  arrayFilters: Doc[];
  variables: Variables;
  constants: Variables;
}
interface Changed {
  matched: number;
  modified: number;
  upserted?: unknown;
  /** The last document changed, before and after. */
  before?: Doc;
  after?: Doc;
}

/** Updates what a query finds, or inserts what it describes. */
export function applyUpdate(
  store: Store,
  namespace: string,
  query: Query,
  change: Change,
  upsert: boolean,
): Changed {
  const update = compileUpdate(change.update, change.arrayFilters, change.variables, change.constants);
  const collection = store.collections.get(namespace);
  const found = [...search(collection, query)];
  const changed: Changed = { matched: found.length, modified: 0 };
  for (const { stored, doc, details } of found) {
    const result = update(doc, { position: details.index, inserting: false });
    const bytes = encode(result);
    changed.before = decode(stored.bytes);
    changed.after = result;
    if (stored.bytes.equals(bytes)) continue;
    collection!.replace(stored, changed.before, bytes, changed.after);
    changed.modified++;
  }
  if (found.length > 0 || !upsert) return changed;
  const replacing = isDoc(change.update) && !isOperators(change.update);
  const base = replacing ? replacementBase(query.filter) : upsertBase(query.filter);
  const doc = update(base, { inserting: true });
  checkId(doc._id);
  const bytes = encode(doc);
  changed.after = doc;
  writable(store, namespace).insert(bytes, changed.after);
  changed.upserted = changed.after._id;
  return changed;
}

/** What an update operation asks for, checked. */
export function changeOf(operation: Doc, update: unknown, variables: Variables): Change {
  const filters = operation.arrayFilters ?? [];
  if (!Array.isArray(filters) || !filters.every(isDoc))
    throw fail(14, "BSON field 'arrayFilters' must be an array of objects");
  const constants = docField(operation, 'c');
  if (constants && !Array.isArray(update))
    throw fail(51198, 'Constant values may only be specified for pipeline updates');
  return { update, arrayFilters: filters, variables, constants: constants ?? {} };
}

/** Removes what a query finds, and gives it back. */
export function removeFound(collection: Collection | undefined, query: Query): Found[] {
  const found = [...search(collection, query)];
  for (const { stored } of found) collection!.remove(stored);
  return found;
}
