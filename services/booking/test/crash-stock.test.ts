import { killedEverywhere, type Killing } from '@narae/test-kit';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { expireHolds } from '../src/payment/checkout/expire-holds.ts';
import { whereabouts } from './support/books.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { tour } from './support/products.ts';

let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  const options = tour.options.map((option) => ({ ...option, stock: 900 }));
  await shop.service.sell({ ...tour, prod_id: 'PSTOCK', capacity: 1000, options });
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});

interface Changing {
  readonly order: ChangedOrder;
  readonly refno: string;
}

/** What a process leaves is finished, and what was held for nothing ends. */
const jobs = async (): Promise<void> => {
  await finishCancellations(shop.context);
  await shop.pass(3);
  await expireHolds(shop.context);
  await finishCancellations(shop.context);
};

const ordered = (opt_codes: readonly string[]) => paidOrder(shop, { prod_id: 'PSTOCK', opt_codes });
const toPhoto = ({ order_id }: ChangedOrder, difference: number) => ({
  order_id,
  options: [{ opt_code: 'PHOTO', participant_cnt: 1 }],
  hotels: [],
  difference,
});

/** The order's extras, those its claims take, and how many claims it has; all stock adds up. */
const outcome = async ({ order: { cart_id } }: Changing) => {
  const { claims, stock = [] } = await shop.ledger('PSTOCK');
  for (const { opt_code, capacity, remaining } of stock) {
    const taken = claims
      .flatMap(({ options = [] }) => options)
      .filter((option) => option.opt_code === opt_code)
      .reduce((sum, { count }) => sum + count, 0);
    expect(remaining + taken).toBe(capacity);
  }
  const own = claims.filter(({ key }) => key.startsWith(cart_id));
  const { options, seats_due_at } = await shop.booking(cart_id);
  return {
    ...(await whereabouts(shop, cart_id)),
    extras: options.map(({ opt_code }) => opt_code),
    claimed: own.flatMap((claim) => claim.options ?? []).map(({ opt_code }) => opt_code),
    claims: own.length,
    settled: seats_due_at === null || seats_due_at === undefined,
  };
};

const photo = { txn_type: 'P', seats: 1, extras: ['PHOTO'], claimed: ['PHOTO'], claims: 1, settled: true };

const stories: Readonly<Record<string, () => Killing<Changing>>> = {
  'another extra that costs less (SEAT-9)': () => ({
    prepare: async () => ({ order: await ordered(['HANBOK']), refno: '' }),
    work: ({ order }) => dying.service.inject('orderExtrasChange', toPhoto(order, -10), order.me),
    afterwards: async ({ order }) => {
      await jobs();
      await order.me.call('orderExtrasChange', toPhoto(order, -10));
      await jobs();
    },
    outcome,
    expected: { ...photo, taken: 120, back: 10, owed: 10 },
  }),
  'an extra whose price is paid (SEAT-9)': () => ({
    prepare: async () => {
      const order = await ordered([]);
      const { body } = await order.me.call('orderExtrasChange', toPhoto(order, 10));
      const refno = await order.payDue(body.due_id);
      await shop.stands(refno, '0000');
      return { order, refno };
    },
    work: async ({ refno }) => dying.service.form('icbStatus', await shop.notice(refno)),
    afterwards: async ({ refno }) => {
      await jobs();
      await shop.service.form('icbStatus', await shop.notice(refno));
      await jobs();
    },
    outcome,
    expected: { ...photo, taken: 110, back: 0, owed: 0 },
  }),
};

describe('a process killed between any two steps of', () => {
  it.each(Object.keys(stories))('%s', async (name) => {
    const story = stories[name];
    if (!story) throw new Error(name);
    expect(await killedEverywhere(dying, story())).toBeGreaterThanOrEqual(4);
  });
});
