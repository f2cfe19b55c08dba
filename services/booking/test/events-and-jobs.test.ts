import { stoppedClock } from '@narae/test-kit';
import { memberWithdrawnV1, productChangedV1, rateChangedV1, type EventEnvelope } from '@narae/events';
import type { BookingContext } from '../src/app.ts';
import { deleteExpired, sweepOrphans } from '../src/documents/sweep-documents.ts';
import { seatLedgerModel } from '../src/inventory/seats/seat-ledger.model.ts';
import { bookingModel } from '../src/kernel/booking/booking.model.ts';
import { contextBeside } from './support/context-beside.ts';
import { tour } from './support/products.ts';
import { shopper } from './support/shopper.ts';
import { startBooking, type TestBooking } from './support/start-booking.ts';

let service: TestBooking;
let context: BookingContext;
const clock = stoppedClock();
beforeAll(async () => {
  service = await startBooking(clock.now);
  context = await contextBeside(service, clock.now);
});
afterAll(() => service.close());

const day = 24 * 60 * 60 * 1000;
const ledger = (prod_id: string) => seatLedgerModel(service.store).findOne({ prod_id }).lean();
const changed = (version: number, change: object) =>
  service.emit(productChangedV1, {
    aggregateId: 'PNEWS',
    version,
    data: { ...tour, prod_id: 'PNEWS', ...change },
  });

describe('events from the catalogue', () => {
  it('creates a ledger, moves its capacity by the difference, and publishes the seats left', async () => {
    const told: EventEnvelope[] = [];
    const stop = service.bus.watch(['shop.booking.seat.changed.v1'], (event) => told.push(event));
    await changed(10, { capacity: 5 });
    const member = shopper(service, 'MEM0000000111');
    const cart_id = await member.addWithPassport({ prod_id: 'PNEWS', adult_cnt: 1 });
    await member.call('travellersSave', member.form(cart_id));
    await member.call('orderHold', { cart_id });
    await changed(11, { capacity: 8 });
    await service.settle();
    stop();
    expect(await ledger('PNEWS')).toMatchObject({ capacity: 8, remaining: 7, product_version: 11 });
    expect(
      told
        .filter(({ aggregate_id }) => aggregate_id === 'PNEWS')
        .map(({ version, data }) => ({ version, ...data })),
    ).toEqual([
      { version: 1, prod_id: 'PNEWS', capacity: 5, remaining: 5 },
      { version: 2, prod_id: 'PNEWS', capacity: 5, remaining: 4 },
      { version: 3, prod_id: 'PNEWS', capacity: 8, remaining: 7 },
    ]);
  });

  it('discards older events that arrive late, and repeats', async () => {
    await changed(9, { capacity: 100, origin_price: 1 });
    await changed(11, { capacity: 100, origin_price: 1 });
    expect(await ledger('PNEWS')).toMatchObject({ capacity: 8, remaining: 7 });
    const member = shopper(service, 'MEM0000000112');
    await member.add({ prod_id: 'PNEWS' });
    expect((await member.cartList())[0]).toMatchObject({ origin_price: 130_000 });
  });

  it('shows 0 seats left when capacity is cut below what is taken', async () => {
    await changed(12, { capacity: 0 });
    expect(await ledger('PNEWS')).toMatchObject({ capacity: 0, remaining: -1 });
    const member = shopper(service, 'MEM0000000112');
    expect((await member.cartList())[0]).toMatchObject({ inventory_cnt: 0 });
    await changed(13, { capacity: 8 });
    expect(await ledger('PNEWS')).toMatchObject({ remaining: 7 });
  });

  it('creates one ledger for parallel first events', async () => {
    const data = { ...tour, prod_id: 'PTWIN' };
    await Promise.all(
      [1, 2, 3].map((version) =>
        service.emit(productChangedV1, {
          aggregateId: 'PTWIN',
          version,
          data: { ...data, capacity: version * 10 },
        }),
      ),
    );
    expect(await ledger('PTWIN')).toMatchObject({ capacity: 30, remaining: 30, claims: [] });
  });

  it('prices by the newest rate', async () => {
    const rate = (version: number, deal_bas_r: number) =>
      service.emit(rateChangedV1, {
        aggregateId: 'USD',
        version,
        data: { currency: 'USD', deal_bas_r, rate_day: '2026-11-21' },
      });
    await rate(5, 1000);
    await rate(4, 2000);
    const member = shopper(service, 'MEM0000000113');
    await member.add();
    expect((await member.cartList())[0]).toMatchObject({ total_price: 130, deal_bas_r: 1000 });
    await rate(6, 1300);
  });
});

describe('documents whose retention is over', () => {
  it('are deleted 90 days after the trip, and not a day earlier', async () => {
    const member = shopper(service, 'MEM0000000114');
    await service.sell({ ...tour, prod_id: 'PPAST', start_day: '2026-12-01', end_day: '2026-12-03' });
    const cart_id = await member.addWithPassport({ prod_id: 'PPAST' });
    await member.call('travellersSave', member.form(cart_id));
    await bookingModel(service.store).updateOne({ cart_id }, { $set: { txn_type: 'P', open: false } });
    const files = async () => (await member.call('passPortList', { cart_id })).body.length;

    clock.advance(101 * day);
    expect(await deleteExpired(context)).toBe(0);
    expect(await files()).toBe(1);
    clock.advance(day);
    expect(await deleteExpired(context)).toBe(1);
    expect(await files()).toBe(0);
    expect(await member.detail(cart_id)).toMatchObject({ txn_type: 'P', buyername: 'LIN MEI' });
    clock.advance(-102 * day);
  });

  it('take along what was typed for a trip that ended, and never saved', async () => {
    const member = shopper(service, 'MEM0000000117');
    await service.sell({ ...tour, prod_id: 'PPAST2', start_day: '2026-12-01', end_day: '2026-12-03' });
    const { cart_id } = (await member.add({ prod_id: 'PPAST2' })).body;
    const { tel, email, travellers } = member.form(cart_id);
    await member.call('travellersDraft', { cart_id, tel, email, travellers });
    clock.advance(102 * day);
    expect(await deleteExpired(context)).toBe(1);
    expect(await member.detail(cart_id)).toMatchObject({ draft: null });
    clock.advance(-102 * day);
  });

  it('are deleted when a crash left them without a booking, but not within the first hour', async () => {
    const member = shopper(service, 'MEM0000000115');
    const cart_id = await member.addWithPassport();
    const orphan = await context.vault.put('CART0', Buffer.from('bytes'));
    const vault = service.store.collection('documents.files');
    const before = await vault.countDocuments();
    expect(await sweepOrphans(context)).toBe(0);
    expect(await vault.countDocuments()).toBe(before);
    expect(await sweepOrphans(context, new Date(Date.now() + 2 * 60 * 60 * 1000))).toBe(1);
    expect(await context.vault.get(orphan)).toBeNull();
    const [file] = (await member.call('passPortList', { cart_id })).body;
    const read = await service.inject('travellerFile', { mem_file_id: file?.mem_file_id }, { as: member.as });
    expect(read.status).toBe(200);
  });
});

describe('a member who withdraws', () => {
  it('is erased: unpaid rows end, personal data goes, amounts stay', async () => {
    const member = shopper(service, 'MEM0000000116');
    const unpaid = await member.addWithPassport({ prod_id: 'PFAN1' });
    const paid = await member.addWithPassport();
    for (const cart_id of [unpaid, paid]) await member.call('travellersSave', member.form(cart_id));
    await member.call('orderHold', { cart_id: unpaid });
    const { tel, email, travellers } = member.form(unpaid);
    await member.call('travellersDraft', { cart_id: unpaid, tel, email, travellers });
    const bookings = bookingModel(service.store);
    await bookings.updateOne({ cart_id: paid }, { $set: { txn_type: 'R', open: false } });

    const farewell = { aggregateId: member.as, version: 2, data: { mem_id: member.as } };
    await service.emit(memberWithdrawnV1, farewell);
    await service.emit(memberWithdrawnV1, farewell);
    const left = await bookings.find({ mem_id: member.as }).lean();
    expect(JSON.stringify(left)).not.toMatch(/LIN|example\.com|01012345678/);
    expect(left.map(({ price }) => price?.total)).toEqual([100, 100]);
    expect(left.flatMap(({ files }) => files)).toEqual([]);
    expect(await ledger('PFAN1')).toMatchObject({ remaining: 3, claims: [] });
    expect(await member.cartList()).toEqual([]);
  });
});
