import { fingerprintOf } from '../src/content/kinds/changes.rules.ts';
import { changeEvent } from '../src/articles/events/change-event.ts';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { clock, event, localized } from './fixtures.ts';

type Content = Record<string, unknown>;

let shop: Admin;
beforeAll(async () => {
  shop = await startAdmin();
  await changeEvent({ ...shop.catalog, clock, nudge: () => undefined }, event({ pictures: [] }));
});
afterAll(() => shop.close());

const without = (content: Content, names: readonly string[]): Content =>
  Object.fromEntries(Object.entries(content).filter(([name]) => !names.includes(name)));

/** What the shop calls the published content of a kind a draft started from. */
const comparable = {
  product: ({ progress_yn, ...content }: Content): Content => ({
    ...content,
    preparing: progress_yn === 'W',
  }),
  event: (content: Content): Content => content,
};

describe.each([
  [
    'product',
    'P000001',
    [
      'meeting_lat',
      'meeting_lng',
      'cutoff_hours',
      'lock_days',
      'move_fee',
      'option_stock',
      'deposit_pct',
      'min_cnt',
      'start_time',
      'end_time',
    ],
    {
      meeting_lat: null,
      meeting_lng: null,
      cutoff_hours: null,
      lock_days: 7,
      move_fee: 0,
      option_stock: [],
      deposit_pct: 30,
      min_cnt: 0,
      start_time: '',
      end_time: '',
    },
  ],
  [
    'event',
    'EVENT1',
    ['papers', 'start_time', 'end_time'],
    { papers: { passport: true, visa: true, birth: true }, start_time: '', end_time: '' },
  ],
] as const)('a draft of a %s from before some of its fields existed', (kind, id, newer, filled) => {
  /** Stores the item and a draft of it as they were stored then. */
  const storeOld = async (): Promise<void> => {
    const stored = { product: shop.catalog.products, event: shop.catalog.events }[kind];
    const fields = Object.fromEntries(newer.map((name) => [name, 1]));
    await shop.store
      .collection(stored.collection.name)
      .updateOne(kind === 'product' ? { prod_id: id } : { event_id: id }, { $unset: fields });
    await shop.save(kind, id, { descs: localized('Written then') });
    const { published, draft } = await shop.read(kind, id);
    const base = fingerprintOf(comparable[kind](without(published as Content, newer)));
    const content = without(draft?.content as Content, newer);
    await shop.store.collection('drafts').updateOne({ kind, id }, { $set: { base, content } });
  };

  it('is read with what was true of all then', async () => {
    await storeOld();
    const { draft } = await shop.read(kind, id);
    expect(draft?.content).toMatchObject(filled);
    const view = { kind, id, lan_tp: 'ENG', currency: 'USD' };
    expect((await shop.inject('adminPreview', view as never, admin)).status).toBe(200);
  });

  it('is saved', async () => {
    await storeOld();
    expect((await shop.save(kind, id, { places: localized('Jeju') })).body).toMatchObject({ msg: 'success' });
  });

  it('is published', async () => {
    await storeOld();
    expect((await shop.publish(kind, id)).body).toEqual({ msg: 'success' });
  });
});
