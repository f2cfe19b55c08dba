import { killedEverywhere, onlyBefore } from '@narae/test-kit';
import type { ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { racedEverywhere, type Place } from './support/every-point.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { booked } from './support/moving.ts';
import { changeSold, soldOn, tell } from './support/sold.ts';

let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});

let number = 0;

/** Two paid orders of a departure that the catalogue has changed. */
const changed = async (): Promise<readonly [ChangedOrder, ChangedOrder]> => {
  const sold = soldOn(`PSHIP${(number += 1)}`, '2027-03-05');
  await shop.service.sell(sold);
  const orders = [await booked(shop, sold.prod_id), await booked(shop, sold.prod_id)] as const;
  await changeSold(shop, sold, { start_day: '2027-03-12', end_day: '2027-03-12' });
  return orders;
};

const outcome = async (orders: readonly ChangedOrder[]) => {
  await shop.service.settle();
  return Promise.all(
    orders.map(async ({ cart_id, order_id }) => {
      const { departure_changes = [], history = [] } = await shop.booking(cart_id);
      return {
        changes: departure_changes.map(({ no }) => no),
        steps: history.filter(({ what }) => what === 'departure-changed').length,
        mails: shop.service.mails.all.filter(({ id }) => id === `${order_id}.departure-changed.1`).length,
      };
    }),
  );
};
const toldOnce = { changes: [1], steps: 1, mails: 1 };

it('a process killed between any two writes of the job: each order is told once, with one mail', async () => {
  const kills = await killedEverywhere(
    dying,
    {
      prepare: changed,
      work: () => tell(dying),
      afterwards: () => tell(shop),
      outcome,
      expected: [toldOnce, toldOnce],
    },
    onlyBefore,
  );
  expect(kills).toBeGreaterThanOrEqual(3);
});

it('two processes that tell at once: each order is told once', async () => {
  const work = (_orders: unknown, place: Pick<Place, 'context'>) => tell(place);
  const met = await racedEverywhere(dying, shop, {
    prepare: changed,
    one: work,
    other: work,
    judge: async (orders) => {
      await tell(shop);
      expect(await outcome(orders)).toEqual([toldOnce, toldOnce]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
