import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, Code, Long, ObjectId, Timestamp } from 'bson';
import { unsupported } from './errors.ts';
import { type Doc, rankOf, toNumber, typeOf } from './values.ts';

const END = Buffer.from([0]);
const RANKS = Array.from({ length: 128 }, (_, rank) => Buffer.from([rank]));
const rankByte = (value: unknown): Buffer => RANKS[rankOf(value)]!;

/** Ends with 00 01 and has an inner zero followed by f4, so that a prefix sorts before what it begins. */
const text = (value: string): Buffer => Buffer.from(`${value.replaceAll('\0', '\0\u{10ffff}')}\0\x01`);

/** The double in sortable form, then how far an int64 lies from that double: both together are exact. */
function numeric(value: unknown): Buffer {
  const bytes = Buffer.allocUnsafe(10);
  const double = toNumber(value)!;
  if (Number.isNaN(double)) return bytes.fill(0);
  bytes.writeDoubleBE(double || 0);
  if (double < 0) for (let i = 0; i < 8; i++) bytes[i] = ~bytes[i]!;
  else bytes[0]! |= 0x80;
  const rest = typeOf(value) === 'long' ? Number((value as Long).toBigInt() - BigInt(double)) : 0;
  bytes.writeUInt16BE(rest + 0x8000, 8);
  return bytes;
}

function unsigned64(value: bigint): Buffer {
  const bytes = Buffer.allocUnsafe(8);
  bytes.writeBigUInt64BE(BigInt.asUintN(64, value));
  return bytes;
}

function body(value: unknown): Uint8Array[] {
  switch (typeOf(value)) {
    case 'int':
    case 'double':
    case 'long':
      return [numeric(value)];
    case 'decimal':
      throw unsupported('comparing, sorting or indexing Decimal128 values');
    case 'string':
    case 'symbol':
      return [text(String(value))];
    case 'object': {
      const fields = Object.entries(value as Doc);
      return [...fields.flatMap(([name, field]) => [rankByte(field), text(name), ...parts(field)]), END];
    }
    case 'array':
      return [...(value as unknown[]).flatMap(parts), END];
    case 'binData': {
      const { sub_type: subType, position, buffer } = value as Binary;
      const head = Buffer.alloc(5, subType);
      head.writeUInt32BE(position);
      return [head, buffer.subarray(0, position)];
    }
    case 'objectId':
      return [(value as ObjectId).id];
    case 'bool':
      return [RANKS[value ? 1 : 0]!];
    case 'date':
      return [unsigned64(BigInt((value as Date).getTime() || 0) + (1n << 63n))];
    case 'timestamp':
      return [unsigned64((value as Timestamp).toBigInt())];
    case 'regex':
      return [text((value as BSONRegExp).pattern), text((value as BSONRegExp).options)];
    case 'javascript':
      return [text((value as Code).code)];
    default:
      return [];
  }
}

const parts = (value: unknown): Uint8Array[] => [rankByte(value), ...body(value)];

/** Bytes whose plain order is MongoDB's order of values, for index keys, sorting and comparison alike. */
export function encodeKey(value: unknown, descending = false): Buffer {
  const key = Buffer.concat(parts(value));
  if (descending) for (let i = 0; i < key.length; i++) key[i] = ~key[i]!;
  return key;
}

/** A value as a key of a Map: equal for equal values, in MongoDB's order for others. */
export const identity = (value: unknown): string => encodeKey(value).toString('latin1');

export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && a === b) return 0;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const exact = typeOf(a) !== 'long' && typeOf(b) !== 'long';
  const [x, y] = [toNumber(a), toNumber(b)];
  if (exact && x !== undefined && y !== undefined && x === x && y === y) return x < y ? -1 : x > y ? 1 : 0;
  return rankOf(a) - rankOf(b) || Buffer.compare(encodeKey(a), encodeKey(b));
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

/** lmdb takes keys of up to 1978 bytes; longer ones keep their head, for order, and a hash, for identity. */
const MAX_KEY = 1900;
const HASH_BYTES = 32;

export const isTooLong = (key: Buffer): boolean => key.length >= MAX_KEY;

export function shorten(key: Buffer): Buffer {
  if (!isTooLong(key)) return key;
  return Buffer.concat([shortenBound(key), createHash('sha256').update(key).digest()]);
}

/** The same head without the hash: a bound that every key beginning like this one lies on or after. */
export const shortenBound = (key: Buffer): Buffer =>
  isTooLong(key) ? key.subarray(0, MAX_KEY - HASH_BYTES) : key;

export function successor(prefix: Buffer): Buffer {
  const kept = prefix.findLastIndex((byte) => byte < 255) + 1;
  const next = Buffer.from(prefix.subarray(0, kept));
  next[kept - 1]!++;
  return next;
}

/** Whole numbers as bytes in their order: collections and indexes have 4, documents 6. */
export function numberKey(value: number, bytes: number): Buffer {
  const key = Buffer.allocUnsafe(bytes);
  key.writeUIntBE(value, 0, bytes);
  return key;
}
