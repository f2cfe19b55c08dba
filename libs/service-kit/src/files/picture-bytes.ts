import { DomainError } from '../base/domain-error.ts';

/** Chunks of a PNG that its pixels need, and those of a fixed small size that say how they look. */
const PNG_CHUNKS: ReadonlySet<string> = new Set([
  ...['IHDR', 'PLTE', 'IDAT', 'IEND', 'tRNS'],
  ...['gAMA', 'cHRM', 'sRGB', 'sBIT'],
]);
/** Largest size of others, in bytes: a compressed colour profile unpacks to a thousand times as much at most. */
const PNG_CHUNKS_UP_TO: Readonly<Record<string, number>> = { iCCP: 4_096, eXIf: 65_536 };
const PNG_SIGNATURE_BYTES = 8;
/** Length, type and checksum around the content of a chunk. */
const PNG_CHUNK_FRAME_BYTES = 12;

/** Scans of a progressive JPEG; encoders write about ten, and each costs a pass over the whole picture. */
const MAX_JPEG_SCANS = 50;

const unreadable = (): DomainError => new DomainError('upload_unreadable', { field: 'img' });

function pngPixels(sent: Buffer): Buffer {
  const parts = [sent.subarray(0, PNG_SIGNATURE_BYTES)];
  let type = '';
  for (let at = PNG_SIGNATURE_BYTES; type !== 'IEND';) {
    if (at + PNG_CHUNK_FRAME_BYTES > sent.length) throw unreadable();
    const length = sent.readUInt32BE(at);
    const end = at + PNG_CHUNK_FRAME_BYTES + length;
    if (end > sent.length) throw unreadable();
    type = sent.toString('latin1', at + 4, at + 8);
    if (PNG_CHUNKS.has(type) || length <= (PNG_CHUNKS_UP_TO[type] ?? -1)) parts.push(sent.subarray(at, end));
    at = end;
  }
  return Buffer.concat(parts);
}

const MARKER = 0xff;
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Markers without a length: those within the data of a scan, and start of image. */
const isBare = (marker: number): boolean =>
  marker === 0x00 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8) || marker === MARKER;

function jpegScans(sent: Buffer): number {
  let scans = 0;
  for (let at = sent.indexOf(MARKER); at >= 0 && at + 3 < sent.length; at = sent.indexOf(MARKER, at)) {
    const marker = sent.readUInt8(at + 1);
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    if (marker === MARKER) at += 1;
    else at += isBare(marker) ? 2 : 2 + sent.readUInt16BE(at + 2);
  }
  return scans;
}

/**
 * The bytes of an upload that its pixels need, checked before anything is unpacked: a PNG without texts and other
 * compressed extras, a JPEG with a bounded number of scans (DOC-2).
 * @throws DomainError upload_unreadable
 */
export function pixelBytes(sent: Buffer, mime: 'image/png' | 'image/jpeg'): Buffer {
  if (mime === 'image/png') return pngPixels(sent);
  if (jpegScans(sent) > MAX_JPEG_SCANS) throw unreadable();
  return sent;
}
