import { createHash } from 'node:crypto';
import type { Binary, BSONRegExp, Code, Long, ObjectId, Timestamp } from 'bson';
import { unsupported } from './errors.ts';
import { fieldsOf, rankOf, toNumber, typeOf } from './values.ts';
import type { Doc } from './values.ts';

/**
 * Turns a BSON value into bytes whose plain byte order is MongoDB's order of values. The same encoding serves
 * index keys, sorting and comparison, so the three cannot disagree.
 */
class KeyWriter {
  buffer = Buffer.allocUnsafe(512);
  length = 0;

  reserve(count: number): void {
    if (this.length + count <= this.buffer.length) return;
    const grown = Buffer.allocUnsafe(Math.max(this.buffer.length * 2, this.length + count));
    this.buffer.copy(grown, 0, 0, this.length);
    this.buffer = grown;
  }

  byte(value: number): void {
    this.reserve(1);
    this.buffer[this.length++] = value;
  }

  bytes(source: Uint8Array): void {
    this.reserve(source.length);
    this.buffer.set(source, this.length);
    this.length += source.length;
  }

  /** Ends with 00 01 and writes an inner zero as 00 ff, so that a prefix sorts before what it begins. */
  text(value: string): void {
    this.reserve(value.length * 3 + 2);
    if (value.includes('\0')) this.bytes(Buffer.from(value.replaceAll('\0', '\0\u{10ffff}')));
    else this.length += this.buffer.write(value, this.length);
    this.buffer[this.length++] = 0;
    this.buffer[this.length++] = 1;
  }

  /** The double in sortable form, then how far an int64 lies from that double: both together are exact. */
  number(value: number, rest: number): void {
    this.reserve(10);
    const at = this.length;
    this.length += 10;
    if (Number.isNaN(value)) {
      this.buffer.fill(0, at, this.length);
      return;
    }
    this.buffer.writeDoubleBE(value === 0 ? 0 : value, at);
    if (this.buffer[at]! & 0x80) for (let i = at; i < at + 8; i++) this.buffer[i] = ~this.buffer[i]!;
    else this.buffer[at]! |= 0x80;
    this.buffer.writeUInt16BE(rest + 0x8000, at + 8);
  }

  int64(value: bigint): void {
    this.reserve(8);
    this.length = this.buffer.writeBigUInt64BE(BigInt.asUintN(64, value) ^ (1n << 63n), this.length);
  }

  value(value: unknown): void {
    const type = typeOf(value);
    this.byte(rankOf(value));
    switch (type) {
      case 'int':
      case 'double':
        return this.number(toNumber(value)!, 0);
      case 'long': {
        const exact = typeof value === 'bigint' ? value : (value as Long).toBigInt();
        return this.number(Number(exact), Number(exact - BigInt(Number(exact))));
      }
      case 'decimal':
        throw unsupported('comparing, sorting or indexing Decimal128 values');
      case 'string':
        return this.text(value as string);
      case 'symbol':
        return this.text(String(value));
      case 'object':
        for (const [name, field] of Object.entries(fieldsOf(value as Doc))) {
          this.byte(rankOf(field));
          this.text(name);
          this.value(field);
        }
        return this.byte(0);
      case 'array':
        for (const element of value as unknown[]) this.value(element);
        return this.byte(0);
      case 'binData': {
        const { sub_type: subType, position } = value as Binary;
        this.reserve(5);
        this.length = this.buffer.writeUInt32BE(position, this.length);
        this.byte(subType);
        return this.bytes((value as Binary).buffer.subarray(0, position));
      }
      case 'objectId':
        return this.bytes((value as ObjectId).id);
      case 'bool':
        return this.byte(value ? 1 : 0);
      case 'date':
        return this.int64(BigInt((value as Date).getTime() || 0));
      case 'timestamp':
        return this.int64((value as Timestamp).toBigInt() - (1n << 63n));
      case 'regex': {
        const { pattern, options } = value as BSONRegExp;
        this.text(pattern);
        return this.text(options);
      }
      case 'javascript':
      case 'javascriptWithScope':
        return this.text((value as Code).code);
    }
  }
}

const writer = new KeyWriter();

/** The ordered bytes of one value; descending keys are the same bytes inverted. */
export function encodeKey(value: unknown, descending = false): Buffer {
  writer.length = 0;
  writer.value(value);
  const key = Buffer.from(writer.buffer.subarray(0, writer.length));
  if (descending) for (let i = 0; i < key.length; i++) key[i] = ~key[i]!;
  return key;
}

/** MongoDB's order of two values of any types: negative, 0 or positive. */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === 'string' && a === b) return 0;
  if (a instanceof Date && b instanceof Date) return a.getTime() - b.getTime();
  const x = typeOf(a) === 'long' ? undefined : toNumber(a);
  const y = typeOf(b) === 'long' ? undefined : toNumber(b);
  if (x !== undefined && y !== undefined && x === x && y === y) return x - y || (x > y ? 1 : x < y ? -1 : 0);
  const rank = rankOf(a) - rankOf(b);
  return rank !== 0 ? rank : Buffer.compare(encodeKey(a), encodeKey(b));
}

export const equal = (a: unknown, b: unknown): boolean => compare(a, b) === 0;

/** lmdb takes keys of up to 1978 bytes; longer ones keep their head, for order, and a hash, for identity. */
const MAX_KEY = 1900;
const HASH_BYTES = 32;

export const isShortened = (keyLength: number): boolean => keyLength >= MAX_KEY;

export function shorten(key: Buffer): Buffer {
  if (key.length < MAX_KEY) return key;
  const hash = createHash('sha256').update(key).digest();
  return Buffer.concat([key.subarray(0, MAX_KEY - HASH_BYTES), hash]);
}

/** The same head without the hash: a bound that every key beginning like this one lies on or after. */
export function shortenBound(key: Buffer): Buffer {
  return key.length < MAX_KEY ? key : key.subarray(0, MAX_KEY - HASH_BYTES);
}
