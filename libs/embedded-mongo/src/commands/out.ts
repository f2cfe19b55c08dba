import { fail, unsupported } from '../errors.ts';
import { duplicateKey } from '../indexes.ts';
import { inspect, isDoc, encode, decode, fieldsOf } from '../values.ts';
import type { Doc } from '../values.ts';
import { plan } from '../plan.ts';
import { compileFilter } from '../match.ts';
import { prepareInsert } from './insert.ts';
import type { Call } from './call.ts';

/** Carries out a pipeline's `$out` or `$merge`, in one write together with reading its input. */
export async function writeOut(call: Call, stage: Doc, produce: () => Iterable<Doc>): Promise<void> {
  if ('$out' in stage) return replaceCollection(call, stage.$out, produce);
  return merge(call, stage.$merge, produce);
}

function target(call: Call, spec: unknown, stage: string): string {
  if (typeof spec === 'string') return `${call.db}.${spec}`;
  if (
    isDoc(spec) &&
    typeof spec.db === 'string' &&
    typeof spec.coll === 'string' &&
    Object.keys(spec).length === 2
  )
    return `${spec.db}.${spec.coll}`;
  throw unsupported(`${stage} into ${inspect(spec)}`);
}

async function replaceCollection(call: Call, spec: unknown, produce: () => Iterable<Doc>): Promise<void> {
  const namespace = target(call, spec, '$out');
  await call.store.write(() => {
    const documents = [...produce()].map((doc) => prepareInsert(encode(doc)));
    const indexes = call.store.collections.get(namespace)?.record.indexes ?? [];
    if (call.store.collections.has(namespace)) call.store.drop(namespace);
    const collection = call.store.create(namespace);
    for (const { spec: kept } of indexes) if (kept.name !== '_id_') collection.addIndex(kept);
    for (const bytes of documents) collection.insert(bytes);
  });
}

const MATCHED = ['replace', 'keepExisting', 'merge', 'fail'];
const UNMATCHED = ['insert', 'discard', 'fail'];

async function merge(call: Call, spec: unknown, produce: () => Iterable<Doc>): Promise<void> {
  const options = isDoc(spec) ? spec : { into: spec };
  const { into, on = '_id', whenMatched = 'merge', whenNotMatched = 'insert', ...rest } = options as Doc;
  if (on !== '_id' || Object.keys(rest).length > 0)
    throw unsupported(`$merge with ${on === '_id' ? Object.keys(rest)[0] : `on: ${inspect(on)}`}`);
  if (!MATCHED.includes(String(whenMatched))) throw unsupported('$merge with a pipeline in whenMatched');
  if (!UNMATCHED.includes(String(whenNotMatched)))
    throw fail(2, `'${String(whenNotMatched)}' is no valid whenNotMatched`);
  const namespace = target(call, into, '$merge');
  await call.store.write(() => {
    const documents = [...produce()];
    const collection = call.store.collections.get(namespace) ?? call.store.create(namespace);
    for (const doc of documents) {
      const filter = { _id: { $eq: doc._id } };
      const matches = compileFilter(filter);
      const known =
        '_id' in doc
          ? [...plan(collection, filter).stored].find(({ bytes }) => matches(decode(bytes)))
          : undefined;
      if (!known) {
        if (whenNotMatched === 'fail')
          throw fail(13113, '$merge could not find a matching document in the target collection');
        if (whenNotMatched === 'insert') collection.insert(prepareInsert(encode(doc)));
        continue;
      }
      if (whenMatched === 'fail') throw duplicateKey(namespace, collection.indexes[0]!, [doc._id]);
      if (whenMatched === 'keepExisting') continue;
      const old = fieldsOf(decode(known.bytes));
      const merged = whenMatched === 'replace' ? doc : { ...old, ...doc };
      const bytes = encode(merged);
      collection.replace(known, old, bytes, decode(bytes));
    }
  });
}
