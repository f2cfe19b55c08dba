/** The smallest key that comes after every key beginning with `prefix`. */
export function successor(prefix: Uint8Array): Buffer {
  const next = Buffer.from(prefix);
  for (let i = next.length - 1; i >= 0; i--) {
    if (next[i]! < 255) {
      next[i]!++;
      return next.subarray(0, i + 1);
    }
  }
  throw new RangeError('no key comes after this prefix');
}

/** Every key begins with the number of the collection or index it belongs to. */
export function prefixOf(id: number): Buffer {
  const prefix = Buffer.allocUnsafe(4);
  prefix.writeUInt32BE(id);
  return prefix;
}

/** Record numbers give documents their natural order: that of insertion. */
export const RECORD_BYTES = 6;
export function recordNumber(value: number): Buffer {
  const record = Buffer.allocUnsafe(RECORD_BYTES);
  record.writeUIntBE(value, 0, RECORD_BYTES);
  return record;
}
