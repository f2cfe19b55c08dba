import { eventChangedV1, productChangedV1 } from '@narae/events';
import { changeEvent } from '../src/articles/events/change-event.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock, event } from './fixtures.ts';

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
  await changeEvent({ ...shop.catalog, clock, nudge: () => undefined }, event({ pictures: [] }));
});
afterAll(() => shop.close());

const items = [
  ['product', 'P000001', productChangedV1.subject],
  ['event', 'EVENT1', eventChangedV1.subject],
] as const;

/** What the site shows of an item's times, in its list and on its page. */
const shown = async (kind: (typeof items)[number][0], id: string): Promise<unknown[]> => {
  const lan_tp = 'ENG';
  const view = { lan_tp, currency: 'USD' } as const;
  const answers =
    kind === 'product'
      ? [
          await shop.inject('productList1', { ...view, prod_type: 'CG001' }),
          await shop.inject('productDetail', { ...view, prod_id: id }),
        ]
      : [
          await shop.inject('eventInfoList', { lan_tp }),
          await shop.inject('eventInfoDtl', { lan_tp, event_id: id }),
        ];
  return answers.map(({ body }) => {
    const [row] = body as { start_time?: string; end_time?: string }[];
    return [row?.start_time, row?.end_time];
  });
};

it.each(items)(
  'the times of a %s are shown, carried to booking and taken back (CATALOG-16)',
  async (kind, id, subject) => {
    const carried: unknown[] = [];
    const unwatch = shop.bus.watch([subject], ({ data }) => {
      const { start_time, end_time } = data as { start_time?: string; end_time?: string };
      carried.push([start_time, end_time]);
    });
    for (const [start_time, end_time] of [
      ['09:00', '17:30'],
      ['09:00', ''],
      ['', ''],
    ] as const) {
      const one_day = kind === 'product' ? { start_day: '2026-05-03', end_day: '2026-05-03' } : {};
      await shop.save(kind, id, { ...one_day, start_time, end_time });
      expect((await shop.publish(kind, id)).body).toEqual({ msg: 'success' });
      const said = [start_time || undefined, end_time || undefined];
      expect(await shown(kind, id)).toEqual([said, said]);
      await shop.settle();
      expect(carried.at(-1)).toEqual(said);
    }
    unwatch();
  },
);

it.each(items)('a %s rejects what is no time and an end before its start', async (kind, id) => {
  const day = kind === 'product' ? { start_day: '2026-05-03', end_day: '2026-05-03' } : {};
  const rejected = async (times: object) => {
    const { status, body } = await shop.save(kind, id, { ...day, ...times });
    return [status, body.error, body.field];
  };
  for (const start_time of ['24:30', '24:00', '9:00', '09:60', '09:00:00', 'noon'])
    expect(await rejected({ start_time, end_time: '' })).toEqual([400, 'time_invalid', 'content.start_time']);
  for (const start_time of ['', '18:00', '18:01'])
    expect(await rejected({ start_time, end_time: '18:00' })).toEqual([
      400,
      'time_order',
      'content.end_time',
    ]);
});

it('a product of several days may end at an earlier time than it starts', async () => {
  const days = { start_day: '2026-05-03', end_day: '2026-05-05' };
  const saved = await shop.save('product', 'P000001', { ...days, start_time: '13:00', end_time: '11:00' });
  expect(saved.body).toMatchObject({ msg: 'success' });
  await shop.inject(
    'adminDraftDiscard',
    { kind: 'product', id: 'P000001', rev: (await shop.read('product', 'P000001')).rev },
    admin,
  );
});
