import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { CommandError, fail } from './errors.ts';
import { encode } from './values.ts';
import type { Bytes } from './values.ts';
import { frameReply, MAX_MESSAGE, parseMessage } from './wire.ts';
import type { Request } from './wire.ts';

/** Answers one command with the bytes of its reply document; throws to refuse it. */
export type Handle = (request: Request) => Promise<Bytes> | Bytes;

/** A failed command as the client sees it. What is not a refusal of ours is an internal error and is printed. */
function failure(error: unknown): Bytes {
  const isOurs = error instanceof CommandError;
  if (!isOurs) process.stderr.write(`${String((error as Error)?.stack ?? error)}\n`);
  const refusal = isOurs ? error : fail(1, `internal error of the embedded store: ${String(error)}`);
  const { code, codeName, message, extra } = refusal;
  return encode({ ok: 0, errmsg: message, code, codeName, ...extra });
}

/** The messages of a connection, however they arrive. Ends at a length no message can have. */
async function* messagesOf(socket: Socket): AsyncGenerator<Buffer> {
  let pending: Buffer[] = [];
  let received = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    pending.push(chunk);
    received += chunk.length;
    while (received >= 4) {
      if (pending[0]!.length < 4) pending = [Buffer.concat(pending)];
      const size = pending[0]!.readInt32LE(0);
      if (size < 16 || size > MAX_MESSAGE) return;
      if (received < size) break;
      const all = pending.length > 1 ? Buffer.concat(pending) : pending[0]!;
      yield all.subarray(0, size);
      received -= size;
      pending = received > 0 ? [all.subarray(size)] : [];
    }
  }
}

/** Answers the messages of a connection one after the other, in the order they came. */
async function serveConnection(socket: Socket, handle: Handle): Promise<void> {
  socket.setNoDelay(true);
  for await (const message of messagesOf(socket)) {
    let request: Request;
    try {
      request = parseMessage(message);
    } catch (error) {
      const unknown = { id: message.readInt32LE(4), legacy: false };
      socket.end(frameReply(unknown, failure(fail(9, `malformed message: ${String(error)}`))));
      return;
    }
    let reply: Bytes;
    try {
      const given = handle(request);
      reply = given instanceof Uint8Array ? given : await given;
    } catch (error) {
      reply = failure(error);
    }
    if (request.expectsReply && !socket.destroyed) socket.write(frameReply(request, reply));
  }
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Listens on the loopback interface only. */
export async function listen(port: number, handle: Handle): Promise<Listening> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // A connection that breaks off is no news: its client knows.
    serveConnection(socket, handle).catch(() => socket.destroy());
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
