import { chmod, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../src/index.ts';
import {
  ask,
  openRaw,
  opMsg,
  payload,
  proofOf,
  signIn,
  textIn,
  type RawConnection,
} from './raw-connection.ts';
import { startTestStore } from './start.ts';
import type { TestStore } from './start.ts';

let store: TestStore;
let raw: RawConnection;
beforeEach(async () => {
  store = await startTestStore();
  raw = await openRaw(store.server.port);
});
afterEach(async () => {
  raw.end();
  await store.stop();
});

const addressWith = (credentials: string): string =>
  `mongodb://${credentials}127.0.0.1:${store.server.port}/`;
const password = (): string => new URL(store.server.url).password;

async function inserting(url: string): Promise<unknown> {
  const client = new MongoClient(url, { serverSelectionTimeoutMS: 2_000 });
  try {
    return await client.db('shop').collection('items').insertOne({ n: 1 });
  } finally {
    await client.close();
  }
}

describe('a driver', () => {
  it('with the credentials of the directory may do everything, in whatever database it names', async () => {
    await expect(inserting(store.server.url)).resolves.toMatchObject({ acknowledged: true });
    await expect(inserting(`${store.server.url}/shop`)).resolves.toMatchObject({ acknowledged: true });
    await expect(inserting(`${store.server.url}/?authMechanism=SCRAM-SHA-256`)).resolves.toBeDefined();
    const { authInfo } = await store.db.command({ connectionStatus: 1 });
    expect(authInfo.authenticatedUsers).toEqual([{ user: 'narae', db: 'admin' }]);
  });

  it.each([
    ['no credentials', () => '', 13],
    ['a wrong password', () => 'narae:wrong@', 18],
    ['an empty password', () => 'narae:@', 18],
    ['another name', () => `root:${password()}@`, 18],
  ])('with %s is rejected', async (_what, credentials, code) => {
    await expect(inserting(addressWith(credentials()))).rejects.toMatchObject({ code });
    expect(await store.client.db('shop').listCollections().toArray()).toEqual([]);
  });

  it('that insists on a mechanism of old is told that it is not enabled', async () => {
    const url = `${store.server.url}/?authMechanism=SCRAM-SHA-1`;
    await expect(inserting(url)).rejects.toMatchObject({ code: 334 });
  });
});

describe('a connection that has not proved who it is', () => {
  it.each([
    'insert',
    'find',
    'aggregate',
    'dropDatabase',
    'listDatabases',
    'serverStatus',
    'getMore',
    'explain',
  ])('may not %s', async (name) => {
    expect(await ask(raw, { [name]: 1 })).toMatchObject({ ok: 0, code: 13, codeName: 'Unauthorized' });
  });

  it('is told how to do so', async () => {
    expect(await ask(raw, { hello: 1, saslSupportedMechs: 'admin.narae' })).toMatchObject({
      ok: 1,
      saslSupportedMechs: ['SCRAM-SHA-256'],
    });
    expect(await ask(raw, { connectionStatus: 1 })).toMatchObject({ authInfo: { authenticatedUsers: [] } });
  });

  it('may send short messages only', async () => {
    raw.send(opMsg({ ping: 1, comment: 'x'.repeat(20_000), $db: 'admin' }));
    expect(await raw.receive(1)).toEqual([]);
    const known = await openRaw(store.server.port);
    await signIn(known, store.server.url);
    expect(await ask(known, { ping: 1, comment: 'x'.repeat(20_000) })).toMatchObject({ ok: 1 });
    known.end();
  });

  it('is one again after it has signed out', async () => {
    await signIn(raw, store.server.url);
    expect(await ask(raw, { listDatabases: 1 })).toMatchObject({ ok: 1 });
    await ask(raw, { logout: 1 });
    expect(await ask(raw, { listDatabases: 1 })).toMatchObject({ code: 13 });
  });
});

describe('an exchange', () => {
  it.each(['PLAIN', 'MONGODB-X509', 'scram-sha-256', '', undefined])(
    'is not begun by %s',
    async (mechanism) => {
      const begun = await ask(raw, { saslStart: 1, mechanism, payload: payload('n,,n=narae,r=abc') });
      expect(begun).toMatchObject({ ok: 0, code: 334, codeName: 'MechanismUnavailable' });
    },
  );

  const start = (text: string, options = {}) =>
    ask(raw, { saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: payload(text), options });
  const goOn = (text: string) => ask(raw, { saslContinue: 1, conversationId: 1, payload: payload(text) });
  const failed = { ok: 0, code: 18, errmsg: 'Authentication failed.' };
  const bare = 'n=narae,r=abc';

  it.each([
    '',
    'n,,',
    'n,,r=abc',
    'n,,n=narae,r=',
    'p=tls-unique,,n=narae,r=abc',
    'n,a=root,n=narae,r=abc',
    '\0',
  ])('does not begin by %j', async (text) => {
    expect(await start(text)).toMatchObject(failed);
    expect(await goOn('c=biws,r=abc,p=abc')).toMatchObject({ code: 17 });
  });

  it('cannot be replayed: the server has a nonce of its own each time', async () => {
    const first = textIn(await start(`n,,${bare}`, { skipEmptyExchange: true }));
    const unproven = `c=biws,${first.split(',')[0]}`;
    const final = proofOf(password(), bare, first, unproven);
    expect(await goOn(final.message)).toMatchObject({ ok: 1, done: true });
    const again = await openRaw(store.server.port);
    await ask(again, { saslStart: 1, mechanism: 'SCRAM-SHA-256', payload: payload(`n,,${bare}`) });
    expect(
      await ask(again, { saslContinue: 1, conversationId: 1, payload: payload(final.message) }),
    ).toMatchObject(failed);
    expect(await ask(again, { listDatabases: 1 })).toMatchObject({ code: 13 });
    again.end();
  });

  it.each([
    ['another nonce', (own: string) => `c=biws,${own}x`],
    ['another binding', (own: string) => `c=eSws,${own}`],
  ])('is over with %s, and has to be begun anew', async (_what, change) => {
    const first = textIn(await start(`n,,${bare}`));
    const { message } = proofOf(password(), bare, first, change(first.split(',')[0]!));
    expect(await goOn(message)).toMatchObject(failed);
    expect(await goOn(message)).toMatchObject({ code: 17 });
  });

  it.each(['', 'p=', 'p=AAAA', `p=${'A'.repeat(44)}`])('fails by a proof such as %j', async (proof) => {
    const first = textIn(await start(`n,,${bare}`));
    expect(await goOn(`c=biws,${first.split(',')[0]},${proof}`)).toMatchObject(failed);
    expect(await ask(raw, { listDatabases: 1 })).toMatchObject({ code: 13 });
  });

  it('of a client that waits for an empty message ends by one, and not before', async () => {
    const first = textIn(await start(`n,,${bare}`));
    const { message, answer } = proofOf(password(), bare, first, `c=biws,${first.split(',')[0]}`);
    const proved = await goOn(message);
    expect(proved).toMatchObject({ ok: 1, done: false });
    expect(textIn(proved)).toBe(answer);
    expect(await ask(raw, { listDatabases: 1 })).toMatchObject({ code: 13 });
    expect(await goOn('')).toMatchObject({ ok: 1, done: true });
    expect(await ask(raw, { listDatabases: 1 })).toMatchObject({ ok: 1 });
  });
});

describe('the credentials of a directory', () => {
  const file = (): string => join(store.dataDir, 'credentials');
  const startedAgain = async (): Promise<string> => {
    await store.server.close();
    const again = await startEmbeddedMongo({ dataDir: store.dataDir, noSync: true });
    await again.close();
    return new URL(again.url).password;
  };

  it('are for its owner alone, and stay from one start to the next', async () => {
    expect((await stat(file())).mode & 0o777).toBe(0o600);
    expect(await readFile(file(), 'utf8')).toBe(`narae:${password()}\n`);
    expect(password()).toMatch(/^[0-9a-f]{64}$/);
    expect(await startedAgain()).toBe(password());
  });

  it('are made anew where others could read them', async () => {
    await chmod(file(), 0o644);
    expect(await startedAgain()).not.toBe(password());
    expect((await stat(file())).mode & 0o777).toBe(0o600);
  });

  it('are made anew where they were cut short', async () => {
    await writeFile(file(), 'narae:');
    expect(await startedAgain()).toMatch(/^[0-9a-f]{64}$/);
  });
});
