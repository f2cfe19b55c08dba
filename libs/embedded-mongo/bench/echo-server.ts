import { createServer } from 'node:net';
import { serialize } from 'bson';
import { frameReply, parseMessage } from '../src/wire.ts';
import { encode } from '../src/values.ts';

/** The lightest peer a driver can talk to: it stores nothing and answers every command from memory, with one
 * sample document where documents are asked for. What it needs is the cost of driver and loopback alone. */
const sample = { _id: 1, code: 'code-1', group: 1, at: new Date(0), remaining: 10, text: 'x'.repeat(200) };
const hello = {
  ok: 1,
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16777216,
  maxMessageSizeBytes: 48000000,
  maxWriteBatchSize: 100000,
  minWireVersion: 0,
  maxWireVersion: 21,
  readOnly: false,
  logicalSessionTimeoutMinutes: 30,
};
const cursor = (count: number) =>
  serialize({
    cursor: { firstBatch: Array.from({ length: count }, () => sample), id: 0n, ns: 'bench.items' },
    ok: 1,
  });
const [one, many] = [cursor(1), cursor(20)];
const written = serialize({ n: 1, nModified: 1, ok: 1 });

const server = createServer((socket) => {
  socket.setNoDelay(true);
  let pending: Buffer = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk;
    while (pending.length >= 4 && pending.length >= pending.readInt32LE(0)) {
      const size = pending.readInt32LE(0);
      const request = parseMessage(pending.subarray(0, size));
      pending = pending.subarray(size);
      const [name = ''] = Object.keys(request.body);
      const reads = request.body.sort ? many : one;
      const reply = /^(hello|ismaster)$/i.test(name) ? encode(hello) : name === 'find' ? reads : written;
      socket.write(frameReply(request, reply));
    }
  });
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as { port: number }).port));
process.on('disconnect', () => process.exit(0));
