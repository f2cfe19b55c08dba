import { productChangedV1, seatChangedV1 } from '@narae/events';
import type { BookableProduct } from '@narae/contracts';
import { raise, toEnvelope } from '@narae/service-kit';
import { loadProducts } from '../src/products/product/load-products.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock, localized, product } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
});
afterAll(() => shop.close());

const prod_id = 'P000001';
const stored = () => shop.catalog.products.findOne({ prod_id }).lean();

let seatsVersion = 0;
/** Booking says how many seats are sold or held. */
const sell = async (seats: number): Promise<void> => {
  seatsVersion += 1;
  await shop.bus.publish(
    toEnvelope(
      raise(seatChangedV1, {
        aggregateId: prod_id,
        version: seatsVersion,
        data: { prod_id, remaining: 20 - seats, capacity: 20 },
      }),
    ),
  );
  await shop.settle();
};

const publish = async (over: Record<string, unknown>, change?: object) => {
  expect((await shop.save('product', prod_id, over)).body.msg).toBe('success');
  const { rev } = await shop.read('product', prod_id);
  const { status, body } = await shop.inject(
    'adminPublish',
    { kind: 'product', id: prod_id, rev, ...(change && { change }) } as never,
    admin,
  );
  if (status !== 200) await shop.discard('product', prod_id);
  return body;
};

const told = async (work: () => Promise<unknown>): Promise<BookableProduct['changes']> => {
  let changes: BookableProduct['changes'];
  const unwatch = shop.bus.watch([productChangedV1.subject], ({ data }) => {
    ({ changes } = data as BookableProduct);
  });
  await work();
  await shop.settle();
  unwatch();
  return changes;
};

const why = { reason: 'weather', note: 'A storm comes.' } as const;

describe('a departure that is sold (ORDER-22)', () => {
  beforeAll(() => sell(12));

  it.each([
    ['its days', { start_day: '2026-05-08', end_day: '2026-05-09' }],
    ['its meeting point', { meeting_points: localized('The station') }],
    ['its spot on the map', { meeting_lat: 37.6 }],
  ])('needs a reason for another of %s, and names the seats', async (_what, over) => {
    const before = await stored();
    expect(await publish(over)).toMatchObject({
      error: 'change_reason_input',
      field: 'change.reason',
      message: expect.stringContaining('12'),
    });
    expect(await stored()).toEqual(before);
  });

  it('tells the editor how many seats are sold or held', async () => {
    expect(await shop.read('product', prod_id)).toMatchObject({ seats_taken: 12 });
  });

  it('gets times where it had none, another price and other texts without one', async () => {
    const over = { start_time: '09:00', end_time: '17:00', origin_price: 120_000, titles: localized('Walk') };
    const changes = await told(async () => expect(await publish(over)).toEqual({ msg: 'success' }));
    expect(changes).toBeUndefined();
  });

  it('needs one for another time, and for taking it off', async () => {
    expect(await publish({ start_time: '09:30' })).toMatchObject({ error: 'change_reason_input' });
    expect(await publish({ start_time: '', end_time: '' })).toMatchObject({ error: 'change_reason_input' });
  });

  it.each([
    ['a reason that there is not', { reason: 'whim' }, 'change.reason'],
    ['a note that is too long', { reason: 'weather', note: 'x'.repeat(501) }, 'change.note'],
  ])('rejects %s', async (_what, change, field) => {
    expect(await publish({ start_time: '10:00' }, change)).toMatchObject({ field });
  });

  it('is changed with a reason; booking and the audit log are told it with what was and what is', async () => {
    const over = { start_day: '2026-05-08', end_day: '2026-05-09', start_time: '10:00' };
    const changes = await told(async () => expect(await publish(over, why)).toEqual({ msg: 'success' }));
    expect(changes).toEqual([
      {
        change_no: 1,
        at: clock().toISOString(),
        from: expect.objectContaining({
          start_day: '2026-05-01',
          start_time: '09:00',
          end_time: '17:00',
          meeting_points: localized('Palace gate, nine o’clock'),
        }),
        to: expect.objectContaining({ start_day: '2026-05-08', start_time: '10:00', end_time: '17:00' }),
        ...why,
      },
    ]);
    const { body } = await shop.inject('adminAudit', { kind: 'product', id: prod_id } as never, admin);
    expect(JSON.stringify(body)).toContain('"field":"change_reason","from":"","to":"weather"');
  });

  it('goes on telling it with whatever changes next, and counts the next change on', async () => {
    expect(await told(() => publish({ origin_price: 130_000 }))).toHaveLength(1);
    const changes = await told(() => publish({ start_time: '11:00' }, { reason: 'mistake' }));
    expect(changes?.map(({ change_no, reason, note }) => [change_no, reason, note])).toEqual([
      [1, 'weather', 'A storm comes.'],
      [2, 'mistake', ''],
    ]);
  });

  it('needs a reason as well where it was taken back from shoppers in between', async () => {
    const { rev } = await shop.read('product', prod_id);
    await shop.inject('adminUnpublish', { kind: 'product', id: prod_id, rev }, admin);
    expect((await shop.save('product', prod_id, { start_time: '12:00' })).body.msg).toBe('success');
    expect((await shop.publish('product', prod_id)).body).toMatchObject({ error: 'change_reason_input' });
    expect((await shop.save('product', prod_id, { start_time: '11:00' })).body.msg).toBe('success');
    expect((await shop.publish('product', prod_id)).body).toEqual({ msg: 'success' });
  });

  it('keeps times and meeting point when its content source is loaded again', async () => {
    const before = await stored();
    const { start_day: _first, end_day: _last, ...content } = product({ prod_id, pictures: [] });
    const plan = {
      content: { ...content, start_time: '06:00', meeting_points: localized('Elsewhere'), capacity: 20 },
      daysFrom: () => ({ start_day: '2026-06-01', end_day: '2026-06-01' }),
    };
    const deps = { ...shop.catalog, clock, nudge: () => undefined };
    await loadProducts(deps as never, [plan], () => before!.pictures as never);
    const { start_day, start_time, meeting_points, changes } = (await stored())!;
    expect({ start_day, start_time, meeting_points, changes }).toEqual({
      start_day: before!.start_day,
      start_time: '11:00',
      meeting_points: before!.meeting_points,
      changes: before!.changes,
    });
  });
});

it('where nothing is sold needs no reason, and tells booking all the same', async () => {
  await sell(0);
  const changes = await told(async () =>
    expect(await publish({ start_time: '13:00' })).toEqual({ msg: 'success' }),
  );
  expect(changes?.at(-1)).toMatchObject({ note: '', to: { start_time: '13:00' } });
  expect(changes?.at(-1)).not.toHaveProperty('reason');
});
