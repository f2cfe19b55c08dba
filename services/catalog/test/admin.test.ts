import { callTable, editableFields, editableKinds, type CallName } from '@narae/contracts';
import { productChangedV1, seatChangedV1, type EventEnvelope } from '@narae/events';
import { admin, other, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized, product } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

const english = { currency: 'USD', lan_tp: 'ENG' } as const;
const titleNow = async (lan_tp = 'ENG') =>
  (await shop.inject('productDetail', { currency: 'USD', lan_tp, prod_id: 'P000001' })).body[0]?.prod_title;
const audit = async (asked = {}) => (await shop.inject('adminAudit', asked, admin)).body;

describe('who may come in', () => {
  const guarded = (Object.keys(callTable) as CallName[]).filter(
    (name) => callTable[name].owner === 'catalog' && callTable[name].access === 'admin',
  );

  it('is decided by the call table, for every call of the admin area', () => {
    expect(guarded.filter((name) => name.startsWith('admin')).length).toBeGreaterThanOrEqual(8);
    expect(
      Object.values(callTable).filter(({ path, access }) => /admin/i.test(path) && access !== 'admin'),
    ).toEqual([]);
  });

  it.each(guarded)('%s rejects members and visitors', async (name) => {
    const info = { kind: 'product', id: 'P000001', file_type: '1' };
    const member = await shop.inject(name, info, { as: 'MEM0000000001' });
    expect([member.status, member.body.error]).toEqual([403, 'admin_only']);
    const visitor = await shop.inject(name, info);
    expect([visitor.status, visitor.body.error]).toEqual([401, 'login_required']);
  });
});

it('shows nothing of a draft to shoppers until it is published, and then at once', async () => {
  const published: EventEnvelope[] = [];
  const unwatch = shop.bus.watch([productChangedV1.subject], (event) => void published.push(event));
  const before = await titleNow();
  const titles = { ...localized('Moonlight walk'), KOR: '달빛 산책' };
  expect(await shop.save('product', 'P000001', { titles, capacity: 44 })).toMatchObject({
    status: 200,
    body: { msg: 'success', rev: 1, missing: [] },
  });
  expect(await titleNow()).toBe(before);
  const waiting = (await shop.inject('adminList', { kind: 'product' }, { ...admin, lanTp: 'KOR' })).body;
  expect(waiting).toMatchObject([
    { id: 'P000001', title: '달빛 산책', state: 'changed', missing: 0, edited: { by: admin.as } },
  ]);

  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  expect(await titleNow('KOR')).toBe('달빛 산책');
  const list = await shop.inject('productList1', english);
  expect(list.body[0]?.prod_title).toBe(titles.ENG);
  const found = await shop.inject('productSearch', { currency: 'KRW', lan_tp: 'KOR', q: '달빛' });
  expect(found.body.map(({ prod_id }) => prod_id)).toEqual(['P000001']);
  await shop.settle();
  unwatch();
  expect(published.map(({ data }) => data)).toMatchObject([{ prod_id: 'P000001', capacity: 44, titles }]);
  expect((await shop.inject('adminList', { kind: 'product' }, admin)).body[0]?.state).toBe('published');
  expect(await shop.read('product', 'P000001')).toMatchObject({ draft: null, edited: { by: admin.as } });
});

it('writes who changed what from what to what, and never twice', async () => {
  await shop.save('option', 'OPT1', { origin_price: 31_000 });
  await shop.publish('option', 'OPT1', other);
  const rows = await audit({ kind: 'option', id: 'OPT1' });
  const changed = rows.map(({ by, action, changes }) => [by, action, changes] as const);
  // The clock stands still here, so that both happened at the same moment.
  expect(changed.sort(([, one], [, two]) => two.localeCompare(one))).toEqual([
    [other.as, 'published', [{ field: 'origin_price', from: '30000', to: '31000' }]],
    [admin.as, 'draft-saved', [{ field: 'origin_price', from: '30000', to: '31000' }]],
  ]);
  expect(await audit({ kind: 'option', id: 'OPT1' })).toEqual(rows);
  expect(await shop.catalog.options.findOne({ opt_code: 'OPT1' }).lean()).toMatchObject({ audit: [] });
  expect((await audit()).length).toBeGreaterThan(rows.length);
  expect(await audit({ before: '2020-01-01T00:00:00.000Z' })).toEqual([]);
});

it('brings a changed option to the products that offer it', async () => {
  await shop.save('option', 'OPT1', { names: localized('Late dinner') });
  await shop.publish('option', 'OPT1');
  const stored = await shop.catalog.products.findOne({ prod_id: 'P000001' }).lean();
  expect(stored?.options).toMatchObject([{ opt_code: 'OPT1', names: { ENG: 'Late dinner English' } }]);
});

describe('translations', () => {
  it('may be missing in a draft and never in what is published', async () => {
    const titles = { ...localized('Half'), JPN: ' ', VTN: '' };
    const { body } = await shop.save('product', 'P000001', { titles });
    expect(body.missing).toEqual([
      { field: 'titles', lan_tp: 'JPN' },
      { field: 'titles', lan_tp: 'VTN' },
    ]);
    const rejected = await shop.publish('product', 'P000001');
    expect(rejected).toMatchObject({
      status: 400,
      body: { error: 'translation_missing', field: 'content.titles.JPN' },
    });
    expect(rejected.body.message).toContain('titles: JPN, VTN');
    await shop.discard('product', 'P000001');
    expect((await shop.read('product', 'P000001')).draft).toBeNull();
  });

  it('stand in one another’s place in a preview, marked, and in no other language', async () => {
    await shop.save('product', 'P000001', {
      titles: { ...localized('Half'), JPN: '' },
      contents: { ...localized('<p>x</p>'), JPN: '' },
    });
    const preview = async (lan_tp: string) =>
      (await shop.inject('adminPreview', { kind: 'product', id: 'P000001', lan_tp, currency: 'USD' }, admin))
        .body;
    const japanese = await preview('JPN');
    expect(japanese.product?.prod_title).toBe('⚠ JPN Half English');
    expect(japanese.product?.prod_content).toBe('<p><strong>⚠ JPN</strong></p><p>x</p> English');
    expect(japanese.missing.map(({ field }) => field)).toEqual(['titles', 'contents']);
    expect(japanese.images).toMatchObject([
      { prod_id: 'P000001', file_path: 'product', alt: 'Palace 日本語' },
    ]);
    expect(japanese.options).toMatchObject([{ opt_code: 'OPT1' }]);
    expect((await preview('KOR')).product?.prod_title).toBe('Half 한국어');
    expect(await titleNow('JPN')).not.toContain('⚠');
    await shop.discard('product', 'P000001');
  });
});

describe('two administrators', () => {
  it('never write over a draft they have not seen', async () => {
    const { published, base, rev } = await shop.read('category', 'CG001');
    const content = { ...published, sort_order: 7 };
    const draft = { kind: 'category', id: 'CG001', content, base, rev };
    const answers = await Promise.all([
      shop.inject('adminDraftSave', draft, admin),
      shop.inject('adminDraftSave', draft, other),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? admin.as : other.as;
    const rejected = answers.find(({ status }) => status === 409);
    expect(rejected?.body.error).toBe('draft_conflict');
    expect(rejected?.body.message).toContain(winner);
    expect(rejected?.body.message).toContain('2026-03-10');
    const late = await shop.inject('adminPublish', { kind: 'category', id: 'CG001', rev }, other);
    expect([late.status, late.body.error]).toEqual([409, 'draft_conflict']);
  });

  it('get a conflict when the item was published since, and may then continue from it', async () => {
    const start = await shop.read('product', 'P000001');
    await shop.save('product', 'P000001', { titles: localized('Mine') });
    await shop.change({ prod_id: 'P000001', pictures: [shop.shown], titles: localized('Theirs') });
    const rejected = await shop.publish('product', 'P000001');
    expect([rejected.status, rejected.body.error]).toEqual([409, 'publish_conflict']);
    expect(await titleNow()).toBe('Theirs English');
    const now = await shop.read('product', 'P000001');
    expect(now.base).not.toBe(start.base);
    const content = now.draft?.content ?? {};
    const taken = { kind: 'product', id: 'P000001', content, base: now.base, rev: now.rev };
    await shop.inject('adminDraftSave', taken, admin);
    expect((await shop.publish('product', 'P000001')).status).toBe(200);
    expect(await titleNow()).toBe('Mine English');
  });

  it('get no conflict from what the shop changed by itself', async () => {
    await shop.save('product', 'P000001', { titles: localized('Soon') });
    await shop.change({
      ...(await shop.read('product', 'P000001')).published,
      prod_id: 'P000001',
      progress_yn: 'D',
    });
    expect((await shop.publish('product', 'P000001')).status).toBe(200);
  });
});

describe('what is rejected, with its field', () => {
  it.each([
    ['product', 'P000001', { start_day: '2026-02-30' }, 'day_invalid', 'content.start_day'],
    ['product', 'P000001', { end_day: '2026-04-01' }, 'day_order', 'content.end_day'],
    ['product', 'P000001', { origin_price: -1 }, 'invalid_value', 'content.origin_price'],
    ['product', 'P000001', { origin_price: 1e12 }, 'invalid_value', 'content.origin_price'],
    ['product', 'P000001', { titles: localized('x'.repeat(300)) }, 'text_too_long', 'content.titles.CHN'],
    ['product', 'P000001', { prod_price: 1 }, 'unknown_field', 'content.prod_price'],
    [
      'product',
      'P000001',
      { titles: { ...localized('x'), FRA: 'x' } },
      'unknown_field',
      'content.titles.FRA',
    ],
    ['product', 'P000001', { titles: { $ne: '' } }, 'invalid_value', 'content.titles.CHN'],
    ['product', 'P000001', { variant: 'other' }, 'invalid_value', 'content.variant'],
    ['product', 'P000001', { opt_codes: ['OPT1', 'OPT1'] }, 'invalid_value', 'content.opt_codes'],
    ['product', 'P999999', {}, 'content_not_found', 'id'],
    ['company', 'other', { contents: localized('x'), chat_url: '' }, 'content_id_needed', 'id'],
    ['code', 'nonsense', {}, 'invalid_value', 'content.names'],
  ])('%s %s %j: %s at %s', async (kind, id, over, error, field) => {
    const { published, base, rev } = await shop.read(kind, id);
    const start = published ?? (kind === 'product' ? (await shop.read('product', 'P000001')).published : {});
    const content = { ...start, ...over };
    const answer = await shop.inject(
      'adminDraftSave',
      { kind, id, content, base: base ?? '', rev: rev ?? 0 },
      admin,
    );
    expect([answer.body.error, answer.body.field]).toEqual([error, field]);
    expect(answer.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    [{ related: ['P777777'] }, 'reference_missing', 'content.related'],
    [{ prod_type: 'CG999' }, 'reference_missing', 'content.prod_type'],
    [{ pictures: [] }, 'list_picture_needed', 'content.pictures'],
  ])('publishing %j: %s', async (over, error, field) => {
    await shop.save('product', 'P000001', over);
    const answer = await shop.publish('product', 'P000001');
    expect([answer.body.error, answer.body.field]).toEqual([error, field]);
    await shop.discard('product', 'P000001');
  });

  it('a capacity below the seats that are taken or held, until they come back (TICKET-8)', async () => {
    const seats = (version: number, remaining: number, capacity: number) =>
      shop.emit(seatChangedV1, {
        aggregateId: 'P000001',
        version,
        data: { prod_id: 'P000001', remaining, capacity },
      });
    const { capacity } = (await shop.read('product', 'P000001')).published as { capacity: number };
    await seats(2, capacity - 6, capacity);
    await shop.save('product', 'P000001', { capacity: 5 });
    const answer = await shop.inject(
      'adminPublish',
      { kind: 'product', id: 'P000001', rev: (await shop.read('product', 'P000001')).rev },
      { ...admin, lanTp: 'ENG' },
    );
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        error: 'capacity_below_taken',
        field: 'content.capacity',
        message: '6 seats are taken or held; the capacity cannot be lower.',
      },
    ]);
    await seats(3, capacity - 5, capacity);
    expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
    // More is sold than there is: what is not lowered is never rejected.
    await seats(4, 0, 9);
    await shop.save('product', 'P000001', { capacity: 6 });
    expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
    await shop.save('product', 'P000001', { capacity });
    await shop.publish('product', 'P000001');
  });

  it('a film that no player of ours may show', async () => {
    const film = { address: 'https://evil.example/x', titles: localized('Film') };
    const { pictures, ...rest } = product();
    const content = {
      ...Object.fromEntries(
        editableFields.kpopInfo.map(({ name }) => [name, (rest as Record<string, unknown>)[name] ?? null]),
      ),
      artists: localized(''),
      kpop_category: 'music',
      prod_id: '',
      films: { type: '03', items: [film] },
      pictures: [],
    };
    const answer = await shop.inject(
      'adminDraftSave',
      { kind: 'kpopInfo', content, base: '', rev: 0 },
      admin,
    );
    expect([answer.body.error, answer.body.field]).toEqual(['film_address', 'content.films.items.0.address']);
  });
});

it('warns of products whose cheapest party costs more than one payment may', async () => {
  const unpayable = async () => [
    (await shop.read('product', 'P000001')).unpayable,
    (await shop.inject('adminList', { kind: 'product' }, admin)).body.find(({ id }) => id === 'P000001')
      ?.unpayable,
  ];
  expect(await unpayable()).toEqual([[], []]);
  // 1,000 won a dollar, 200 a yuan: above 2,253 dollars, not above 16,256 yuan or 3,000,000 won.
  await shop.save('product', 'P000001', { origin_price: 2_400_000 });
  expect(await unpayable()).toEqual([['USD'], ['USD']]);
  const room = { hotel_dtl_id: 'R1', hotel_type: 'D', names: localized('Twin'), origin_hotel_price: 500_000 };
  await shop.save('product', 'P000001', { origin_price: 1_600_000, hotels: [room] });
  expect(await unpayable()).toEqual([
    ['CNH', 'KRW', 'USD'],
    ['CNH', 'KRW', 'USD'],
  ]);
  await shop.discard('product', 'P000001');
});

it('makes HTML harmless before anybody sees it', async () => {
  const contents = localized(
    '<p onclick="x()">Fine</p><script>alert(1)</script><a href="javascript:x">a</a>',
  );
  await shop.save('product', 'P000001', { contents });
  const { draft } = await shop.read('product', 'P000001');
  const stored = JSON.stringify(draft?.content['contents']);
  expect(stored).not.toMatch(/script|onclick/);
  expect(stored).toContain('<p>Fine</p>');
  await shop.discard('product', 'P000001');
});

it('gives a new product the next free number and shows it to nobody until it is published', async () => {
  const { published } = await shop.read('product', 'P000001');
  const content = { ...published, pictures: [], titles: localized('New') };
  const first = await shop.inject('adminDraftSave', { kind: 'product', content, base: '', rev: 0 }, admin);
  expect(first.body.id).toBe('P000002');
  const id = first.body.id;
  expect((await shop.inject('productDetail', { ...english, prod_id: id })).body).toEqual([]);
  const { body } = await shop.uploadPicture(
    Buffer.from(await (await import('./admin-fixtures.ts')).picture()),
    '1',
    'product',
    id,
  );
  await shop.save('product', id, {
    pictures: [{ ...body, file_type: '1', sort_order: 1, alt: localized('New') }],
    package_group: id,
    package_cnt: 2,
  });
  expect((await shop.publish('product', id)).body).toEqual({ msg: 'success' });
  expect((await shop.inject('productDetail', { ...english, prod_id: id })).body).toMatchObject([
    { prod_title: 'New English', package_cnt: 2, package_type: id },
  ]);
});

it('edits the company’s text and the popup of the home page', async () => {
  await shop.catalog.companies.create({ lan_tp: 'ENG', company_content: '<h3>Narae</h3>' });
  const first = { company_content: '<h3>Narae</h3>', chat_url: '' };
  expect((await shop.inject('companyDtl', { lan_tp: 'ENG' })).body).toMatchObject([first]);
  const opened = 'https://chat.example/desk';
  await shop.catalog.companies.updateOne({ lan_tp: 'ENG' }, { chat_url: opened });
  expect((await shop.inject('companyDtl', { lan_tp: 'ENG' })).body).toMatchObject([
    { ...first, chat_url: opened },
  ]);
  const chat_url = 'https://chat.example/desk?from=qr';
  await shop.save('company', 'company', { contents: localized('<h3>Narae Travel</h3>'), chat_url });
  expect((await shop.publish('company', 'company')).status).toBe(200);
  expect((await shop.inject('companyDtl', { lan_tp: 'VTN' })).body).toEqual([
    { lan_tp: 'VTN', company_content: '<h3>Narae Travel</h3> Tiếng Việt', chat_url },
  ]);

  const popup = {
    titles: localized('Hello'),
    texts: localized('Chuseok'),
    link: '/communityList',
    start_day: '2026-03-10',
    end_day: '2026-03-10',
    use_yn: 'Y',
  };
  const { body } = await shop.inject(
    'adminDraftSave',
    { kind: 'popup', content: popup, base: '', rev: 0 },
    admin,
  );
  expect((await shop.inject('popupNow', { lan_tp: 'KOR' })).body).toEqual([]);
  await shop.publish('popup', body.id);
  expect((await shop.inject('popupNow', { lan_tp: 'KOR' })).body).toEqual([
    { popup_id: body.id, title: 'Hello 한국어', text: 'Chuseok 한국어', link: '/communityList' },
  ]);
  await shop.save('popup', body.id, { end_day: '2026-03-11', start_day: '2026-03-11' });
  await shop.publish('popup', body.id);
  expect((await shop.inject('popupNow', { lan_tp: 'KOR' })).body).toEqual([]);
});

it.each(editableKinds)('lists %s', async (kind) => {
  expect((await shop.inject('adminList', { kind }, admin)).status).toBe(200);
});
