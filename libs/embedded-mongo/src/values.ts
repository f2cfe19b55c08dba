import { deserialize, serialize } from 'bson';
import type { Binary, BSONRegExp, Double, Int32, Long, Timestamp } from 'bson';
import { fail, unsupported } from './errors.ts';

export type Doc = Record<string, unknown>;
export type Bytes = Uint8Array;

/** Decodes without losing types: numbers stay Int32, Double or Long, so that what is not touched is written
 * back as it was. `raw` names the array fields whose documents are left as bytes. */
export function decode(bytes: Bytes, raw?: Record<string, boolean>): Doc {
  const options = { promoteValues: false, promoteLongs: false, bsonRegExp: true };
  return deserialize(bytes, raw ? { ...options, fieldsAsRaw: raw } : options);
}

/** Decodes with numbers as JavaScript numbers, which is what expressions compute with. */
export function decodePlain(bytes: Bytes): Doc {
  return deserialize(bytes, { bsonRegExp: true });
}

export function encode(doc: Doc): Bytes {
  return serialize(doc, { ignoreUndefined: true });
}

/** BSON types by alias: number as `$type` takes it, and rank in MongoDB's order of mixed types. */
export const TYPES = {
  minKey: { code: -1, rank: 1 },
  undefined: { code: 6, rank: 5 },
  null: { code: 10, rank: 5 },
  int: { code: 16, rank: 10 },
  double: { code: 1, rank: 10 },
  long: { code: 18, rank: 10 },
  decimal: { code: 19, rank: 10 },
  string: { code: 2, rank: 15 },
  symbol: { code: 14, rank: 15 },
  object: { code: 3, rank: 20 },
  array: { code: 4, rank: 25 },
  binData: { code: 5, rank: 30 },
  objectId: { code: 7, rank: 35 },
  bool: { code: 8, rank: 40 },
  date: { code: 9, rank: 45 },
  timestamp: { code: 17, rank: 47 },
  regex: { code: 11, rank: 50 },
  dbPointer: { code: 12, rank: 55 },
  javascript: { code: 13, rank: 60 },
  javascriptWithScope: { code: 15, rank: 65 },
  maxKey: { code: 127, rank: 127 },
} as const;
export type TypeName = keyof typeof TYPES;

const BSON_CLASSES: Record<string, TypeName> = {
  Int32: 'int',
  Double: 'double',
  Long: 'long',
  Decimal128: 'decimal',
  ObjectId: 'objectId',
  Binary: 'binData',
  BSONRegExp: 'regex',
  Timestamp: 'timestamp',
  BSONSymbol: 'symbol',
  Code: 'javascript',
  DBRef: 'object',
  MinKey: 'minKey',
  MaxKey: 'maxKey',
};

export function typeOf(value: unknown): TypeName {
  switch (typeof value) {
    case 'string':
      return 'string';
    case 'number':
      return Number.isInteger(value) && (value | 0) === value ? 'int' : 'double';
    case 'boolean':
      return 'bool';
    case 'bigint':
      return 'long';
    case 'undefined':
      return 'undefined';
  }
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (value instanceof RegExp) return 'regex';
  const bsonType = (value as { _bsontype?: unknown })._bsontype;
  if (typeof bsonType === 'string') {
    if (bsonType === 'Code' && (value as { scope?: unknown }).scope) return 'javascriptWithScope';
    const name = BSON_CLASSES[bsonType];
    if (name) return name;
  }
  return 'object';
}

export const rankOf = (value: unknown): number => TYPES[typeOf(value)].rank;

/** A document as opposed to a scalar or an array. A DBRef counts: on the wire it is a document like any other. */
export function isDoc(value: unknown): value is Doc {
  return typeof value === 'object' && value !== null && typeOf(value) === 'object';
}

/** The fields of a document; the one place that knows that bson gives documents with `$ref` a class of their own. */
export function fieldsOf(doc: Doc): Doc {
  return doc._bsontype === 'DBRef' ? (doc as unknown as { toJSON(): Doc }).toJSON() : doc;
}

/** The number a BSON value stands for, or undefined where it is none. Longs beyond 2^53 lose their last digits. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  switch (typeOf(value)) {
    case 'int':
    case 'double':
      return (value as Int32 | Double).value;
    case 'long':
      return Number((value as Long).toString());
    default:
      return undefined;
  }
}

/** An integer argument such as `limit`; doubles without a fraction are taken as MongoDB takes them. */
export function toInteger(value: unknown, name: string): number {
  const number = toNumber(value);
  if (number === undefined) {
    throw fail(14, `BSON field '${name}' is the wrong type '${typeOf(value)}', expected a number`);
  }
  if (!Number.isSafeInteger(number)) throw fail(9, `Expected an integer: ${name}: ${number}`);
  return number;
}

/** Truth as commands and projections see it: numbers other than 0, and true. */
export function truthy(value: unknown): boolean {
  const number = toNumber(value);
  return number === undefined ? value !== undefined && value !== null && value !== false : number !== 0;
}

/** JavaScript's expression for a BSON regular expression, refusing options JavaScript has no equal for. */
export function toRegExp(pattern: string, options: string): RegExp {
  const flags = options.replaceAll('u', '');
  if (flags.includes('x')) throw unsupported('$options x');
  const unknown = /[^ims]/.exec(flags);
  if (unknown) throw fail(51108, `invalid flag in regex options: ${unknown[0]}`);
  for (const unicode of ['u', '']) {
    try {
      return new RegExp(pattern, flags + unicode);
    } catch (error) {
      // Some escapes that MongoDB allows are errors in Unicode mode only.
      if (unicode === '') throw fail(51091, `Regular expression is invalid: ${(error as Error).message}`);
    }
  }
  throw fail(51091, 'Regular expression is invalid');
}

const inspectors: Partial<Record<TypeName, (value: never) => string>> = {
  string: (value: string) => `"${value}"`,
  objectId: (value: { toHexString(): string }) => `ObjectId('${value.toHexString()}')`,
  date: (value: Date) => `new Date(${value.getTime()})`,
  binData: (value: Binary) => `BinData(${value.sub_type}, ${value.toString('hex').toUpperCase()})`,
  regex: (value: BSONRegExp) => `/${value.pattern}/${value.options}`,
  timestamp: (value: Timestamp) => `Timestamp(${value.t}, ${value.i})`,
  array: (value: unknown[]) => `[ ${value.map(inspect).join(', ')} ]`,
  object: (value: Doc) =>
    Object.keys(value).length === 0
      ? '{}'
      : `{ ${Object.entries(fieldsOf(value))
          .map(([name, field]) => `${name}: ${inspect(field)}`)
          .join(', ')} }`,
};

/** A value as MongoDB prints it in messages, such as `{ _id: 1, name: "x" }`. */
export function inspect(value: unknown): string {
  const show = inspectors[typeOf(value)];
  if (show) return show(value as never);
  if (typeOf(value) === 'double' && Number.isInteger(toNumber(value))) return `${toNumber(value)}.0`;
  return String(toNumber(value) ?? value ?? null);
}

/** A value with its numbers as JavaScript numbers, all the way down; what expressions compute with.
 * Longs that a JavaScript number cannot hold stay Long, and arithmetic refuses them. */
export function plain(value: unknown): unknown {
  switch (typeOf(value)) {
    case 'int':
    case 'double':
      return toNumber(value);
    case 'long': {
      const number = toNumber(value)!;
      return Number.isSafeInteger(number) ? number : value;
    }
    case 'array':
      return (value as unknown[]).map(plain);
    case 'object':
      return Object.fromEntries(
        Object.entries(fieldsOf(value as Doc)).map(([name, field]) => [name, plain(field)]),
      );
    default:
      return value;
  }
}
