import { jest } from '@jest/globals';
import { bookingModel, type Booking } from '../src/kernel/booking/booking.model.ts';
import { changeBooking, wasChanged } from '../src/kernel/booking/change-booking.ts';
import { startCheckout, type Checkout, type Order } from './support/checkout.ts';

let checkout: Checkout;
let order: Order;
beforeAll(async () => {
  checkout = await startCheckout();
});
beforeEach(async () => {
  order = await checkout.confirmed();
});
afterAll(() => checkout.close());

const read = (): Promise<Booking> => checkout.booking(order.cart_id);
const somebodyElseWrites = (area: string): Promise<unknown> =>
  bookingModel(checkout.service.store).updateOne(
    { cart_id: order.cart_id },
    { $set: { area }, $inc: { version: 1 } },
  );

describe('changing a booking', () => {
  it('decides first on what was read already, and reads nothing', async () => {
    const find = jest.fn(read);
    const known = await read();
    const changed = await changeBooking(checkout.context, find, () => ({ set: { area: 'Busan' } }), known);
    expect(changed).toMatchObject({ before: { area: '' }, after: { area: 'Busan' } });
    expect(find).not.toHaveBeenCalled();
  });

  it('decides again on what is stored where what was read is out of date', async () => {
    const known = await read();
    await somebodyElseWrites('Seoul');
    const seen: string[] = [];
    const changed = await changeBooking(
      checkout.context,
      read,
      ({ area }) => {
        seen.push(area);
        return { set: { area: `${area}!` } };
      },
      known,
    );
    expect(seen).toEqual(['', 'Seoul']);
    expect(changed?.after.area).toBe('Seoul!');
  });

  it('changes nothing only after a decision on what is stored', async () => {
    const known = await read();
    await somebodyElseWrites('Jeju');
    const decide = ({ area }: Booking) => (area === 'Jeju' ? { set: { area: 'Sokcho' } } : null);
    const changed = await changeBooking(checkout.context, read, decide, known);
    expect(changed?.after.area).toBe('Sokcho');
    const again = await changeBooking(checkout.context, read, decide);
    expect(wasChanged(again)).toBe(false);
    expect((await read()).version).toBe(changed?.after.version);
  });

  it('gives up with version_conflict when somebody else is always faster', async () => {
    const lost = changeBooking(checkout.context, read, async () => {
      await somebodyElseWrites('Daegu');
      return { set: { area: 'Busan' } };
    });
    await expect(lost).rejects.toMatchObject({ key: 'version_conflict', status: 409 });
  });
});
