import { fail } from '../errors.ts';
import { count, doc, parse, text } from '../fields.ts';
import { isNamed } from '../plan.ts';
import { inspect } from '../values.ts';
import { collectionOf, command, namespaceOf, type Command } from './call.ts';

/** `collMod` for the one thing it can change here: after how many seconds the documents of a TTL index expire. */
export const COLL_MOD: Record<string, Command> = {
  collMod: command({ index: doc }, ({ index: given }, call) => {
    const namespace = namespaceOf(call, 'collMod');
    if (!given) return call.store.write(() => mustExist(call.store.collections.has(namespace), namespace));
    const fields = { name: text, keyPattern: doc, expireAfterSeconds: count };
    const { name, keyPattern, expireAfterSeconds } = parse(given, fields, 'collMod.index');
    if ((name === undefined) === (keyPattern === undefined))
      throw fail(72, 'must specify either index name or key pattern, and not both');
    if (expireAfterSeconds === undefined) throw fail(72, 'no expireAfterSeconds field');
    return call.store.write(() => {
      const collection = collectionOf(call);
      mustExist(collection !== undefined, namespace);
      const index = collection!.indexes.find((one) => isNamed(one, name ?? keyPattern));
      if (!index) throw fail(27, `cannot find index ${name ?? inspect(keyPattern)} for ns ${namespace}`);
      const { spec } = index.record;
      if (Object.keys(spec.key).length > 1 || spec.name === '_id_')
        throw fail(72, 'TTL indexes are single-field indexes other than that of _id');
      const before = spec.expireAfterSeconds;
      spec.expireAfterSeconds = expireAfterSeconds;
      collection!.save();
      return {
        ...(before === undefined ? {} : { expireAfterSeconds_old: before }),
        expireAfterSeconds_new: expireAfterSeconds,
      };
    });
  }),
};

function mustExist(exists: boolean, namespace: string): Record<string, never> {
  if (!exists) throw fail(26, `ns does not exist: ${namespace}`);
  return {};
}
