import { killedEverywhere, onlyBefore } from '@narae/test-kit';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { whereabouts } from './support/books.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { relayed } from './support/context-beside.ts';
import { desk } from './support/desk.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';
import { tour } from './support/products.ts';

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

type Process = Pick<InterruptedProcess, 'service'>;

const jobs = async (): Promise<void> => {
  await runDepartureCancels(shop.context);
  await finishCancellations(shop.context);
  await shop.pass(1);
};

const ask = ({ me, order_id, travellers }: PaidOrder, how: { leaving?: number; in?: Process } = {}) => {
  const { leaving = 0, in: { service } = shop } = how;
  const some = leaving > 0 && { rv_mem_ids: travellers.slice(-leaving) };
  return service.inject('orderCancelRequest', { order_id, reason: 'Ill', ...some }, me);
};

const decide = async ({ service }: Process, { order_id }: PaidOrder, outcome = 'approved') => {
  const { rows } = (await desk(shop.service).call('adminCancellations', {})).body;
  const { cancel_no, version } = rows.find((one) => one.order_id === order_id) ?? {};
  return desk(service).call('adminCancelDecide', {
    order_id,
    cancel_no,
    version,
    outcome,
    answer: 'So be it.',
  });
};

/** Whoever got no answer looks whether the request is still open, and decides again. */
const decideAgain = async (order: PaidOrder, outcome?: string): Promise<void> => {
  await jobs();
  if ((await shop.booking(order.cart_id)).txn_type === 'PR') await decide(shop, order, outcome);
  await jobs();
};

/** The orders of a test: each member is to be told once that theirs is cancelled, whole or in part. */
let toBeTold: PaidOrder[] = [];
afterEach(async () => {
  await relayed(shop.service);
  const sent = shop.service.mails.all.map(({ id = '' }) => id);
  const times = ({ order_id }: PaidOrder) =>
    sent.filter((id) => id.startsWith(`${order_id}.order-cancelled`)).length;
  expect(toBeTold.map((order) => times(order))).toEqual(toBeTold.map(() => 1));
  toBeTold = [];
  nextDay();
});
/** All orders have one mailbox, which takes so many mails a day. */
const nextDay = (): void => shop.wait(24 * 60);

const asked = async (leaving = 0): Promise<PaidOrder> => {
  const order = await paidOrder(shop, { adult: 2 }, { prod_id: 'PMANY' });
  expect((await ask(order, { leaving })).status).toBe(200);
  toBeTold.push(order);
  return order;
};

/** Whether the shop approves requests by itself. */
const decidesItself = (automatic: boolean) =>
  desk(shop.service).call('adminCancelSettingsSave', { automatic });
afterEach(() => decidesItself(false));

const outcome = ({ cart_id }: PaidOrder) => whereabouts(shop, cart_id);

describe('a process killed between any two steps of a cancellation', () => {
  it('of the whole order: its refund and its seats go back once', async () => {
    const kills = await killedEverywhere(dying, {
      prepare: () => asked(),
      work: (order) => decide(dying, order),
      afterwards: decideAgain,
      outcome,
      expected: { txn_type: 'R', taken: 200, back: 180, owed: 180, seats: 0 },
    });
    expect(kills).toBeGreaterThanOrEqual(8);
  });

  it('of one of the travellers: the other keeps the seat and all of the price', async () => {
    const kills = await killedEverywhere(dying, {
      prepare: () => asked(1),
      work: (order) => decide(dying, order),
      afterwards: decideAgain,
      outcome,
      expected: { txn_type: 'P', taken: 200, back: 90, owed: 90, seats: 1 },
    });
    expect(kills).toBeGreaterThanOrEqual(8);
  });

  it('that the shop approves by itself', async () => {
    await decidesItself(true);
    const kills = await killedEverywhere(dying, {
      prepare: async () => {
        const order = await paidOrder(shop, { adult: 2 }, { prod_id: 'PMANY' });
        toBeTold.push(order);
        return order;
      },
      work: (order) => ask(order, { in: dying }),
      afterwards: async (order) => {
        await jobs();
        if ((await shop.booking(order.cart_id)).txn_type === 'P') await ask(order);
        await jobs();
      },
      outcome,
      expected: { txn_type: 'R', taken: 200, back: 180, owed: 180, seats: 0 },
    });
    expect(kills).toBeGreaterThanOrEqual(8);
  });
});

describe('a process killed between any two steps of an organiser’s cancellation', () => {
  let departures = 0;
  /** A concert with an order whose member asks to cancel, and seats that are held unpaid. */
  const departure = async () => {
    if (departures % 10 === 9) {
      await relayed(shop.service);
      nextDay();
    }
    const prod_id = `PGONE${(departures += 1)}`;
    const terms = { cancellation: 'concert', refund_schedule: 'performance' } as const;
    await shop.service.sell({ ...tour, ...terms, prod_id, capacity: 10 });
    const asks = await paidOrder(shop, { adult: 2 }, { prod_id });
    await ask(asks);
    toBeTold.push(asks);
    const holds = await shop.confirmed(prod_id);
    expect((await holds.me.call('orderHold', { cart_id: holds.cart_id })).status).toBe(200);
    return { prod_id, asks, holds };
  };
  type Departure = Awaited<ReturnType<typeof departure>>;
  const cancel = ({ service }: Process, { prod_id }: Departure) =>
    desk(service).call('adminDepartureCancel', { prod_id, reason: 'The singer is ill.' });
  const whereTheyAre = async ({ prod_id, asks, holds }: Departure) => ({
    asks: await outcome(asks),
    extra: (await shop.booking(asks.cart_id)).refunds
      ?.filter(({ cause }) => cause === 'compensation')
      .map(({ amount }) => amount),
    held: (await shop.booking(holds.cart_id)).txn_type,
    left: (await shop.ledger(prod_id)).remaining,
    state: (await desk(shop.service).call('adminDepartureCancelStatus', { prod_id })).body.state,
  });
  const gone = {
    asks: { txn_type: 'R', taken: 200, back: 200, owed: 200, seats: 0 },
    extra: ['20.00'],
    held: 'X',
    left: 10,
    state: 'done',
  };

  it('when it is begun', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: departure,
        work: (one) => cancel(dying, one),
        afterwards: async (one) => {
          await cancel(shop, one);
          await jobs();
          await jobs();
        },
        outcome: whereTheyAre,
        expected: gone,
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(2);
  });

  it('while its orders are cancelled', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => {
          const one = await departure();
          await cancel(shop, one);
          return one;
        },
        work: () => runDepartureCancels(dying.context),
        afterwards: async () => {
          await jobs();
          // Seats that were to be given back are held until their time is over.
          await shop.pass(20);
          await jobs();
        },
        outcome: whereTheyAre,
        expected: gone,
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(8);
  });
});
