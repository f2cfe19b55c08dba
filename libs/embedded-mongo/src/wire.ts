import { deserialize, serialize } from 'bson';
import { decode } from './values.ts';
import type { Bytes, Doc } from './values.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER = 16;
const CHECKSUM_PRESENT = 1;
const MORE_TO_COME = 2;
const KNOWN_FLAGS = CHECKSUM_PRESENT | MORE_TO_COME | (1 << 16);
export const MAX_MESSAGE = 48_000_000;

/** A command as it came over the wire; documents, updates and deletes may have been sent beside the body. */
export interface Request {
  id: number;
  legacy: boolean;
  body: Doc;
  /** Documents left as bytes, by the field they belong to. */
  raw: Record<string, Bytes[]>;
  expectsReply: boolean;
}

/** The field of each write command whose documents are kept as bytes. */
const RAW_FIELDS: Record<string, string> = { insert: 'documents', update: 'updates', delete: 'deletes' };

/** Reads one complete message. Throws on anything that is not OP_MSG or the OP_QUERY of a first handshake. */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) return parseQuery(id, message);
  if (opcode !== OP_MSG) throw new Error(`opcode ${opcode} is not supported by the embedded store`);
  const flags = message.readUInt32LE(HEADER);
  if (flags & 0xffff & ~KNOWN_FLAGS)
    throw new Error(`OP_MSG flags ${flags} are not supported by the embedded store`);
  const end = message.length - (flags & CHECKSUM_PRESENT ? 4 : 0);
  const request: Request = { id, legacy: false, body: {}, raw: {}, expectsReply: !(flags & MORE_TO_COME) };
  for (let at = HEADER + 4; at < end;) {
    const kind = message[at]!;
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (section.length !== size || at + 1 + size > end)
      throw new Error('a message section is longer than its message');
    if (kind === 0) readBody(section, request);
    else if (kind === 1) readSequence(section, request.raw);
    else throw new Error(`OP_MSG section kind ${kind} is not supported by the embedded store`);
    at += 1 + size;
  }
  return request;
}

function readBody(section: Buffer, request: Request): void {
  const command = section.toString('utf8', 5, section.indexOf(0, 5));
  const field = Object.hasOwn(RAW_FIELDS, command) ? RAW_FIELDS[command]! : undefined;
  request.body = decode(section, field === undefined ? undefined : { [field]: true });
  const inline = field === undefined ? undefined : request.body[field];
  if (!Array.isArray(inline)) return;
  if (!inline.every((item) => item instanceof Uint8Array))
    throw new Error(`${command} needs an array of documents in ${field}`);
  request.raw[field!] = inline;
}

function readSequence(section: Buffer, raw: Record<string, Bytes[]>): void {
  const nameEnd = section.indexOf(0, 4);
  const documents: Bytes[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw new Error('a document is longer than its message');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  raw[section.toString('utf8', 4, nameEnd)] = documents;
}

function parseQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const namespace = message.toString('utf8', HEADER + 4, nameEnd);
  const query = deserialize(message.subarray(nameEnd + 9));
  const body = { ...query, $db: namespace.slice(0, namespace.indexOf('.')) };
  return { id, legacy: true, body, raw: {}, expectsReply: true };
}

let replies = 0;

/** Frames a reply: as OP_MSG, or as the OP_REPLY an OP_QUERY expects. */
export function frameReply(request: Pick<Request, 'id' | 'legacy'>, body: Bytes): Buffer {
  const prefix = request.legacy ? HEADER + 20 : HEADER + 5;
  const reply = Buffer.alloc(prefix + body.length);
  reply.writeInt32LE(reply.length, 0);
  reply.writeInt32LE(++replies & 0x7fffffff, 4);
  reply.writeInt32LE(request.id, 8);
  reply.writeInt32LE(request.legacy ? OP_REPLY : OP_MSG, 12);
  if (request.legacy) reply.writeInt32LE(1, HEADER + 16);
  reply.set(body, prefix);
  return reply;
}

/** `{cursor: {<name>: [...], id, ns}, ok: 1}` around documents that are bytes already. */
export function encodeCursor(name: string, documents: Bytes[], id: bigint, namespace: string): Bytes {
  const tail = serialize({ id, ns: namespace });
  const parts: Uint8Array[] = [];
  let size = 5;
  for (const [i, document] of documents.entries()) {
    const key = Buffer.from(`\x03${i}\0`);
    parts.push(key, document);
    size += key.length + document.length;
  }
  const array = Buffer.concat([int32(size), ...parts, Buffer.from([0])]);
  const cursor = Buffer.concat([Buffer.from(`\x04${name}\0`), array, tail.subarray(4)]);
  const ok = serialize({ ok: 1 });
  const body = Buffer.concat([Buffer.from('\x03cursor\0'), int32(cursor.length + 4), cursor, ok.subarray(4)]);
  return Buffer.concat([int32(body.length + 4), body]);
}

function int32(value: number): Buffer {
  const bytes = Buffer.allocUnsafe(4);
  bytes.writeInt32LE(value);
  return bytes;
}
