import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LAN_TPS, type LanTp } from '@narae/contracts/languages';
import { productChangedV1, rateChangedV1 } from '@narae/events';
import { connectStore } from '@narae/service-kit';
import { startTestStore, type TestStore } from '@narae/test-kit';
import { catalogStore, type CatalogStore } from '../src/app.ts';
import { addressesOf } from '../src/media/picture-address.rules.ts';
import { pictureFiles } from '../src/media/picture-files.ts';
import { openGentleDrawing } from '../src/seeding/gentle-drawing.ts';
import { fillContent, loadContent, type LoadOptions } from '../src/seeding/load-content.ts';
import { clock, languageNames, startCatalog, today } from './fixtures.ts';
import { smallContent } from './small-content.ts';

let testStore: TestStore;
let mediaDir: string;
let options: LoadOptions;
let catalog: CatalogStore;
beforeEach(async () => {
  testStore = await startTestStore();
  mediaDir = await mkdtemp(join(tmpdir(), 'narae-load-'));
  const store = await connectStore(testStore.url, testStore.freshName());
  options = { store, mediaDir, source: smallContent, now: clock };
  catalog = catalogStore(store);
});
afterEach(async () => {
  await options.store.close();
  await testStore.release();
  await rm(mediaDir, { recursive: true, force: true });
});

/** Everything that was written, without what differs from run to run. */
const contents = async () => ({
  products: await catalog.products.find({}, { _id: 0, mod_date: 0, outbox: 0 }).sort({ prod_id: 1 }).lean(),
  productEvents: (await catalog.products.find({}, { outbox: 1 }).lean()).map(({ outbox }) => outbox.length),
  rates: await catalog.rates.find({}, { _id: 0, outbox: 0 }).sort({ currency: 1 }).lean(),
  kpopInfos: await catalog.kpopInfos.find({}, { _id: 0, mod_date: 0 }).lean(),
  events: await catalog.events.find({}, { _id: 0, mod_date: 0, outbox: 0 }).lean(),
  eventEvents: (await catalog.events.find({}, { outbox: 1 }).lean()).map(({ outbox }) => outbox.length),
  codes: await catalog.codes.countDocuments(),
  options: await catalog.options.countDocuments(),
  files: (await readdir(mediaDir, { recursive: true })).filter((name) => !name.endsWith('.part')).sort(),
});

it('fills an empty shop and says how far it is', async () => {
  const lines: string[] = [];
  expect(await loadContent({ ...options, progress: (line) => lines.push(line) })).toBe(true);
  expect(lines).toEqual(expect.arrayContaining(['pictures 15/15', 'products 6/6', 'articles and events 2']));
  const { products, productEvents, rates } = await contents();
  expect(products.map((row) => [row.start_day, row.progress_yn]).slice(0, 2)).toEqual([
    ['2026-03-15', 'D'],
    ['2026-04-04', 'Y'],
  ]);
  expect(products[0]?.pictures.map(({ file_name }) => file_name)).toEqual([
    expect.stringMatching(/^list-1-[0-9a-f]{12}\.jpg$/),
    expect.stringMatching(/^carousel-1-[0-9a-f]{12}\.jpg$/),
  ]);
  expect(productEvents).toEqual([1, 1, 1, 1, 1, 1]);
  expect(rates.map((row) => [row.currency, row.deal_bas_r, row.rate_day])).toEqual([
    ['CNH', 193, today],
    ['KRW', 1, today],
    ['USD', 1390, today],
  ]);
  const { kpopInfos, events, eventEvents } = await contents();
  expect(kpopInfos.map((row) => [row.info_seq, row.start_day, row.pictures.length])).toEqual([
    ['INFO1', '2026-03-07', 1],
  ]);
  expect(
    events.map((row) => [row.start_day, row.end_day, row.event_day, row.personnel_cnt, row.pictures.length]),
  ).toEqual([['2026-03-08', '2026-03-15', '2026-03-19', 4, 1]]);
  expect(eventEvents).toEqual([1]);
  expect(await catalog.companies.find({}, { _id: 0 }).lean()).toEqual([
    { lan_tp: 'ENG', company_content: '<h3>Narae</h3>' },
  ]);
});

it('stores closed days once, around a departure; the job closes them, which a second load leaves (CATALOG-22)', async () => {
  await loadContent(options);
  const later = { ...smallContent, rates: smallContent.rates.slice(0, 2) };
  const { trip_id } = (await catalog.products.findOne({ prod_id: '222222' }).lean())!;
  const closed = async () =>
    (await catalog.closedDays.find({}).lean()).map((row) => [
      row.trip_id,
      row.first_day,
      row.last_day,
      row.total,
    ]);
  expect(await closed()).toEqual([[trip_id, '2026-04-03', '2026-04-05', 1]]);
  const [{ closed_id } = { closed_id: '' }] = await catalog.closedDays.find({}).lean();
  await catalog.products.updateOne(
    { prod_id: '222222' },
    { $set: { progress_yn: 'E', closed_by: closed_id } },
  );
  await loadContent({ ...options, source: later });
  expect(await closed()).toHaveLength(1);
  expect(await catalog.products.findOne({ prod_id: '222222' }).lean()).toMatchObject({
    progress_yn: 'E',
    closed_by: closed_id,
  });
});

it('stores a product that names no discounts with those of its variant (MONEY-9)', async () => {
  const products = smallContent.products.map(({ content: { discounts: _, ...content }, ...plan }, at) => ({
    ...plan,
    content: { ...content, variant: at === 0 ? ('enter' as const) : ('trip' as const) },
  }));
  await loadContent({ ...options, source: { ...smallContent, products } });
  const stored = (await contents()).products.map(({ variant, discounts }) => [
    variant,
    discounts.children_pct,
  ]);
  expect(stored).toEqual([['enter', 2], ...Array.from({ length: 5 }, () => ['trip', 0])]);
});

it('done twice is done once', async () => {
  await loadContent(options);
  const once = await contents();
  expect(await loadContent(options)).toBe(false);
  // Even when the mark is lost and everything is looked at again.
  await options.store.collection('seed_marks').deleteMany({});
  expect(await loadContent(options)).toBe(true);
  expect(await contents()).toEqual(once);
});

it('done by two at once is done once', async () => {
  await Promise.all([loadContent(options), loadContent(options)]);
  const { productEvents, products, eventEvents } = await contents();
  expect(products).toHaveLength(6);
  expect(productEvents).toEqual([1, 1, 1, 1, 1, 1]);
  expect(eventEvents).toEqual([1]);
});

it('draws a picture again that was lost, and leaves the days of a known product alone', async () => {
  await loadContent(options);
  const before = await contents();
  await rm(join(mediaDir, 'product', '333333'), { recursive: true });
  await rm(join(mediaDir, 'event', 'EVENT1'), { recursive: true });
  const later = () => new Date('2026-03-20T00:00:00Z');
  expect(await loadContent({ ...options, now: later })).toBe(true);
  const after = await contents();
  expect(after.files).toEqual(before.files);
  expect(after.products.map((row) => row.start_day)).toEqual(before.products.map((row) => row.start_day));
  expect([after.kpopInfos, after.events]).toEqual([before.kpopInfos, before.events]);
});

it('takes over changed content without a second product', async () => {
  await loadContent(options);
  const [first, ...others] = smallContent.products;
  if (!first) throw new Error('the small shop is empty');
  const dearer = { ...first, content: { ...first.content, origin_price: 1 } };
  await loadContent({ ...options, source: { ...smallContent, products: [dearer, ...others] } });
  const rows = await catalog.products.find({}, { origin_price: 1, version: 1 }).sort({ prod_id: 1 }).lean();
  expect(rows.map((row) => [row.origin_price, row.version]).slice(0, 2)).toEqual([
    [1, 2],
    [100_000, 1],
  ]);
});

it('killed at any moment and started again ends as if nothing had happened', async () => {
  const script = join(import.meta.dirname, 'load-process.ts');
  const run = (killAfter: RegExp | null) => {
    const args = ['--import', 'tsx', script, testStore.url, options.store.name, mediaDir];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (line) => {
      if (killAfter?.test(String(line))) child.kill('SIGKILL');
    });
    return once(child, 'close');
  };
  for (const moment of [/rates/, /products/]) await run(moment);
  expect(await options.store.collection('seed_marks').countDocuments()).toBe(0);
  for (const moment of [/pictures 2\//, /pictures 4\//]) await run(moment);
  expect(await run(null)).toEqual([0, null]);
  const { products, productEvents, files } = await contents();
  expect(products).toHaveLength(6);
  expect(productEvents).toEqual([1, 1, 1, 1, 1, 1]);
  expect(files.filter((name) => /-[0-9a-f]{12}\.jpg$/.test(name))).toHaveLength(14);
}, 120_000);

it('stores the files of its films, and again where one is gone', async () => {
  const film = join(mediaDir, 'event/EVENT1/4/film-0123456789ab.mp4');
  await loadContent(options);
  expect(await readFile(film, 'utf8')).toBe('film');
  await rm(film);
  await loadContent(options);
  expect(await readFile(film, 'utf8')).toBe('film');
});

describe('a shop that opens while its pictures are being drawn', () => {
  const pictures = async () =>
    (await contents()).files.filter((name) => /-[0-9a-f]{12}\.jpg$/.test(name)).length;
  const fill = async () => {
    const filling = await fillContent(options);
    if (!filling) throw new Error('nothing was missing');
    return filling;
  };

  it('has everything but pictures, and draws first what somebody asks for, once', async () => {
    const { missing, finish } = await fill();
    const products = await catalog.products.find().sort({ prod_id: 1 }).lean();
    expect(products).toHaveLength(6);
    expect(await pictures()).toBe(0);
    const [first, second] = products.map(({ prod_id, pictures: [picture] }) => ({
      file_path: 'product',
      prod_id,
      file_type: '1',
      file_name: picture?.file_name ?? '',
    }));
    if (!first || !second) throw new Error('the small shop is empty');
    const shop = await startCatalog({ missingPictures: missing, mediaDir });
    try {
      const asked = await Promise.all([first, first, second].map((one) => shop.inject('download', one)));
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await pictures()).toBe(2);
      const other = { ...first, file_name: 'list-1-0123456789ab.jpg' };
      expect((await shop.inject('download', other)).status).toBe(404);
      await finish({ atOnce: 1 });
    } finally {
      await shop.close();
    }
    expect(await pictures()).toBe(14);
    expect(await fillContent(options)).toBeNull();
  });

  it('goes on with them at the next start where it was told to end before', async () => {
    const stopping = new AbortController();
    const { finish } = await fill();
    const ended = finish({ atOnce: 1, signal: stopping.signal });
    stopping.abort();
    await expect(ended).rejects.toThrow('aborted');
    expect(await pictures()).toBeLessThan(14);
    const lines: string[] = [];
    const again = await fillContent({ ...options, progress: (line) => lines.push(line) });
    await again?.finish({ atOnce: 2 });
    // Nothing but pictures: the rest of the shop is not filled anew.
    expect(lines.filter((line) => !line.startsWith('pictures'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
    expect(await pictures()).toBe(14);
    expect(await fillContent(options)).toBeNull();
  });

  it('draws in a process of its own, lists first, while pictures that somebody asks for are drawn in this one', async () => {
    const { missing, finish } = await fill();
    const drawing = openGentleDrawing(join(import.meta.dirname, 'draw-process.ts'), mediaDir);
    const order: string[] = [];
    let goOn: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const drawn = finish({
      atOnce: 1,
      render: async (svg, addresses) => {
        order.push(...addresses.map(({ file_path, file_type }) => (file_path === 'site' ? '0' : file_type)));
        if (order.length > 1) await held;
        await drawing.render(svg, addresses);
      },
    });
    try {
      const rows = await catalog.products.find().sort({ prod_id: -1 }).lean();
      const [last] = rows.flatMap(({ prod_id, pictures: own }) =>
        addressesOf({ file_path: 'product', id: prod_id }, own).slice(-1),
      );
      if (!last) throw new Error('the small shop has no picture');
      await missing.draw(last);
      expect(await pictureFiles(mediaDir).has(last)).toBe(true);
      expect(await pictures()).toBeLessThan(14);
      goOn();
      await drawn;
    } finally {
      await drawing.close();
    }
    expect(await pictures()).toBe(14);
    expect(order).toEqual(order.toSorted());
  });

  it('ends the drawing where its process ends, and the next start goes on', async () => {
    const { finish } = await fill();
    const drawing = openGentleDrawing(join(import.meta.dirname, 'draw-process.ts'), mediaDir);
    await drawing.close();
    await expect(finish({ atOnce: 1, render: drawing.render })).rejects.toThrow();
    await (await fill()).finish({ atOnce: 2 });
    expect(await pictures()).toBe(14);
  });

  it('draws a picture that could not be written when it is asked for again', async () => {
    const { missing, finish } = await fill();
    await mkdir(join(mediaDir, 'product'), { recursive: true });
    await writeFile(join(mediaDir, 'product', '111111'), 'in the way');
    await expect(finish({ atOnce: 2 })).rejects.toThrow('ENOTDIR');
    await rm(join(mediaDir, 'product', '111111'));
    const [one] = (await catalog.products.findOne({ prod_id: '111111' }).lean())?.pictures ?? [];
    if (!one) throw new Error('it has no picture');
    const address = { file_path: 'product', prod_id: '111111', file_type: '1', file_name: one.file_name };
    await missing.draw(address);
    expect(await pictures()).toBeGreaterThan(0);
  });
});

it('publishes what was loaded once the service runs', async () => {
  const shop = await startCatalog({ rates: false });
  const heard: string[] = [];
  shop.bus.watch([productChangedV1.subject, rateChangedV1.subject], ({ subject, aggregate_id }) =>
    heard.push(`${subject.split('.')[2]} ${aggregate_id}`),
  );
  await loadContent({ ...options, store: shop.store });
  await shop.settle();
  expect(new Set(heard)).toEqual(
    new Set([
      ...['111111', '222222', '333333', '444444', '555555', '666666'].map((id) => `product ${id}`),
      ...['rate KRW', 'rate USD', 'rate CNH'],
    ]),
  );

  const asked = { currency: 'USD', lan_tp: 'ENG', prod_type: 'CG001' };
  expect((await shop.inject('productList1', asked)).body).toHaveLength(6);
  await shop.close();
});

it('fills the code tables as the calls read them', async () => {
  const shop = await startCatalog({ rates: false });
  await loadContent({ ...options, store: shop.store });
  const body = async (name: Parameters<typeof shop.inject>[0], info: Record<string, unknown>) =>
    (await shop.inject(name, info, { lanTp: 'VTN' })).body;
  expect(await body('grpCategoryList', {})).toEqual([
    {
      cd_group_code: 'CG001',
      cd_group_nm: 'Tours Tiếng Việt',
      cd_group_en_nm: 'Tours English',
      cd_group_jp_nm: 'Tours 日本語',
      cd_group_vn_nm: 'Tours Tiếng Việt',
      cd_group_cn_nm: 'Tours 中文',
      icon: 'kpop',
    },
  ]);
  expect(await body('nationCodeList', { use_yn: 'Y' })).toEqual([
    { nation_cd: 'zh-CN', nation_nm: 'China Tiếng Việt' },
    { nation_cd: 'zh-HK', nation_nm: 'Hong Kong Tiếng Việt' },
  ]);
  const code = (com_cd_code: string) => [expect.objectContaining({ com_cd_code })];
  expect(await body('getCode', { com_cd_group_code: 'CG005' })).toEqual(code('01'));
  expect(await body('getCode', { com_cd_group_code: 'CG006' })).toEqual(code('01'));
  expect(await body('getCodeGroup', { com_cd_group_code: 'CG006' })).toEqual(code('H5'));
  const asked = { lan_tp: 'JPN', com_cd_group_code: 'CG003' };
  expect(await body('customNation', asked)).toEqual([
    expect.objectContaining({ com_cd_code: '01', cd_name: 'Seoul 日本語', cd_cn_name: 'Seoul 中文' }),
  ]);
  const inLanguage = async (lanTp: LanTp) =>
    Promise.all([
      shop.inject('grpCategoryList', {}, { lanTp }),
      shop.inject('getCode', { com_cd_group_code: 'CG005' }, { lanTp }),
      shop.inject('getCodeGroup', { com_cd_group_code: 'CG006' }, { lanTp }),
    ]).then((answers) => answers.map((answer) => answer.body[0] as Record<string, unknown> | undefined));
  for (const lanTp of LAN_TPS) {
    const ending = languageNames[lanTp];
    const [category, travel, grade] = await inLanguage(lanTp);
    expect(category).toMatchObject({ cd_group_nm: `Tours ${ending}`, cd_group_cn_nm: 'Tours 中文' });
    expect([travel?.['cd_name'], grade?.['cd_name']]).toEqual([
      `Food ${ending}`,
      expect.stringContaining(ending),
    ]);
  }
  expect(await body('companyDtl', { lan_tp: 'ENG' })).toHaveLength(1);
  const wrong = await shop.inject('getCode', { com_cd_group_code: 'CG001' });
  expect([wrong.status, wrong.body.field]).toEqual([400, 'com_cd_group_code']);
  await shop.close();
});
