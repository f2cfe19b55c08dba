import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { attachmentsOf, connectStore, createLogger } from '@narae/service-kit';
import { createTestBus, SentMails, startTestStore } from '@narae/test-kit';
import { exportJWK, generateKeyPair } from 'jose';
import { createContext, type AccountContext } from '../src/app.ts';
import { downloadExport } from '../src/leaving/export/download-export.ts';
import { runDueExport } from '../src/leaving/export/make-export.ts';
import { addExport, findExport } from '../src/leaving/export/member-export.model.ts';
import { loadSigningKey } from '../src/kernel/signing-key.ts';
import { noProviders } from '../src/config.ts';
import { handClock } from './support/site.ts';

const hour = 60 * 60_000;
const mem_id = 'MEM0000000001';
const empty = { rows: [], files: [], next: '' };

let booking: Server;
/** What booking answers; null where it is away. */
let answer: object | null;
let hand: ReturnType<typeof handClock>;
let context: AccountContext;
let mails: SentMails;
let stop: () => Promise<void>;
beforeEach(async () => {
  answer = empty;
  booking = createServer((_request, reply) => {
    reply.statusCode = answer === null ? 503 : 200;
    reply.end(JSON.stringify(answer));
  });
  await once(booking.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(booking.address() as AddressInfo).port}`;
  hand = handClock();
  mails = new SentMails();
  const log = createLogger('test', 'silent');
  const testStore = await startTestStore();
  const testBus = await createTestBus({ log });
  const store = await connectStore(testStore.url, testStore.freshName());
  const pair = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const signingKey = { jwk: JSON.stringify(await exportJWK(pair.privateKey)), file: '' };
  const config = {
    signingKey,
    publicOrigin: 'http://shop.example',
    mailLinkKey: Buffer.alloc(32, 8),
    lifetime: { idleDays: 14, maxDays: 90 },
    domainUrls: { booking: [url], community: [url] },
    throttled: true,
    providers: noProviders,
  };
  const securityLog = { note: () => undefined, flush: async () => undefined };
  const deps = { store, bus: testBus.bus, mail: mails, log, securityLog, clock: hand.clock };
  context = createContext(deps, config, await loadSigningKey(signingKey));
  // Without a listener events stay in the outboxes.
  await Promise.all([...attachmentsOf(store).relays].map((relay) => relay.stop()));
  await context.members.create({
    mem_id,
    mem_nm: 'Mina Hart',
    mem_email: 'mina@narae.example',
    mem_pwd: 'argon2',
    use_yn: 'Y',
    admin_yn: 'N',
    reg_date: hand.clock(),
    mod_date: hand.clock(),
    version: 1,
  });
  await context.exports.init();
  stop = async () => {
    await store.close();
    await testBus.close();
    await testStore.release();
    const closed = once(booking.close(), 'close');
    booking.closeAllConnections();
    await closed;
  };
});
afterEach(() => stop());

const ask = async (): Promise<string> => {
  const export_id = randomUUID();
  const now = hand.clock();
  await addExport(context.exports, {
    export_id,
    mem_id,
    lan_tp: 'ENG',
    state: 'waiting',
    open: true,
    asked_at: now,
    check_at: now,
    version: 1,
  });
  return export_id;
};
const runAll = async (by: AccountContext = context): Promise<void> => {
  while (await runDueExport(by));
};
const standing = async (export_id: string) => {
  const one = await findExport(context.exports, export_id);
  return one && { state: one.state, missing: one.missing, parts: one.parts.length };
};
const filesKept = (): Promise<number> => context.store.collection('exports.files').countDocuments();
const tokenMailed = (): string =>
  /exportDownload[^#]*#([\w.-]+)/.exec(mails.all.at(-1)?.text ?? '')?.[1] ?? '';
const me = { mem_id, sid: 'S1' };

test('what breaks though booking answers is tried a few times, told as failed, and can be asked anew', async () => {
  answer = { rows: 'nonsense' };
  const export_id = await ask();
  for (const waited of [0, hour, hour, hour]) {
    hand.pass(waited);
    await runAll();
    expect(await standing(export_id)).toMatchObject({ state: 'waiting' });
    expect(mails.all).toEqual([]);
  }
  hand.pass(6 * hour);
  await runAll();
  expect(await standing(export_id)).toEqual({ state: 'failed', missing: [], parts: 0 });
  expect(mails.all.map(({ subject }) => subject)).toEqual([
    '[Narae] We could not make the copy of your data',
  ]);
  expect(mails.all[0]?.text).toContain('http://shop.example/myAccount');
  expect(await filesKept()).toBe(0);

  answer = empty;
  const again = await ask();
  await runAll();
  expect(await standing(again)).toMatchObject({ state: 'ready' });
  hand.pass(8 * 24 * hour);
  await runAll();
  expect(await standing(export_id)).toBeNull();
});

test('booking away is waited for, however often it is asked; back again, nothing is missing', async () => {
  answer = null;
  const export_id = await ask();
  for (let times = 0; times < 8; times += 1) {
    await runAll();
    expect(await standing(export_id)).toMatchObject({ state: 'waiting' });
    hand.pass(hour);
  }
  answer = empty;
  await runAll();
  expect(await standing(export_id)).toMatchObject({ state: 'ready', missing: [] });
});

test('booking away for a day is missing, and the mail says so', async () => {
  answer = null;
  const export_id = await ask();
  hand.pass(24 * hour);
  await runAll();
  expect(await standing(export_id)).toMatchObject({ state: 'ready', missing: ['booking', 'community'] });
  expect(mails.all.at(-1)?.subject).toBe('[Narae] A part of your data is ready');
});

test('a download that breaks halfway leaves the link; two at once are one; a link ends with its time', async () => {
  const export_id = await ask();
  await runAll();
  const token = tokenMailed();
  const broken = await downloadExport(context, me, token);
  await expect(downloadExport(context, me, token)).rejects.toMatchObject({ key: 'export_link_expired' });
  await broken.next();
  await broken.return(undefined);
  expect(await standing(export_id)).toMatchObject({ state: 'ready', parts: 1 });

  const both = await Promise.allSettled([
    downloadExport(context, me, token),
    downloadExport(context, me, token),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  // The process that gave it out is gone: the link works again after ten minutes.
  hand.pass(11 * 60_000);
  await expect(downloadExport(context, me, token)).resolves.toBeDefined();
  hand.pass(11 * 60_000);
  const other = { ...me, mem_id: 'MEM0000000002' };
  await expect(downloadExport(context, other, token)).rejects.toMatchObject({ key: 'export_link_expired' });
  hand.pass(7 * 24 * hour);
  await expect(downloadExport(context, me, token)).rejects.toMatchObject({ key: 'export_link_expired' });
  await runAll();
  expect(await standing(export_id)).toBeNull();
  expect(await filesKept()).toBe(0);
});

/** The context of a process that dies right before one of its writes or mails, counted from 1 on. */
const dyingAt = (nth: number): { readonly process: AccountContext; readonly died: () => boolean } => {
  let count = 0;
  const watched = <Part extends object>(part: Part, names: readonly string[]): Part =>
    new Proxy(part, {
      get: (target, name) => {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        return (...values: unknown[]): unknown => {
          if (names.includes(String(name))) count += 1;
          if (count >= nth) throw new Error('the process is dead');
          return Reflect.apply(value, target, values);
        };
      },
    });
  const process = {
    ...context,
    exports: watched(context.exports, ['findOneAndUpdate', 'updateOne', 'deleteOne']),
    vault: watched(context.vault, ['put', 'delete']),
    mail: watched(context.mail, ['send']),
  };
  return { process, died: () => count >= nth };
};

test('a process killed before any write of an export leaves it whole for the next one', async () => {
  let nth = 0;
  for (let died = true; died;) {
    nth += 1;
    const export_id = await ask();
    const dying = dyingAt(nth);
    await runAll(dying.process).catch(() => undefined);
    died = dying.died();
    hand.pass(11 * 60_000);
    await runAll();
    expect([nth, await standing(export_id)]).toEqual([nth, { state: 'ready', missing: [], parts: 1 }]);
    const pieces = await downloadExport(context, me, tokenMailed());
    const chunks: Buffer[] = [];
    for await (const piece of pieces) chunks.push(piece);
    expect(Buffer.concat(chunks).subarray(0, 2).toString()).toBe('PK');
    expect(await standing(export_id)).toMatchObject({ state: 'downloaded', parts: 0 });
    await context.exports.deleteMany({});
  }
  expect(nth).toBeGreaterThan(6);
});
