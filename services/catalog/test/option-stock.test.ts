import { productChangedV1, stockChangedV1 } from '@narae/events';
import { admin, startAdmin, type Admin } from './admin-fixtures.ts';
import { localized } from './fixtures.ts';

const english = { currency: 'USD', lan_tp: 'ENG' } as const;

interface CarriedOption {
  readonly opt_code: string;
  readonly stock?: number;
}

let shop: Admin;
let announced: Map<string, readonly CarriedOption[]>;
beforeAll(async () => {
  shop = await startAdmin();
  await shop.catalog.options.create({
    opt_code: 'OPT9',
    kind: 'seat',
    names: localized('Floor'),
    messages: localized(''),
    origin_price: 10_000,
  });
  announced = new Map();
  shop.bus.watch([productChangedV1.subject], ({ data }) => {
    const { prod_id, options } = data as { prod_id: string; options: CarriedOption[] };
    announced.set(
      prod_id,
      options.map(({ opt_code, stock }) => ({ opt_code, ...(stock !== undefined && { stock }) })),
    );
  });
});
afterAll(() => shop.close());

const publish = async (over: object): Promise<void> => {
  await shop.save('product', 'P000001', { ...over });
  expect((await shop.publish('product', 'P000001')).body).toEqual({ msg: 'success' });
  await shop.settle();
};
const detail = async (prod_id = 'P000001') =>
  (await shop.inject('productDetail', { ...english, prod_id })).body[0];
const live = async () => (await shop.inject('productSeats', { prod_ids: ['P000001'] })).body[0];
const tell = (version: number, remaining: number) =>
  shop.emit(stockChangedV1, {
    aggregateId: 'P000001',
    version,
    data: { prod_id: 'P000001', options: [{ opt_code: 'OPT9', remaining }] },
  });

describe('the stock of an option (SEAT-9)', () => {
  it('is unlimited where nobody said otherwise', async () => {
    const { published } = await shop.read('product', 'P000001');
    expect(published).toMatchObject({ option_stock: [] });
    expect(await detail()).not.toHaveProperty('option_left');
    expect(await live()).not.toHaveProperty('option_left');
  });

  it('is carried to booking, and shown as all there is before booking has told', async () => {
    await publish({ opt_codes: ['OPT1', 'OPT9'], option_stock: [{ opt_code: 'OPT9', stock: 12 }] });
    expect(announced.get('P000001')).toEqual([{ opt_code: 'OPT1' }, { opt_code: 'OPT9', stock: 12 }]);
    expect(await detail()).toMatchObject({ option_left: [{ opt_code: 'OPT9', remaining: 12 }] });
  });

  it('left follows the newest of what booking tells', async () => {
    await tell(4, 3);
    await tell(2, 9);
    await tell(4, 8);
    expect(await live()).toMatchObject({ option_left: [{ opt_code: 'OPT9', remaining: 3 }] });
    expect(await detail()).toMatchObject({ option_left: [{ opt_code: 'OPT9', remaining: 3 }] });
  });

  it('comes along with another date of the trip, which has it all', async () => {
    const date = {
      prod_id: 'P000001',
      start_day: '2026-06-01',
      start_time: '',
      end_time: '',
      progress_yn: 'Y',
    };
    const sizes = [{ prod_id: 'P000001', origin_price: 1, capacity: 1 }];
    const { body } = await shop.inject('adminDepartureAdd', { ...date, sizes }, admin);
    await shop.settle();
    expect(announced.get(body.prod_id)).toContainEqual({ opt_code: 'OPT9', stock: 12 });
    expect(await detail(body.prod_id)).toMatchObject({ option_left: [{ opt_code: 'OPT9', remaining: 12 }] });
  });

  it.each([
    ['of an option that the product has not', [{ opt_code: 'OPT2', stock: 1 }], 0, 'stock_option_unknown'],
    [
      'twice of one option',
      [
        { opt_code: 'OPT9', stock: 1 },
        { opt_code: 'OPT9', stock: 2 },
      ],
      1,
      'stock_option_twice',
    ],
  ])('is not published %s', async (_what, option_stock, index, error) => {
    await shop.save('product', 'P000001', { option_stock });
    expect(await shop.publish('product', 'P000001')).toMatchObject({
      status: 400,
      body: { error, field: `content.option_stock.${index}.opt_code` },
    });
  });

  it.each([-1, 0.5, '3'])('is no number of things: %s', async (stock) => {
    expect(
      await shop.save('product', 'P000001', { option_stock: [{ opt_code: 'OPT9', stock }] }),
    ).toMatchObject({ status: 400, body: { field: 'content.option_stock.0.stock' } });
  });

  it('is unlimited again where a content source says nothing of it any more', async () => {
    const content = { prod_id: 'SOURCE', opt_codes: ['OPT9'] };
    await shop.change({ ...content, option_stock: [{ opt_code: 'OPT9', stock: 2 }] });
    expect(await detail('SOURCE')).toMatchObject({ option_left: [{ opt_code: 'OPT9', remaining: 2 }] });
    await shop.change(content);
    expect(await detail('SOURCE')).not.toHaveProperty('option_left');
  });

  it('is unlimited again when it is taken out', async () => {
    await publish({ option_stock: [] });
    expect(announced.get('P000001')).toEqual([{ opt_code: 'OPT1' }, { opt_code: 'OPT9' }]);
    expect(await detail()).not.toHaveProperty('option_left');
  });
});
