import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demoAccounts, seedAccount } from '@narae/account/seed';
import { loadSigningKey } from '@narae/account/signing-key';
import { callTable } from '@narae/contracts';
import { createLogger } from '@narae/service-kit';
import { until } from '@narae/test-kit';
import { backUp } from '../src/backup/backup.ts';
import { manifestName } from '../src/backup/manifest.ts';
import { restore } from '../src/backup/restore.ts';
import { readBackupConfig, readConfig } from '../src/config.ts';
import { openDataDir } from '../src/data/data-dir.ts';
import { createShop } from '../src/site/services.ts';
import { openEmbeddedStore } from '../src/data/embedded-store.ts';
import { connectStores, type Stores } from '../src/site/stores.ts';
import { bookableProductModel, rateModel } from '../../booking/src/catalog/catalog.model.ts';
import { seatLedgerModel } from '../../booking/src/inventory/seats/seat-ledger.model.ts';
import { tour } from '../../booking/test/support/products.ts';
import { picture } from '../../booking/test/support/shopper.ts';

const log = createLogger('test', 'silent');
let root: string;
let saved: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'narae-backup-'));
  saved = path.join(root, 'saved');
});
const open: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of open) await close();
  await rm(root, { recursive: true, force: true });
});

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });

interface Site {
  readonly stores: Stores;
  readonly call: (name: keyof typeof callTable, info: object) => Promise<Response>;
  readonly upload: (address: string, bytes: Buffer) => Promise<Response>;
  readonly signIn: () => Promise<string>;
  readonly get: (address: string) => Promise<Response>;
  readonly close: () => Promise<void>;
}

/** The whole site of `npm start` on a data directory, without the demo content of the catalogue. */
const openSite = async (dataDir: string): Promise<Site> => {
  const port = await freePort();
  const config = readConfig({ PORT: String(port), DATA_DIR: dataDir, RATE_LIMITS: 'off' });
  const data = openDataDir(config.dataDir);
  const embedded = await openEmbeddedStore(data.openStore());
  const stores = await connectStores(embedded.url);
  const sandbox = {
    origin: 'http://127.0.0.1:9',
    smtpUrl: 'smtp://127.0.0.1:9',
    mid: 'P00000000000',
    secret: 'x',
    serviceId: 'M0000000',
    rateKey: 'x',
    translateKey: 'x',
  };
  const shop = await createShop({
    config,
    data,
    stores,
    sandbox: { ...sandbox, close: async () => undefined },
    log,
  });
  await shop.app.listen({ host: config.HOST, port });
  let cookie = '';
  const own = { origin: config.origin, 'x-lan-tp': 'ENG' };
  const site: Site = {
    stores,
    call: (name, info) =>
      fetch(config.origin + callTable[name].path, {
        method: 'POST',
        headers: { ...own, cookie, 'content-type': 'application/json' },
        body: JSON.stringify({ info }),
      }),
    upload: (address, bytes) => {
      const body = new FormData();
      body.append('img', new File([new Uint8Array(bytes)], 'passport.jpg', { type: 'image/jpeg' }));
      return fetch(config.origin + address, { method: 'POST', headers: { ...own, cookie }, body });
    },
    get: (address) => fetch(config.origin + address, { headers: { ...own, cookie } }),
    signIn: async () => {
      const { mem_email, mem_password } = demoAccounts.member;
      const answer = await site.call('loginCallback', { mem_email, mem_password });
      if (!answer.ok) throw new Error(await answer.text());
      cookie = answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; ');
      const { user } = (await (await site.get(callTable.session.path)).json()) as {
        user: { mem_id: string };
      };
      return user.mem_id;
    },
    close: async () => {
      open.splice(open.indexOf(site.close), 1);
      await shop.close();
      await stores.closeAll();
      await embedded.close();
      data.release();
    },
  };
  open.push(site.close);
  return site;
};

const backUpOf = (name: string, target = saved) =>
  backUp({ ...readBackupConfig({ DATA_DIR: path.join(root, name) }), target });

test('saved while it is being written to and restored elsewhere, the site has all that was acknowledged', async () => {
  const dataDir = path.join(root, 'site');
  const site = await openSite(dataDir);
  const signingKey = await loadSigningKey({
    jwk: null,
    file: path.join(dataDir, 'secrets/signing-key.json'),
  });
  await seedAccount({ store: site.stores.account, signingKey });
  await mkdir(path.join(dataDir, 'media/PRODUCT'), { recursive: true });
  await writeFile(path.join(dataDir, 'media/PRODUCT/tour.jpg'), 'a picture');
  await bookableProductModel(site.stores.booking).create({ ...tour, version: 1 });
  const seats = { prod_id: tour.prod_id, capacity: 20, remaining: 20, version: 1, product_version: 1 };
  await seatLedgerModel(site.stores.booking).create({ ...seats, claims: [], outbox: [] });
  const rate = { currency: 'USD', deal_bas_r: 1300, rate_day: '2026-11-20', version: 1 } as const;
  await rateModel(site.stores.booking).create(rate);
  const mem_id = await site.signIn();
  const passport = await picture(7);
  const added = await site.call('mycartInsert', {
    prod_id: tour.prod_id,
    adult_cnt: 1,
    teen_cnt: 0,
    children_cnt: 0,
    child_cnt: 0,
  });
  expect([added.status, await added.clone().text()]).toEqual([200, expect.any(String)]);
  const { cart_id } = (await added.json()) as { cart_id: string };
  const place = `20261121/${tour.prod_id}/${mem_id}/${cart_id}/1/1/REGISTER/adult/new`;
  const uploaded = await site.upload(`/upload/PASSPORT/${place}`, passport);
  expect(uploaded.status).toBe(200);
  const [file] = (await (await site.call('passPortGroupList', { cart_id })).json()) as {
    mem_file_id: string;
  }[];
  const documentAt = callTable.travellerFile.path.replace(/:\w+/, file?.mem_file_id ?? '');
  const seen = Buffer.from(await (await site.get(documentAt)).arrayBuffer());

  // One after the other, so that what was acknowledged last tells of all before it.
  let acknowledged = -1;
  let writing = true;
  const marks = site.stores.community.collection<{ _id: number }>('marks');
  const writer = (async () => {
    for (let next = 0; writing; next += 1) {
      await marks.insertOne({ _id: next });
      acknowledged = next;
    }
  })();
  await until('50 marks are acknowledged', () => acknowledged >= 50);
  const before = acknowledged;
  await backUpOf('site');
  const after = acknowledged;
  writing = false;
  await writer;
  expect(after).toBeGreaterThan(before);
  // Whatever happens to the site later is not in it.
  await site.stores.booking.collection('bookings').deleteMany({});
  await site.close();

  const copy = path.join(root, 'copy');
  await restore(saved, copy);
  const again = await openSite(copy);
  const kept = await again.stores.community
    .collection<{ _id: number }>('marks')
    .find()
    .sort({ _id: 1 })
    .toArray();
  expect(kept.map(({ _id }) => _id)).toEqual(Array.from(kept, (_, index) => index));
  expect(kept.length).toBeGreaterThan(before);
  expect(await again.signIn()).toBe(mem_id);
  expect(await (await again.call('mycartList', { currency: 'USD', lan_tp: 'ENG' })).json()).toMatchObject([
    { cart_id },
  ]);
  expect(Buffer.from(await (await again.get(documentAt)).arrayBuffer()).equals(seen)).toBe(true);
  expect(seen.length).toBeGreaterThan(100);
  expect(await readFile(path.join(copy, 'media/PRODUCT/tour.jpg'), 'utf8')).toBe('a picture');
  await again.close();
});

describe('a backup', () => {
  it('is for its owner alone, and never written over something', async () => {
    expect((await stat(saved)).mode & 0o077).toBe(0);
    expect((await stat(path.join(saved, manifestName))).mode & 0o077).toBe(0);
    await expect(backUpOf('site')).rejects.toThrow('is not empty');
  });

  it('of what is no site says what to do', async () => {
    await expect(backUpOf('nowhere', path.join(root, 'other'))).rejects.toThrow(
      /no embedded store .* mongodump/,
    );
    expect(existsSync(path.join(root, 'other'))).toBe(false);
  });

  it('without the key of the documents is rejected, unless that is kept elsewhere', async () => {
    const dataDir = path.join(root, 'keyless');
    await restore(saved, dataDir);
    await rm(path.join(dataDir, 'secrets/documents.key'));
    await expect(backUpOf('keyless', path.join(root, 'no-key'))).rejects.toThrow('documents.key is missing');
    expect(() => openDataDir(dataDir)).toThrow(/documents\.key is missing, .* put it back from a backup/);
    const elsewhere = readBackupConfig({ DATA_DIR: dataDir, DOCUMENT_KEY: '7'.repeat(64) });
    const { files, document_key } = await backUp({ ...elsewhere, target: path.join(root, 'with-key') });
    expect(document_key).toBe('elsewhere');
    expect(files.map(({ file }) => file)).not.toContain('secrets/documents.key');
    await restore(path.join(root, 'with-key'), path.join(root, 'restored-keyless'));
  });
});

describe('a restore', () => {
  const copyOfSaved = async (name: string): Promise<string> => {
    const dataDir = path.join(root, `data-${name}`);
    await restore(saved, dataDir);
    const folder = path.join(root, name);
    await backUp({ ...readBackupConfig({ DATA_DIR: dataDir }), target: folder });
    return folder;
  };
  const rejected = async (folder: string, reason: string | RegExp): Promise<void> => {
    const target = path.join(root, 'target');
    await expect(restore(folder, target)).rejects.toThrow(reason);
    expect([existsSync(target), existsSync(`${target}.restoring`)]).toEqual([false, false]);
  };

  it('puts nothing over somebody’s data, and nothing under a running site', async () => {
    await expect(restore(saved, path.join(root, 'copy'))).rejects.toThrow('is not empty');
    const { release } = openDataDir(path.join(root, 'copy'));
    await expect(restore(saved, path.join(root, 'copy'))).rejects.toThrow(`in use by process ${process.pid}`);
    release();
  });

  it('takes an empty folder that is there already', async () => {
    const empty = path.join(root, 'empty');
    await mkdir(empty);
    await restore(saved, empty);
    expect(existsSync(path.join(empty, 'store/data.mdb'))).toBe(true);
  });

  it('rejects a backup that was not finished, lacks a file, or is damaged', async () => {
    const folder = await copyOfSaved('broken');
    const data = path.join(folder, 'store/data.mdb');
    const bytes = await readFile(data);
    bytes[5000] = (bytes[5000] ?? 0) ^ 1;
    await writeFile(data, bytes);
    await rejected(folder, 'damaged: store/data.mdb is not what was saved');
    await truncate(data, 4096);
    await rejected(folder, 'damaged: store/data.mdb');
    await rm(data);
    await rejected(folder, 'incomplete: store/data.mdb is missing');
    const manifest = path.join(folder, manifestName);
    const text = await readFile(manifest, 'utf8');
    await writeFile(manifest, text.slice(0, -20));
    await rejected(folder, `damaged: its ${manifestName} cannot be read`);
    await writeFile(manifest, text.replace('secrets/documents.key', '../../documents.key'));
    await rejected(folder, 'damaged');
    await rm(manifest);
    await rejected(folder, 'no finished backup');
  });
});
