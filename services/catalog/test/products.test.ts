import { productChangedV1, reviewSummaryChangedV1, seatChangedV1, type EventEnvelope } from '@narae/events';
import { changeProduct } from '../src/products/product/change-product.ts';
import { markOf } from '../src/content/kinds/edit.ts';
import { clock, localized, product, startCatalog, type TestCatalog } from './fixtures.ts';

let shop: TestCatalog;
beforeAll(async () => {
  shop = await startCatalog();
  await shop.catalog.options.create([
    {
      opt_code: 'O1',
      kind: 'extra',
      names: localized('Dinner'),
      messages: localized('At seven'),
      origin_price: 33_300,
    },
    {
      opt_code: 'O2',
      kind: 'seat',
      names: localized('Standing'),
      messages: localized('No chairs'),
      origin_price: 0,
    },
  ]);
  const hotels = [
    { hotel_dtl_id: 'H1S', hotel_type: 'S' as const, names: localized('Single'), origin_hotel_price: 90_000 },
    { hotel_dtl_id: 'H1D', hotel_type: 'D' as const, names: localized('Double'), origin_hotel_price: 60_000 },
  ];
  await shop.change({ prod_id: 'LATE', start_day: '2026-06-01', related: ['SOON', 'GONE', 'NOWHERE'] });
  await shop.change({ prod_id: 'SOON', start_day: '2026-03-20', progress_yn: 'D', opt_codes: ['O2', 'O1'] });
  await shop.change({ prod_id: 'PREP', start_day: '2026-03-15', progress_yn: 'W' });
  await shop.change({ prod_id: 'GONE', start_day: '2026-03-12', progress_yn: 'E' });
  await shop.change({ prod_id: 'TRIP', prod_type: 'CG006', prod_category: '07', hotels, related: ['SOON'] });
  await shop.change({ prod_id: 'PACK2', package_cnt: 2, package_group: 'PACK2', prod_category: '02' });
  await shop.change({ prod_id: 'PACK4', package_cnt: 4, package_group: 'PACK2', prod_category: '02' });
  await shop.settle();
});
afterAll(() => shop.close());

const english = { currency: 'USD', lan_tp: 'ENG' };
const ids = (rows: readonly { prod_id: string }[]) => rows.map((row) => row.prod_id);

describe('productList1', () => {
  it('shows a category: open ones by departure, then in preparation, then closed, a package group once', async () => {
    const { status, body } = await shop.inject('productList1', { ...english, prod_type: 'CG001' });
    expect(status).toBe(200);
    expect(ids(body)).toEqual(['SOON', 'PACK2', 'LATE', 'PREP', 'GONE']);
  });

  it('shows everything without a category, in the asked language and currency', async () => {
    const { body } = await shop.inject('productList1', { currency: 'CNH', lan_tp: 'CHN' });
    expect(body).toHaveLength(6);
    expect(body.find((row) => row.prod_id === 'SOON')).toEqual({
      prod_id: 'SOON',
      trip_id: expect.stringMatching(/^TR\d{8}$/),
      prod_type: 'CG001',
      prod_category: '01',
      variant: 'trip',
      prod_title: 'Palace walk 中文',
      prod_desc: 'Two hours at dusk 中文',
      ymd_format: '2026-03-20',
      end_ymd_format: '2026-05-02',
      prod_price: 500,
      from_price: 500,
      origin_price: 100_000,
      prod_price_tp: 'CNH',
      deal_bas_r: 200,
      tr_place: 'Seoul 中文',
      inventory_cnt: 20,
      progress_yn: 'D',
      package_cnt: 0,
      package_type: '',
      opt_code: 'O2,O1',
      file_path: 'product',
      file_name: 'list-1.jpg',
      file_type: '1',
      file_alt: 'Palace 中文',
    });
  });

  it('takes positional params and CNY as CNH', async () => {
    const { body } = await shop.inject('productList1', {}, { positional: ['CNY', 'VTN', 'CG006'] });
    expect(body.map((row) => [row.prod_id, row.prod_price_tp, row.prod_title])).toEqual([
      ['TRIP', 'CNH', 'Palace walk Tiếng Việt'],
    ]);
  });

  it('is empty for a category without products', async () => {
    expect((await shop.inject('productList1', { ...english, prod_type: 'CG999' })).body).toEqual([]);
  });
});

describe('productDetail', () => {
  it('carries what the page needs, texts in one language only', async () => {
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'TRIP' });
    expect(body).toEqual([
      expect.objectContaining({
        prod_id: 'TRIP',
        prod_content: '<p>Text</p> English',
        location: 'Seoul English',
        has_hotel: true,
        prod_price: 100,
        from_price: 160,
        lat: 37.57,
        discounts: { teen_pct: 0, children_pct: 2, infant_takes_seat: false },
        documents: { air_ticket: true, birth_certificate: false },
        cancellation: 'tour',
        meeting_point: 'Palace gate, nine o’clock English',
        duration_hours: 2,
        group_max: 12,
        min_cnt: 4,
        guide_languages: ['KOR', 'ENG'],
      }),
    ]);
  });

  it('says nothing of facts that a product stored before them lacks', async () => {
    const facts = {
      meeting_points: '',
      meeting_lat: '',
      meeting_lng: '',
      duration_hours: '',
      group_max: '',
      min_cnt: '',
      guide_languages: '',
    };
    await shop.catalog.products.collection.updateOne({ prod_id: 'PREP' }, { $unset: facts });
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'PREP' });
    expect(body).toEqual([
      expect.objectContaining({
        meeting_point: '',
        duration_hours: 0,
        group_max: 0,
        min_cnt: 0,
        guide_languages: [],
      }),
    ]);
  });

  it('is empty for an unknown product', async () => {
    expect((await shop.inject('productDetail', { ...english, prod_id: 'NOPE' })).body).toEqual([]);
  });

  it('wants the same currency twice from an old client', async () => {
    const twice = await shop.inject('productDetail', {}, { positional: ['USD', 'USD', 'ENG', 'LATE'] });
    expect(ids(twice.body)).toEqual(['LATE']);
    const torn = await shop.inject('productDetail', {}, { positional: ['USD', 'KRW', 'ENG', 'LATE'] });
    expect([torn.status, torn.body.error, torn.body.field]).toEqual([400, 'invalid_value', 'currency']);
  });
});

describe('what surrounds a product', () => {
  it('lists packages by size', async () => {
    const asked = { ...english, prod_type: 'CG001', prod_category: '02' };
    const { body } = await shop.inject('productPackageList', asked);
    expect(body.map((row) => [row.prod_id, row.package_cnt])).toEqual([
      ['PACK2', 2],
      ['PACK4', 4],
    ]);
  });

  it('lists related products that exist', async () => {
    const { body } = await shop.inject('productRelated', { ...english, prod_id: 'LATE' });
    expect(ids(body)).toEqual(['SOON', 'GONE']);
    expect((await shop.inject('productRelated', { ...english, prod_id: 'NOPE' })).body).toEqual([]);
  });

  it('lists rooms in the asked currency, named for the caller', async () => {
    const asked = { currency: 'USD', prod_type: 'CG006', prod_category: '07' };
    const { body } = await shop.inject('hotelDtlList', asked, { lanTp: 'KOR' });
    expect(body.map((row) => [row.hotel_dtl_id, row.hotel_type, row.hotel_type_nm, row.hotel_price])).toEqual(
      [
        ['H1S', 'S', 'Single 한국어', 90],
        ['H1D', 'D', 'Double 한국어', 60],
      ],
    );
  });

  it('says of every product of a pair that it has the rooms of the pair', async () => {
    await shop.change({ prod_id: 'BESIDE', prod_type: 'CG006', prod_category: '07', hotels: [] });
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'BESIDE' });
    expect(body[0]).toMatchObject({ has_hotel: true });
    const other = await shop.inject('productDetail', { ...english, prod_id: 'LATE' });
    expect(other.body[0]).toMatchObject({ has_hotel: false });
  });

  const dear = {
    hotel_dtl_id: 'H9S',
    hotel_type: 'S' as const,
    names: localized('Suite'),
    origin_hotel_price: 200_000,
  };
  it.each([
    ['no rooms of its own', []],
    ['a dearer room of its own', [dear]],
  ] as const)(
    'counts the cheapest room of the pair into the price a product with %s is sold from',
    async (_, own) => {
      await shop.change({ prod_id: 'BESIDE', prod_type: 'CG006', prod_category: '07', hotels: [...own] });
      const priced = (rows: readonly { prod_id: string; from_price: number }[]) =>
        rows.find(({ prod_id }) => prod_id === 'BESIDE')?.from_price;
      const asked = { ...english, prod_type: 'CG006' };
      const answers = [
        await shop.inject('productList1', asked),
        await shop.inject('productSearch', { ...asked, q: '' }),
        await shop.inject('productDetail', { ...english, prod_id: 'BESIDE' }),
      ];
      expect(answers.map(({ body }) => priced(body))).toEqual([160, 160, 160]);
      const facts = await shop.inject('pageFacts', { ...english, prod_id: 'BESIDE' });
      expect(priced(facts.body.products)).toBe(160);
    },
  );

  it('lists options in the order asked, rounded half up, with their messages', async () => {
    const options = await shop.inject('optionList2', { currency: 'CNH', opt_code: 'O2,O1,O9' });
    expect(options.body.find((row) => row.opt_code === 'O1')).toMatchObject({ opt_kind: 'extra' });
    expect(options.body.map((row) => [row.value, row.opt_nm, row.opt_cn_nm, row.opt_price])).toEqual([
      ['O2', 'Standing English', 'Standing 中文', 0],
      ['O1', 'Dinner English', 'Dinner 中文', 167],
    ]);
    const asked = { opt_code: 'O1', prod_type: 'CG001', prod_category: '01' };
    const messages = await shop.inject('optionMsg', asked, { lanTp: 'JPN' });
    expect(messages.body).toEqual([
      expect.objectContaining({
        opt_code: 'O1',
        opt_msg: 'At seven 日本語',
        opt_vn_msg: 'At seven Tiếng Việt',
      }),
    ]);
    expect((await shop.inject('optionList2', { currency: 'CNH', opt_code: '' })).body).toEqual([]);
  });

  it.each([
    ['another category', { prod_type: 'CG001', prod_category: '02' }],
    ['another type', { prod_type: 'CG006', prod_category: '01' }],
  ])('lists no message of an option that %s does not sell', async (_, pair) => {
    expect((await shop.inject('optionMsg', { opt_code: 'O1,O2', ...pair })).body).toEqual([]);
  });

  it('lists pictures by type and order, described in the caller’s language', async () => {
    const { body } = await shop.inject('imageList', { prod_id: 'LATE' }, { lanTp: 'VTN' });
    expect(body.map((row) => [row.file_type, row.file_name, row.alt])).toEqual([
      ['1', 'list-1.jpg', 'Palace Tiếng Việt'],
      ['2', 'carousel-1.jpg', 'Roof Tiếng Việt'],
      ['2', 'carousel-2.jpg', 'Gate Tiếng Việt'],
    ]);
  });
});

describe('bad input', () => {
  it.each([
    ['productList1', { currency: 'EUR', lan_tp: 'ENG' }, 'invalid_value', 'currency'],
    ['productList1', { currency: 'USD', lan_tp: 5 }, 'invalid_value', 'lan_tp'],
    ['productList1', { ...english, prod_type: { $ne: '' } }, 'invalid_value', 'prod_type'],
    ['productList1', { ...english, limit: 5 }, 'unknown_field', 'limit'],
    ['productDetail', { ...english, prod_id: { $gt: '' } }, 'invalid_value', 'prod_id'],
    ['productDetail', english, 'invalid_value', 'prod_id'],
    ['productSeats', { prod_ids: [] }, 'invalid_value', 'prod_ids'],
    ['productSeats', { prod_ids: ['a', { $ne: 1 }] }, 'invalid_value', 'prod_ids.1'],
    ['optionList2', { currency: 'USD', opt_code: 'a b' }, 'invalid_value', 'opt_code'],
    ['imageList', { prod_id: '../etc' }, 'invalid_value', 'prod_id'],
  ] as const)('%s rejects %j', async (name, info, error, field) => {
    const { status, body } = await shop.inject(name, info);
    expect([status, body.error, body.field]).toEqual([400, error, field]);
  });

  it('says so in the caller’s language', async () => {
    const wrong = { ...english, prod_type: '$' };
    const korean = await shop.inject('productList1', wrong, { lanTp: 'KOR' });
    const vietnamese = await shop.inject('productList1', wrong, { lanTp: 'VTN' });
    expect(korean.body.message).toMatch(/\p{Script=Hangul}/u);
    expect(vietnamese.body.message).toMatch(/[ạảãáàăâđêôơư]/);
  });
});

describe('seats left', () => {
  const seats = async (prod_id: string) => (await shop.inject('productSeats', { prod_ids: [prod_id] })).body;
  const seatEvent = (version: number, remaining: number) =>
    shop.emit(seatChangedV1, {
      aggregateId: 'LATE',
      version,
      data: { prod_id: 'LATE', remaining, capacity: 20 },
    });

  it('follow the newest event, whatever order they arrive in', async () => {
    await seatEvent(2, 17);
    expect(await seats('LATE')).toEqual([{ prod_id: 'LATE', inventory_cnt: 17 }]);
    await seatEvent(5, 3);
    await seatEvent(4, 9);
    await seatEvent(5, 8);
    expect(await seats('LATE')).toEqual([{ prod_id: 'LATE', inventory_cnt: 3 }]);
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'LATE' });
    expect(body[0]?.inventory_cnt).toBe(3);
  });

  it('that are taken while a capacity is lowered are looked at once more (TICKET-8)', async () => {
    await shop.change({ prod_id: 'FILLING' });
    const deps = { ...shop.catalog, clock, nudge: () => undefined };
    const taken = async () =>
      shop.emit(seatChangedV1, {
        aggregateId: 'FILLING',
        version: 2,
        data: { prod_id: 'FILLING', remaining: 12, capacity: 20 },
      });
    const texts = Object.create(deps.texts) as typeof deps.texts;
    // Between reading the product and writing it.
    texts.updateOne = ((...args: Parameters<typeof texts.updateOne>) =>
      taken().then(() => deps.texts.updateOne(...args))) as typeof texts.updateOne;
    const edit = {
      mark: markOf(deps, { by: 'MEM', action: 'published', kind: 'product', id: 'FILLING', changes: [] }),
    };
    await expect(
      changeProduct({ ...deps, texts }, product({ prod_id: 'FILLING', capacity: 7 }), edit),
    ).rejects.toMatchObject({
      key: 'capacity_below_taken',
      params: { count: 8 },
    });
    expect(await changeProduct(deps, product({ prod_id: 'FILLING', capacity: 8 }), edit)).toBe('changed');
  });

  it('are not touched by an edit of the product', async () => {
    await shop.change({ prod_id: 'LATE', start_day: '2026-06-02', capacity: 30 });
    expect(await seats('LATE')).toEqual([{ prod_id: 'LATE', inventory_cnt: 3 }]);
  });
});

describe('reviews', () => {
  const told = (version: number, count: number, average_tenths: number) =>
    shop.emit(reviewSummaryChangedV1, {
      aggregateId: 'LATE',
      version,
      data: { prod_id: 'LATE', count, average_tenths },
    });
  const shown = async () => {
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'LATE' });
    return [body[0]?.review_cnt, body[0]?.review_tenths];
  };

  it('are counted and averaged as the community tells last, and are no field before it has', async () => {
    expect(await shown()).toEqual([undefined, undefined]);
    await told(1, 2, 45);
    expect(await shown()).toEqual([2, 45]);
    await told(3, 4, 38);
    await told(2, 3, 40);
    expect(await shown()).toEqual([4, 38]);
    await shop.change({ prod_id: 'LATE', start_day: '2026-06-03', capacity: 30 });
    expect(await shown()).toEqual([4, 38]);
    await told(4, 0, 0);
    expect(await shown()).toEqual([undefined, undefined]);
  });
});

describe('reviews of a trip', () => {
  const shown = async (prod_id: string) => {
    const { body } = await shop.inject('productDetail', { ...english, prod_id });
    return [body[0]?.review_cnt, body[0]?.review_tenths];
  };
  const told = (prod_id: string, version: number, [count, average_tenths]: [number, number]) =>
    shop.emit(reviewSummaryChangedV1, {
      aggregateId: prod_id,
      version,
      data: { prod_id, count, average_tenths },
    });

  it('stand on each of its departures, in lists too, before what was told of a departure alone', async () => {
    await shop.change({ prod_id: 'RATED' });
    const { trip_id = '' } = (await shop.catalog.products.findOne({ prod_id: 'RATED' }).lean()) ?? {};
    const deps = { ...shop.catalog, clock, nudge: () => undefined };
    await changeProduct(deps, product({ prod_id: 'RATED-2', start_day: '2026-06-20' }), { lead: 'RATED' });
    await told('RATED-2', 1, [1, 20]);
    expect([await shown('RATED'), await shown('RATED-2')]).toEqual([
      [undefined, undefined],
      [1, 20],
    ]);
    await told(trip_id, 2, [7, 46]);
    await told(trip_id, 1, [6, 50]);
    expect([await shown('RATED'), await shown('RATED-2')]).toEqual([
      [7, 46],
      [7, 46],
    ]);
    const { body } = await shop.inject('tripList', { ...english, q: '' });
    expect(body.find((card) => card.trip_id === trip_id)).toMatchObject({ review_cnt: 7, review_tenths: 46 });
    await told(trip_id, 3, [0, 0]);
    expect(await shown('RATED-2')).toEqual([undefined, undefined]);
  });
});

describe('changing a product', () => {
  it('publishes each change once for booking, in order, with the options’ prices', async () => {
    const heard: EventEnvelope[] = [];
    const stop = shop.bus.watch([productChangedV1.subject], (event) => {
      if (event.aggregate_id === 'P900') heard.push(event);
    });
    expect(await shop.change({ prod_id: 'P900', opt_codes: ['O1'] })).toBe('added');
    expect(await shop.change({ prod_id: 'P900', opt_codes: ['O1'] })).toBe('unchanged');
    expect(await shop.change({ prod_id: 'P900', opt_codes: ['O1'], origin_price: 5 })).toBe('changed');
    await shop.settle();
    stop();
    expect(heard.map((event) => [event.version, event.data['origin_price']])).toEqual([
      [1, 100_000],
      [2, 5],
    ]);
    expect(heard[0]?.data).toMatchObject({
      capacity: 20,
      meeting_points: localized('Palace gate, nine o’clock'),
      meeting_lat: 37.5759,
      meeting_lng: 126.9768,
      lat: 37.57,
      lng: 126.98,
      file_name: 'list-1.jpg',
      options: [{ opt_code: 'O1', kind: 'extra', origin_price: 33_300 }],
    });
    const stored = await shop.catalog.products.findOne({ prod_id: 'P900' }).lean();
    expect(heard.map(({ data }) => data['trip_id'])).toEqual([stored?.trip_id, stored?.trip_id]);
    expect(stored?.trip_id).toMatch(/^TR/);
  });

  it('survives two editors at once: both changes count, the last stays', async () => {
    await Promise.all([
      shop.change({ prod_id: 'RACE', origin_price: 1 }),
      shop.change({ prod_id: 'RACE', origin_price: 2 }),
      shop.change({ prod_id: 'RACE', origin_price: 3 }),
    ]);
    const stored = await shop.catalog.products.findOne({ prod_id: 'RACE' }).lean();
    expect(stored?.version).toBe(3);
  });

  it('leaves a product alone that has moved on since it was read', async () => {
    await shop.change({ prod_id: 'MOVED' });
    await shop.change({ prod_id: 'MOVED', origin_price: 7 });
    const deps = { ...shop.catalog, clock, nudge: () => undefined };
    expect(await changeProduct(deps, product({ prod_id: 'MOVED', origin_price: 9 }), { basedOn: 1 })).toBe(
      'stale',
    );
    expect(await changeProduct(deps, product({ prod_id: 'MOVED', origin_price: 9 }), { basedOn: 2 })).toBe(
      'changed',
    );
  });

  it('stores HTML without what could run', async () => {
    const dirty = '<p onclick="x()">Hi<script>x()</script><a href="javascript:x()">there</a></p>';
    await shop.change({ prod_id: 'HTML', contents: localized(dirty) });
    const { body } = await shop.inject('productDetail', { ...english, prod_id: 'HTML' });
    expect(body[0]?.prod_content).toBe('<p>Hithere</p> English');
  });

  it('rejects an option nobody sells', async () => {
    await expect(shop.change({ prod_id: 'ODD', opt_codes: ['O9'] })).rejects.toThrow('O9');
  });
});

describe('trips to the store', () => {
  const tripsOf = async (name: 'productList1' | 'productDetail' | 'productRelated', info: object) => {
    const trips: string[] = [];
    await shop.settle();
    shop.store.set('debug', (collection: string, method: string, ...what: unknown[]) => {
      // The relay and the audit job read beside it, and whether others wrote is asked now and then.
      if (collection !== 'content_versions' && !/outbox|audit\.at/.test(JSON.stringify(what)))
        trips.push(`${collection}.${method}`);
    });
    await shop.inject(name, { ...english, ...info });
    shop.store.set('debug', false);
    return trips;
  };

  it('a list takes one, after a change two more for the rooms of all pairs; a detail and its surroundings few', async () => {
    await shop.change({ prod_id: 'NEWEST' });
    // The rates come with the first answer after a change.
    await tripsOf('productDetail', { prod_id: 'TRIP' });
    expect(await tripsOf('productList1', {})).toEqual(['products.find', 'trips.find', 'products.find']);
    expect(await tripsOf('productList1', {})).toEqual([]);
    expect(await tripsOf('productDetail', { prod_id: 'LATE' })).toEqual([
      'products.findOne',
      'product_texts.findOne',
      'products.find',
    ]);
    expect(await tripsOf('productRelated', { prod_id: 'TRIP' })).toEqual([
      'products.findOne',
      'products.find',
    ]);
  });
});
