import { EJSON, serialize, deserialize, onDemand } from 'bson';
import { fail } from './errors.ts';

export type Doc = Record<string, unknown>;
export type Bytes = Uint8Array;

export function encode(doc: Doc): Bytes {
  return serialize(doc, { ignoreUndefined: true });
}

export function mapValues<T>(doc: Doc, change: (value: unknown) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(doc).map(([name, value]) => [name, change(value)]));
}

/** BSON types by alias: number as `$type` takes it, rank in MongoDB's order of mixed types, and bson's class. */
export const TYPES = {
  minKey: { code: -1, rank: 1, of: 'MinKey' },
  undefined: { code: 6, rank: 5, of: '' },
  null: { code: 10, rank: 5, of: '' },
  int: { code: 16, rank: 10, of: 'Int32' },
  double: { code: 1, rank: 10, of: 'Double' },
  long: { code: 18, rank: 10, of: 'Long' },
  decimal: { code: 19, rank: 10, of: 'Decimal128' },
  string: { code: 2, rank: 15, of: '' },
  symbol: { code: 14, rank: 15, of: 'BSONSymbol' },
  object: { code: 3, rank: 20, of: '' },
  array: { code: 4, rank: 25, of: '' },
  binData: { code: 5, rank: 30, of: 'Binary' },
  objectId: { code: 7, rank: 35, of: 'ObjectId' },
  bool: { code: 8, rank: 40, of: '' },
  date: { code: 9, rank: 45, of: '' },
  timestamp: { code: 17, rank: 47, of: 'Timestamp' },
  regex: { code: 11, rank: 50, of: 'BSONRegExp' },
  javascript: { code: 13, rank: 60, of: 'Code' },
  maxKey: { code: 127, rank: 127, of: 'MaxKey' },
} as const;
export type TypeName = keyof typeof TYPES;
const TYPE_NAMES = Object.keys(TYPES) as TypeName[];
const BY_CLASS = new Map<unknown, TypeName>(TYPE_NAMES.map((name) => [TYPES[name].of, name]));

export function typeOf(value: unknown): TypeName {
  if (value === undefined) return 'undefined';
  if (value === null) return 'null';
  if (typeof value === 'string') return 'string';
  if (typeof value === 'number') return (value | 0) === value ? 'int' : 'double';
  if (typeof value === 'boolean') return 'bool';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (Object.getPrototypeOf(value) === Object.prototype) return 'object';
  return BY_CLASS.get((value as { _bsontype?: unknown })._bsontype) ?? 'object';
}

export const rankOf = (value: unknown): number => TYPES[typeOf(value)].rank;

export const isDoc = (value: unknown): value is Doc =>
  typeof value === 'object' && value !== null && typeOf(value) === 'object';

/** A field of a document; a missing field and a field of something else are undefined. */
export const fieldOf = (value: unknown, name: string): unknown =>
  isDoc(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** Whether a value is a set of operators such as `{$gte: 5}`, as opposed to a document to equal. */
export function isOperators(value: unknown): value is Doc {
  const first = isDoc(value) ? Object.keys(value)[0] : undefined;
  return first !== undefined && first.startsWith('$') && !['$ref', '$id', '$db'].includes(first);
}

/** Whether an update consists of operators such as `{$set: …}`, as opposed to a replacement. */
export const isModifiers = (update: unknown): update is Doc =>
  isDoc(update) && (Object.keys(update)[0]?.startsWith('$') ?? false);

/** The number a BSON value stands for, or undefined where it is none. Longs beyond 2^53 lose their last digits. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  const type = typeOf(value);
  return type === 'int' || type === 'double' || type === 'long' ? Number(value) : undefined;
}

/** An integer such as `limit`; doubles without a fraction are taken as MongoDB takes them. */
export function toInteger(value: unknown, name: string): number {
  const number = toNumber(value);
  if (number === undefined) throw wrongType(value, name, 'a number');
  if (!Number.isSafeInteger(number)) throw fail(9, `Expected an integer: ${name}: ${number}`);
  return number;
}

export const wrongType = (value: unknown, name: string, expected: string): Error =>
  fail(14, `BSON field '${name}' is the wrong type '${typeOf(value)}', expected ${expected}`);

/** Truth as commands, projections and expressions see it: numbers other than 0, and all but false and nothing. */
export const truthy = (value: unknown): boolean =>
  (toNumber(value) ?? (value !== undefined && value !== null && value !== false ? 1 : 0)) !== 0;

/** A value as MongoDB prints it in messages, such as `{ _id: 1, name: "x" }`. */
export function inspect(value: unknown): string {
  if (typeof value === 'string') return `"${value}"`;
  if (Array.isArray(value)) return `[ ${value.map(inspect).join(', ')} ]`;
  const type = typeOf(value);
  if (type === 'objectId') return `ObjectId('${String(value)}')`;
  if (type === 'date') return `new Date(${(value as Date).getTime()})`;
  if (!isDoc(value)) return String(toNumber(value) ?? EJSON.stringify(value ?? null));
  const fields = Object.entries(value).map(([name, field]) => `${name}: ${inspect(field)}`);
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

/** A value with its numbers as JavaScript numbers, all the way down; what expressions compute with.
 * Longs that a JavaScript number cannot hold stay Long, and arithmetic rejects them. */
export function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (isDoc(value)) return mapValues(value, plain);
  const number = toNumber(value);
  return number === undefined || (typeOf(value) === 'long' && !Number.isSafeInteger(number)) ? value : number;
}

/** Numbers stay Int32, Double or Long, so that what is not touched is written back as it was. */
const EXACT = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
const REFERENCE = Buffer.from('$ref\0');
const OBJECT = 3;
const ARRAY = 4;

/** Keeps types; documents in the field `raw` stay bytes. @throws CommandError InvalidBSON */
export function decode(bytes: Bytes, raw?: string): Doc {
  const buffer = Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  try {
    if (buffer.includes(REFERENCE)) return decodeElements(buffer, raw);
    return deserialize(bytes, raw === undefined ? EXACT : { ...EXACT, fieldsAsRaw: { [raw]: true } });
  } catch (error) {
    throw fail(22, `invalid BSON: ${(error as Error).message}`);
  }
}

/** Without bson's DBRefs, which move the fields of documents with `$ref` and `$id`. */
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

function scalar(type: number, bytes: Buffer): unknown {
  const document = Buffer.concat([Buffer.from([0, 0, 0, 0, type, 0x76, 0]), bytes, Buffer.from([0])]);
  document.writeInt32LE(document.length);
  return deserialize(document, EXACT)['v'];
}
