import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { nobody, picture, shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
beforeAll(async () => {
  service = await startBooking();
});
afterAll(() => service.close());

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

describe('many at once', () => {
  it('creates one row for ten parallel inserts of the same product', async () => {
    const member = shopper(service, 'MEM0000000101');
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.add()));
    expect(statuses(answers)).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.error))).toEqual(
      new Set(['cart_duplicate']),
    );
    expect(await bookingModel(service.store).countDocuments({ mem_id: member.as })).toBe(1);
  });

  it('loses none of the parallel changes of one row', async () => {
    const member = shopper(service, 'MEM0000000102');
    const { cart_id } = (await member.add()).body;
    const answers = await Promise.all([
      member.call('optionDtlInsert', { cart_id, opt_code: 'HANBOK', participant_cnt: 1 }),
      member.call('optionDtlInsert', { cart_id, opt_code: 'PHOTO', participant_cnt: 1 }),
      member.call('cartModify', { cart_id, counts: { ...nobody, adult_cnt: 4 } }),
      member.upload({ cart_id }, { bytes: await picture(9001) }),
    ]);
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    const row = await member.detail(cart_id);
    expect(row).toMatchObject({ adult_cnt: 4 });
    expect(row?.options.map((line) => line.opt_code).sort()).toEqual(['HANBOK', 'PHOTO']);
    expect(row?.files).toHaveLength(1);
    const stored = await bookingModel(service.store).findOne({ cart_id }).lean();
    expect(stored?.version).toBe(5);
  });

  it('ends in a consistent state when a row is confirmed and changed at the same time', async () => {
    const member = shopper(service, 'MEM0000000103');
    const cart_id = await member.addWithPassport();
    const options = [{ opt_code: 'HANBOK', participant_cnt: 1 }];
    await Promise.all([
      member.call('travellersSave', member.form(cart_id)),
      member.call('cartModify', { cart_id, options }),
    ]);
    const row = await member.detail(cart_id);
    // Either the change came first and was confirmed, or it sent the confirmed row back.
    expect(row?.options).toHaveLength(1);
    const stored = await bookingModel(service.store).findOne({ cart_id }).lean();
    expect(stored?.price?.total).toBe(row?.txn_type === 'T' ? 120 : undefined);
  });

  it('creates one order and one set of travellers for parallel saves', async () => {
    const member = shopper(service, 'MEM0000000104');
    const cart_id = await member.addWithPassport();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => member.call('travellersSave', member.form(cart_id))),
    );
    expect(statuses(answers)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.order_id)).size).toBe(1);
    expect((await member.detail(cart_id))?.travellers).toHaveLength(1);
  });

  it('leaves no bytes behind when a row is deleted during an upload', async () => {
    const member = shopper(service, 'MEM0000000105');
    const vault = service.store.collection('documents.files');
    const before = await vault.countDocuments();
    const { cart_id } = (await member.add()).body;
    const [upload, removal] = await Promise.all([
      member.upload({ cart_id }, { bytes: await picture(9002) }),
      member.call('mycartDelete', { cart_id }),
    ]);
    expect([200, 404]).toContain(upload.status);
    expect(removal.status).toBe(200);
    expect(await vault.countDocuments()).toBe(before);
    const stored = await bookingModel(service.store).findOne({ cart_id }).lean();
    expect(stored).toMatchObject({ in_cart: false, open: false, files: [] });
  });
});
