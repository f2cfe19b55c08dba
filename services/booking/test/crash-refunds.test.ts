import { killedEverywhere, onlyBefore } from '@narae/test-kit';
import { planCompensation } from '../src/kernel/domain/refund-plan.rules.ts';
import { sendRefunds } from '../src/payment/refunds/send-refunds.ts';
import { findBooking } from '../src/kernel/booking/booking.queries.ts';
import { changeBooking } from '../src/kernel/booking/change-booking.ts';
import { whereabouts } from './support/books.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { payFor } from './support/paid-order.ts';
import { payPal, unionPay, type PayMethod } from './support/pay-methods.ts';
import { tour } from './support/products.ts';
import { owe, refundsOf } from './support/refunds.ts';

let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  await shop.service.sell({ ...tour, prod_id: 'PMANY', capacity: 1000 });
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});
beforeEach(() => {
  shop.provider.rejectsRefunds = null;
});

type Process = Pick<InterruptedProcess, 'service'>;

interface Owed {
  readonly cart_id: string;
  readonly refno: string;
}

/** An order of which a part, or all, is owed. */
const owed = async (method: PayMethod, back: number): Promise<Owed> => {
  const order = await payFor(shop, await shop.confirmed('PMANY', method.lanTp), method);
  await owe(shop, order.cart_id, { back, of: 100 });
  return order;
};

const jobs = async (): Promise<void> => {
  for (const minutes of [1, 2, 60]) await shop.pass(minutes);
};

const onlyRefund = async ({ cart_id }: Owed) => {
  const [refund, ...others] = await refundsOf(shop, cart_id);
  if (!refund || others.length > 0) throw new Error(`not one refund of ${cart_id}`);
  return refund;
};

const settle = async ({ service }: Process, one: Owed, from: string, to: string) => {
  const { refund_id } = await onlyRefund(one);
  const info = { refund_id, from, to, note: 'Seen in their books' };
  return desk(service).call('adminRefundSettle', info as never);
};

const outcome = async (one: Owed) => {
  const { txn_type: _, seats: __, ...money } = await whereabouts(shop, one.cart_id);
  return { ...money, state: (await onlyRefund(one)).state };
};

/** Where nobody knows, somebody looks into the provider's books. */
const findOut = async (one: Owed): Promise<void> => {
  if ((await onlyRefund(one)).state !== 'unconfirmed') return;
  const { back } = await whereabouts(shop, one.cart_id);
  expect((await settle(shop, one, 'unconfirmed', back > 0 ? 'refunded' : 'due')).status).toBe(200);
};

describe('a process killed between any two steps of a refund', () => {
  it.each([
    { what: 'a part by PayPal', method: payPal, back: 70, taken: 100, returned: 70 },
    { what: 'all by PayPal', method: payPal, back: 100, taken: 100, returned: 100 },
    { what: 'a part by UnionPay', method: unionPay, back: 70, taken: 130_000, returned: 91_000 },
    { what: 'all by UnionPay', method: unionPay, back: 100, taken: 130_000, returned: 130_000 },
  ])('of $what', async ({ method, back, taken, returned }) => {
    const kills = await killedEverywhere(dying, {
      prepare: () => owed(method, back),
      work: ({ cart_id }) => sendRefunds(dying.context, cart_id),
      afterwards: async (one) => {
        await jobs();
        await findOut(one);
        await jobs();
      },
      outcome,
      expected: { taken, back: returned, owed: returned, state: 'refunded' },
    });
    expect(kills).toBeGreaterThanOrEqual(4);
  });

  it('that the desk sends again', async () => {
    const kills = await killedEverywhere(dying, {
      prepare: async () => {
        const one = await owed(payPal, 70);
        shop.provider.rejectsRefunds = '9999';
        await sendRefunds(shop.context, one.cart_id);
        shop.provider.rejectsRefunds = null;
        return one;
      },
      work: async (one) => {
        const { refund_id } = await onlyRefund(one);
        await desk(dying.service).call('adminRefundRetry', { refund_id });
      },
      afterwards: jobs,
      outcome,
      expected: { taken: 100, back: 70, owed: 70, state: 'refunded' },
    });
    expect(kills).toBeGreaterThanOrEqual(4);
  });

  it('that the desk pays by hand', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => {
          const one = await owed(payPal, 0);
          await changeBooking(
            shop.context,
            () => findBooking(shop.context.bookings, one.cart_id),
            (booking, { now: made_at }) => ({
              set: { refunds: planCompensation(booking, 10, { made_at }) },
            }),
          );
          return one;
        },
        work: (one) => settle(dying, one, 'by-hand', 'paid-by-hand'),
        afterwards: (one) => settle(shop, one, 'by-hand', 'paid-by-hand'),
        outcome: async (one) => {
          const { refund_id } = await onlyRefund(one);
          return { ...(await outcome(one)), audit: await desk(shop.service).audit('refund', refund_id) };
        },
        expected: { taken: 100, back: 0, owed: 0, state: 'paid-by-hand', audit: ['refund-settled'] },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(1);
  });
});

it('a refund whose try was interrupted after the provider had rejected an earlier one is not paid by hand as well', async () => {
  const one = await owed(payPal, 70);
  shop.provider.rejectsRefunds = '9999';
  await sendRefunds(shop.context, one.cart_id);
  shop.provider.rejectsRefunds = null;
  const { refund_id } = await onlyRefund(one);
  // The provider does it, and the process dies before it has stored that.
  const killed = await dying.killedAt({ nth: 3, side: 'before' }, () =>
    desk(dying.service).call('adminRefundRetry', { refund_id }),
  );
  expect({ killed, ...(await outcome(one)) }).toMatchObject({ killed: true, back: 70, state: 'due' });
  shop.wait(2);
  expect(await settle(shop, one, 'due', 'by-hand')).toMatchObject({
    status: 409,
    body: { error: 'refund_changed' },
  });
  await jobs();
  expect(await outcome(one)).toEqual({ taken: 100, back: 70, owed: 70, state: 'refunded' });
});
