import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { CommandError, fail } from './errors.ts';
import { encode } from './values.ts';
import type { Bytes } from './values.ts';
import { frameReply, MAX_MESSAGE, parseMessage } from './wire.ts';
import type { Request } from './wire.ts';

/** Answers one command with the bytes of its reply document; throws to refuse it. */
export type Handle = (request: Request, connectionId: number) => Promise<Bytes> | Bytes;

/** A failed command as the client sees it. What is not a refusal of ours is an internal error and is printed. */
function failure(error: unknown): Bytes {
  const refusal =
    error instanceof CommandError ? error : fail(1, `internal error of the embedded store: ${String(error)}`);
  if (refusal !== error) process.stderr.write(`${String((error as Error)?.stack ?? error)}\n`);
  const { code, codeName, message, extra } = refusal;
  return encode({ ok: 0, errmsg: message, code, codeName, ...extra });
}

/** Reads messages off a connection and answers them one after the other, in the order they came. */
function serveConnection(socket: Socket, handle: Handle, connectionId: number): void {
  socket.setNoDelay(true);
  socket.on('error', () => socket.destroy());
  let pending: Buffer[] = [];
  let received = 0;
  let working = false;

  const answer = async (message: Buffer): Promise<void> => {
    let request: Request;
    try {
      request = parseMessage(message);
    } catch (error) {
      const id = message.readInt32LE(4);
      socket.end(frameReply({ id, legacy: false }, failure(fail(9, `malformed message: ${String(error)}`))));
      return;
    }
    let reply: Bytes;
    try {
      const given = handle(request, connectionId);
      reply = given instanceof Uint8Array ? given : await given;
    } catch (error) {
      reply = failure(error);
    }
    if (request.expectsReply && !socket.destroyed) socket.write(frameReply(request, reply));
  };

  const nextMessage = (): Buffer | undefined => {
    if (received < 4) return undefined;
    if (pending[0]!.length < 4) pending = [Buffer.concat(pending)];
    const size = pending[0]!.readInt32LE(0);
    if (size < 16 || size > MAX_MESSAGE) {
      socket.destroy();
      return undefined;
    }
    if (received < size) return undefined;
    const buffer = pending.length > 1 ? Buffer.concat(pending) : pending[0]!;
    pending = buffer.length > size ? [buffer.subarray(size)] : [];
    received -= size;
    return buffer.subarray(0, size);
  };

  const work = async (): Promise<void> => {
    if (working) return;
    working = true;
    for (let message = nextMessage(); message; message = nextMessage()) await answer(message);
    working = false;
  };

  socket.on('data', (chunk: Buffer) => {
    pending.push(chunk);
    received += chunk.length;
    void work();
  });
}

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Listens on the loopback interface only. */
export async function listen(port: number, handle: Handle): Promise<Listening> {
  const sockets = new Set<Socket>();
  let connections = 0;
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    serveConnection(socket, handle, ++connections);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
