import { deserialize, onDemand } from 'bson';
import { fail } from './errors.ts';
import type { Bytes, Doc } from './values.ts';

/** Numbers stay Int32, Double or Long, so that what is not touched is written back as it was. */
const EXACT = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
const REFERENCE = Buffer.from('$ref\0');
const OBJECT = 3;
const ARRAY = 4;

/**
 * Decodes a document without losing types. `raw` names the array field whose documents are left as bytes.
 * @throws CommandError InvalidBSON where the bytes are no document
 */
export function decode(bytes: Bytes, raw?: string): Doc {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    if (buffer.includes(REFERENCE)) return decodeElements(buffer, raw);
    return deserialize(bytes, raw === undefined ? EXACT : { ...EXACT, fieldsAsRaw: { [raw]: true } });
  } catch (error) {
    throw fail(22, `invalid BSON: ${(error as Error).message}`);
  }
}

/**
 * Decodes element by element. bson makes a DBRef of every document with `$ref` and `$id`, which moves fields and
 * splits a `$ref` with a dot; in the store they are documents like any other.
 */
function decodeElements(buffer: Buffer, raw?: string): Doc {
  const doc: Doc = {};
  for (const element of onDemand.parseToElements(buffer)) {
    const [type, nameAt, nameLength] = element;
    const name = buffer.toString('utf8', nameAt, nameAt + nameLength);
    const value = valueOf(buffer, element, type === ARRAY && name === raw);
    // Not an assignment: it would change the prototype where the field is called __proto__.
    Object.defineProperty(doc, name, { value, writable: true, enumerable: true, configurable: true });
  }
  return doc;
}

function valueOf(
  buffer: Buffer,
  [type, , , at, length]: Iterable<number> & readonly number[],
  itemsRaw = false,
): unknown {
  const bytes = buffer.subarray(at, at! + length!);
  if (type === OBJECT) return decodeElements(bytes);
  if (type !== ARRAY) return scalar(type!, bytes);
  return Array.from(onDemand.parseToElements(bytes), (item) =>
    itemsRaw && item[0] === OBJECT ? bytes.subarray(item[3], item[3] + item[4]) : valueOf(bytes, item),
  );
}

/** A value that is neither document nor array, as bson decodes it. */
function scalar(type: number, bytes: Buffer): unknown {
  const document = Buffer.concat([Buffer.from([0, 0, 0, 0, type, 0x76, 0]), bytes, Buffer.from([0])]);
  document.writeInt32LE(document.length);
  return deserialize(document, EXACT)['v'];
}
