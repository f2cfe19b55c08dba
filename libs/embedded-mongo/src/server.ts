import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { Session } from './auth/scram.ts';
import { CommandError, fail } from './errors.ts';
import { type Bytes, encode } from './values.ts';
import { envelopeOf, frameReply, MAX_MESSAGE, parseMessage, type Request } from './wire.ts';

/** Answers one command with the bytes of its reply document; throws a CommandError to reject it. */
export type Handle = (request: Request, session: Session) => Promise<Bytes> | Bytes;

/** Bytes of a message before the client has proved who it is: a handshake is much shorter. */
const LARGEST_OF_STRANGERS = 16_384;

function failure(error: unknown): Bytes {
  const isOurs = error instanceof CommandError;
  if (!isOurs) process.stderr.write(`${String((error as Error)?.stack ?? error)}\n`);
  const known = isOurs ? error : fail(1, `internal error of the embedded store: ${String(error)}`);
  const { code, codeName, message, extra } = known;
  return encode({ ok: 0, errmsg: message, code, codeName, ...extra });
}

/** Answers one message; false where it cannot be read at all and the connection ends. */
async function answer(socket: Socket, message: Buffer, handle: Handle, session: Session): Promise<boolean> {
  let request: Request;
  try {
    request = parseMessage(message);
  } catch (error) {
    const envelope = envelopeOf(message);
    const goesOn = error instanceof CommandError;
    const reply = failure(goesOn ? error : fail(9, `malformed message: ${String(error)}`));
    if (!goesOn) socket.end(frameReply(envelope, reply));
    else if (envelope.expectsReply && !socket.destroyed) socket.write(frameReply(envelope, reply));
    return goesOn;
  }
  let reply: Bytes;
  try {
    const given = handle(request, session);
    reply = given instanceof Uint8Array ? given : await given;
  } catch (error) {
    reply = failure(error);
  }
  if (request.expectsReply && !socket.destroyed) socket.write(frameReply(request, reply));
  return true;
}

/** Reads messages off a connection, however they arrive, and answers them one after the other in their order. */
function serveConnection(socket: Socket, handle: Handle): void {
  const session: Session = {};
  let pending: Buffer[] = [];
  let received = 0;
  let working = false;
  const nextMessage = (): Buffer | undefined => {
    if (received < 4) return undefined;
    if (pending[0]!.length < 4) pending = [Buffer.concat(pending)];
    const size = pending[0]!.readInt32LE(0);
    const largest = session.user === undefined ? LARGEST_OF_STRANGERS : MAX_MESSAGE;
    if (size < 16 || size > largest) socket.destroy();
    if (socket.destroyed || received < size) return undefined;
    const all = pending.length > 1 ? Buffer.concat(pending) : pending[0]!;
    received -= size;
    pending = received > 0 ? [all.subarray(size)] : [];
    return all.subarray(0, size);
  };
  socket.setNoDelay(true);
  // A broken connection needs no report: its client knows.
  socket.on('error', () => socket.destroy());
  socket.on('data', async (chunk: Buffer) => {
    pending.push(chunk);
    received += chunk.length;
    if (working) return;
    working = true;
    for (let message = nextMessage(); message; message = nextMessage())
      if (!(await answer(socket, message, handle, session))) return;
    working = false;
  });
}

export interface Connections {
  current: number;
  created: number;
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Listens on the loopback interface only. */
export async function listen(port: number, handle: Handle, connections: Connections): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    connections.created += 1;
    connections.current = sockets.size;
    socket.on('close', () => {
      sockets.delete(socket);
      connections.current = sockets.size;
    });
    serveConnection(socket, handle);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.destroy();
    });
  return { port: (server.address() as AddressInfo).port, close };
}
