import { ObjectId } from 'bson';
import { fail } from '../errors.ts';
import { decode, encode, isDoc, typeOf } from '../values.ts';
import type { Bytes } from '../values.ts';

const NOT_IDS = ['array', 'regex', 'undefined'];

export function checkId(id: unknown): void {
  if (NOT_IDS.includes(typeOf(id))) throw fail(53, `The '_id' value cannot be of type ${typeOf(id)}`);
  const dollar = isDoc(id) ? Object.keys(id).find((name) => name.startsWith('$')) : undefined;
  if (dollar)
    throw fail(52, `_id fields may not contain '$'-prefixed fields: ${dollar} is not valid for storage.`);
}

/** The bytes to store for an inserted document: as they came, unless `_id` is missing or not the first field. */
export function prepareInsert(bytes: Bytes): Bytes {
  const doc = decode(bytes);
  const names = Object.keys(doc);
  if ('_id' in doc) checkId(doc._id);
  if (names[0] === '_id') return bytes;
  const { _id: id = new ObjectId(), ...rest } = doc;
  return encode({ _id: id, ...rest });
}
