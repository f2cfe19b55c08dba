import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { Binary, deserialize, serialize } from 'bson';

/** A connection without a driver: bytes out, whole messages in. */
export interface RawConnection {
  send(bytes: Buffer): void;
  /** Whole messages, as many as there are once `count` have come or the other side has hung up. */
  receive(count: number): Promise<Buffer[]>;
  end(): void;
}

export function message(opcode: number, body: Buffer): Buffer {
  const header = Buffer.alloc(16);
  [16 + body.length, 7, 0, opcode].forEach((value, i) => header.writeInt32LE(value, i * 4));
  return Buffer.concat([header, body]);
}
export const opMsg = (command: object, flags = 0): Buffer =>
  message(2013, Buffer.concat([Buffer.from([flags, 0, 0, 0, 0]), serialize(command)]));

export const bodyOf = (reply: Buffer): Record<string, unknown> =>
  deserialize(reply.subarray(reply.readInt32LE(12) === 1 ? 36 : 21));

export async function openRaw(port: number): Promise<RawConnection> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  let received = Buffer.alloc(0) as Buffer;
  let found: Buffer[] = [];
  let closed = false;
  let look: () => void = () => undefined;
  socket.on('error', () => undefined);
  socket.on('close', () => {
    closed = true;
    look();
  });
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 4 && received.length >= received.readInt32LE(0)) {
      found.push(received.subarray(0, received.readInt32LE(0)));
      received = received.subarray(received.readInt32LE(0));
    }
    look();
  });
  return {
    send: (bytes) => void socket.write(bytes),
    receive: (count) =>
      new Promise((resolve) => {
        look = () => {
          if (found.length < count && !closed) return;
          look = () => undefined;
          resolve(found);
          found = [];
        };
        look();
      }),
    end: () => void socket.destroy(),
  };
}

export async function ask(connection: RawConnection, command: object): Promise<Record<string, unknown>> {
  connection.send(opMsg({ ...command, $db: 'admin' }));
  return bodyOf((await connection.receive(1))[0]!);
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The client's last message of an exchange, and the server's answer that it may believe. */
export function proofOf(password: string, bare: string, serverFirst: string, unproven: string) {
  const [, salt = '', rounds = ''] = /,s=([^,]*),i=(\d+)/.exec(serverFirst) ?? [];
  const salted = pbkdf2Sync(password, Buffer.from(salt, 'base64'), Number(rounds), 32, 'sha256');
  const clientKey = hmac(salted, 'Client Key');
  const said = `${bare},${serverFirst},${unproven}`;
  const mask = hmac(createHash('sha256').update(clientKey).digest(), said);
  const proof = Buffer.from(clientKey.map((byte, at) => byte ^ mask[at]!)).toString('base64');
  const signature = hmac(hmac(salted, 'Server Key'), said).toString('base64');
  return { message: `${unproven},p=${proof}`, answer: `v=${signature}` };
}

export const payload = (text: string): Binary => new Binary(Buffer.from(text));
export const textIn = (reply: Record<string, unknown>): string =>
  Buffer.from((reply['payload'] as Binary).buffer).toString();

/** Proves who it is, as a driver does. */
export async function signIn(connection: RawConnection, url: string): Promise<void> {
  const { username, password } = new URL(url);
  const bare = `n=${username},r=${randomBytes(12).toString('base64')}`;
  const first = await ask(connection, {
    saslStart: 1,
    mechanism: 'SCRAM-SHA-256',
    payload: payload(`n,,${bare}`),
    options: { skipEmptyExchange: true },
  });
  const serverFirst = textIn(first);
  const nonce = /^r=([^,]*)/.exec(serverFirst)![1]!;
  const final = proofOf(password, bare, serverFirst, `c=biws,r=${nonce}`);
  const last = await ask(connection, {
    saslContinue: 1,
    conversationId: 1,
    payload: payload(final.message),
  });
  if (last['done'] !== true || textIn(last) !== final.answer) throw new Error(JSON.stringify(last));
}
