import { deserialize, Long, serialize } from 'bson';
import { fail } from './errors.ts';
import { type Bytes, decode, type Doc, wrongType } from './values.ts';

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;
const HEADER = 16;
const MORE_TO_COME = 2;
const EXHAUST_ALLOWED = 1 << 16;
export const MAX_MESSAGE = 48_000_000;

/** A command as it came over the wire; documents, updates and deletes may have been sent beside the body. */
export interface Request {
  id: number;
  legacy: boolean;
  body: Doc;
  raw: Record<string, Bytes[]>;
  expectsReply: boolean;
}

const RAW_FIELDS: Record<string, string> = { insert: 'documents', update: 'updates', delete: 'deletes' };

const notSupported = (what: string): Error => new Error(`${what} is not supported by the embedded store`);

/** What a message is answered by, whether or not it can be read: its id, and whether it wants an answer. */
export const envelopeOf = (message: Buffer): Pick<Request, 'id' | 'legacy' | 'expectsReply'> => ({
  id: message.readInt32LE(4),
  legacy: false,
  expectsReply: message.length < HEADER + 4 || !(message.readUInt32LE(HEADER) & MORE_TO_COME),
});

const malformed = (what: string): Error => fail(9, `malformed message: ${what}`);

/**
 * @throws CommandError for wrong content: the connection goes on after the answer
 * @throws Error for what is neither OP_MSG nor the OP_QUERY of a first handshake: the connection cannot go on
 */
export function parseMessage(message: Buffer): Request {
  const id = message.readInt32LE(4);
  const opcode = message.readInt32LE(12);
  if (opcode === OP_QUERY) return parseQuery(id, message);
  if (opcode !== OP_MSG) throw notSupported(`opcode ${opcode}`);
  const flags = message.readUInt32LE(HEADER);
  if (flags & ~(MORE_TO_COME | EXHAUST_ALLOWED)) throw notSupported(`the flags ${flags}`);
  const request: Request = { id, legacy: false, body: {}, raw: {}, expectsReply: !(flags & MORE_TO_COME) };
  for (let at = HEADER + 4; at < message.length;) {
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (size < 5 || section.length !== size) throw malformed('a section is longer than its message');
    if (message[at] === 0) readBody(section, request);
    else if (message[at] === 1) readSequence(section, request.raw);
    else throw malformed(`unknown section kind ${message[at]}`);
    at += 1 + size;
  }
  return request;
}

function readBody(section: Buffer, request: Request): void {
  const command = section.toString('utf8', 5, section.indexOf(0, 5));
  const field = Object.hasOwn(RAW_FIELDS, command) ? RAW_FIELDS[command]! : undefined;
  request.body = decode(section, field);
  const inline = field === undefined ? undefined : request.body[field];
  if (!Array.isArray(inline)) return;
  const wrong = inline.findIndex((item) => !(item instanceof Uint8Array));
  if (wrong >= 0) throw wrongType(inline[wrong], `${command}.${field}.${wrong}`, "type 'object'");
  request.raw[field!] = inline;
}

function readSequence(section: Buffer, raw: Record<string, Bytes[]>): void {
  const nameEnd = section.indexOf(0, 4);
  const documents: Bytes[] = [];
  for (let at = nameEnd + 1; at < section.length;) {
    const size = section.readInt32LE(at);
    if (size < 5 || at + size > section.length) throw malformed('a document is longer than its message');
    documents.push(section.subarray(at, at + size));
    at += size;
  }
  raw[section.toString('utf8', 4, nameEnd)] = documents;
}

function parseQuery(id: number, message: Buffer): Request {
  const nameEnd = message.indexOf(0, HEADER + 4);
  const [db] = message.toString('utf8', HEADER + 4, nameEnd).split('.');
  const body = { ...deserialize(message.subarray(nameEnd + 9)), $db: db };
  return { id, legacy: true, body, raw: {}, expectsReply: true };
}

let replies = 0;

export function frameReply({ id, legacy }: Pick<Request, 'id' | 'legacy'>, body: Bytes): Buffer {
  const prefix = legacy ? HEADER + 20 : HEADER + 5;
  const reply = Buffer.allocUnsafe(prefix + body.length).fill(0, 0, prefix);
  const header = [reply.length, ++replies & 0x7fffffff, id, legacy ? OP_REPLY : OP_MSG];
  for (const [i, value] of header.entries()) reply.writeInt32LE(value, i * 4);
  if (legacy) reply.writeInt32LE(1, HEADER + 16);
  reply.set(body, prefix);
  return reply;
}

/** `{cursor: {<name>: [...], id, ns}, ok: 1}` around documents that are bytes already. */
export function encodeCursor(name: string, documents: Bytes[], id: number, namespace: string): Bytes {
  const array = documents.flatMap((document, i) => [Buffer.from(`\x03${i}\0`), document]);
  const tail = serialize({ id: Long.fromNumber(id), ns: namespace });
  const cursor = [Buffer.from(`\x04${name}\0`), framed([...array, END]), tail.subarray(4)];
  return framed([Buffer.from('\x03cursor\0'), framed(cursor), serialize({ ok: 1 }).subarray(4)]);
}

const END = Buffer.from([0]);
const LENGTH = Buffer.alloc(4);

function framed(parts: Uint8Array[]): Buffer {
  const document = Buffer.concat([LENGTH, ...parts]);
  document.writeInt32LE(document.length);
  return document;
}
