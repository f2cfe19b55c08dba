import { serialize } from 'bson';
import { bodyOf, message, openRaw, opMsg, signIn } from './raw-connection.ts';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
beforeAll(async () => {
  store = await startTestStore();
});
afterAll(() => store.stop());

/** Sends bytes of somebody who has proved who they are, in as many parts as given, and gives back what is answered until the other side is silent or closed. */
async function exchange(parts: Buffer[], replies: number): Promise<Buffer[]> {
  const connection = await openRaw(store.server.port);
  await signIn(connection, store.server.url);
  for (const part of parts) {
    connection.send(part);
    await new Promise(setImmediate);
  }
  const found = await connection.receive(replies);
  connection.end();
  return found;
}

describe('messages', () => {
  it('answers the OP_QUERY of an old handshake with OP_REPLY', async () => {
    const query = Buffer.concat([
      Buffer.from([0, 0, 0, 0]),
      Buffer.from('admin.$cmd\0'),
      Buffer.alloc(4),
      Buffer.from([255, 255, 255, 255]),
      serialize({ ismaster: 1, helloOk: true }),
    ]);
    const [reply] = await exchange([message(2004, query)], 1);
    expect(reply!.readInt32LE(12)).toBe(1);
    expect(reply!.readInt32LE(8)).toBe(7);
    expect(bodyOf(reply!)).toMatchObject({ ok: 1, ismaster: true, maxWireVersion: 21 });
  });

  it('puts messages together however they arrive, and answers in order', async () => {
    const both = Buffer.concat([opMsg({ ping: 1, $db: 'a' }), opMsg({ nope: 1, $db: 'a' })]);
    const replies = await exchange([both.subarray(0, 3), both.subarray(3, 30), both.subarray(30)], 2);
    expect(replies.map(bodyOf)).toMatchObject([{ ok: 1 }, { ok: 0, code: 59 }]);
  });

  it('does not answer what wants no answer', async () => {
    const quiet = opMsg({ insert: 'quiet', documents: [{ _id: 1 }], $db: 'test' }, 2);
    const replies = await exchange([quiet, opMsg({ count: 'quiet', $db: 'test' })], 1);
    expect(replies.map(bodyOf)).toMatchObject([{ n: 1 }]);
  });

  const cutShort = Buffer.concat([Buffer.alloc(5), Buffer.from([12, 0, 0, 0, 2, 97, 0, 99, 0, 0, 0, 0])]);
  const ping = opMsg({ ping: 1, $db: 'a' });

  it.each<[string, Buffer, number, string]>([
    [
      'a section longer than its message',
      message(2013, Buffer.from([0, 0, 0, 0, 0, 255, 0, 0, 0])),
      9,
      'malformed message',
    ],
    [
      'an unknown section',
      message(2013, Buffer.from([0, 0, 0, 0, 9, 5, 0, 0, 0, 0])),
      9,
      'malformed message',
    ],
    [
      'documents that are none',
      opMsg({ insert: 'c', documents: [1], $db: 'a' }),
      14,
      "'insert.documents.0' is the wrong type",
    ],
    ['broken BSON', message(2013, cutShort), 22, 'invalid BSON'],
  ])('answers %s with an error and goes on with the connection', async (_what, bytes, code, sentence) => {
    const [first, second] = await exchange([bytes, ping], 2);
    expect(bodyOf(first!)).toMatchObject({ ok: 0, code, errmsg: expect.stringContaining(sentence) });
    expect(bodyOf(second!)).toMatchObject({ ok: 1 });
  });

  it.each([
    ['an unknown opcode', message(2012, Buffer.alloc(20))],
    ['unknown flags', opMsg({ ping: 1, $db: 'a' }, 8)],
  ])('answers %s with an error, ends the connection and goes on with others', async (_what, bytes) => {
    const replies = await exchange([bytes, ping], 2);
    expect(replies.map(bodyOf)).toEqual([
      expect.objectContaining({ ok: 0, code: 9, errmsg: expect.stringContaining('malformed message') }),
    ]);
    expect(await store.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });

  it('answers a malformed document of an insert with an error of its own, and stores the others', async () => {
    // A string whose length is beyond the document, in a document whose own length is right.
    const broken = Buffer.from([14, 0, 0, 0, 2, 97, 0, 255, 0, 0, 0, 98, 0, 0]);
    const whole = Buffer.from(serialize({ _id: 1 }));
    const body = Buffer.concat([
      Buffer.from([0]),
      serialize({ insert: 'some', ordered: false, $db: 'test' }),
    ]);
    const documents = Buffer.concat([Buffer.from('documents\0'), broken, whole]);
    const size = Buffer.alloc(4);
    size.writeInt32LE(4 + documents.length);
    const sequence = Buffer.concat([Buffer.from([1]), size, documents]);
    const [reply] = await exchange([message(2013, Buffer.concat([Buffer.alloc(4), body, sequence]))], 1);
    expect(bodyOf(reply!)).toMatchObject({ ok: 1, n: 1, writeErrors: [{ index: 0, code: 22 }] });
    expect(await store.db.collection('some').countDocuments()).toBe(1);
  });

  it('hangs up on a length no message can have', async () => {
    expect(await exchange([Buffer.from([255, 255, 255, 255, 0, 0, 0, 0])], 1)).toEqual([]);
    expect(await store.db.command({ ping: 1 })).toMatchObject({ ok: 1 });
  });
});
