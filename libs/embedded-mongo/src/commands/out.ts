import { fail, unsupported } from '../errors.ts';
import { type Doc, encode, inspect } from '../values.ts';
import { any, doc, parse } from '../fields.ts';
import type { Call } from './call.ts';
import { applyUpdate, prepareInsert } from './writes.ts';

function target({ db }: Call, into: unknown, stage: string): string {
  if (typeof into === 'string') return `${db}.${into}`;
  throw unsupported(`${stage} into ${inspect(into)}`);
}

/** Carries out a pipeline's `$out` or `$merge`, in one write together with reading its input. */
export function writeOut(call: Call, stage: Doc, produce: () => Iterable<Doc>): Promise<void> {
  return '$out' in stage ? replaceCollection(call, stage.$out, produce) : merge(call, stage.$merge, produce);
}

function replaceCollection(call: Call, into: unknown, produce: () => Iterable<Doc>): Promise<void> {
  const namespace = target(call, into, '$out');
  return call.store.write(() => {
    const documents = Array.from(produce(), (given) => prepareInsert(encode(given)));
    const kept = call.store.collections.get(namespace)?.record.indexes.slice(1) ?? [];
    if (call.store.collections.has(namespace)) call.store.drop(namespace);
    const collection = call.store.create(namespace);
    for (const { spec } of kept) collection.addIndex(spec);
    for (const bytes of documents) collection.insert(bytes);
  });
}

/** The default of `$merge`: fields are added to the document with the same `_id`, and it is made where missing. */
function merge(call: Call, spec: unknown, produce: () => Iterable<Doc>): Promise<void> {
  const options = parse(
    typeof spec === 'string' ? { into: spec } : doc(spec, '$merge'),
    { into: any },
    '$merge',
  );
  const namespace = target(call, options.into, '$merge');
  return call.store.write(() => {
    for (const given of [...produce()]) {
      if (!('_id' in given)) throw fail(51132, "$merge needs documents with an '_id' field");
      const update = [{ $replaceWith: { $mergeObjects: ['$$ROOT', { $literal: given }] } }];
      applyUpdate(call.store, namespace, { filter: { _id: { $eq: given._id } } }, { update, upsert: true });
    }
  });
}
