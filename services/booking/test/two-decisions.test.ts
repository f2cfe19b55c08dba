import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { sendRefunds } from '../src/payment/refunds/send-refunds.ts';
import { whereabouts } from './support/books.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { racedEverywhere, type Place } from './support/every-point.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { paidOrder, type PaidOrder } from './support/paid-order.ts';
import { tour } from './support/products.ts';
import { owe, refundsOf } from './support/refunds.ts';

let shop: Checkout;
let paused: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  await shop.service.sell({ ...tour, prod_id: 'PMANY', capacity: 1000 });
  paused = await startInterrupted(shop);
});
afterAll(async () => {
  await paused.close();
  await shop.close();
});

const jobs = async (): Promise<void> => {
  await runDepartureCancels(shop.context);
  await finishCancellations(shop.context);
  await shop.pass(1);
};

interface Asked extends PaidOrder {
  readonly prod_id: string;
  /** The request as both deciders saw it. */
  readonly seen: { readonly cancel_no: number; readonly version: number };
}

const ordered = async (prod_id = 'PMANY') => ({
  ...(await paidOrder(shop, { adult: 2 }, { prod_id })),
  prod_id,
});
const ask = ({ me, order_id, travellers }: PaidOrder, { service }: Place, leaving = 2) =>
  service.inject(
    'orderCancelRequest',
    { order_id, reason: 'Ill', rv_mem_ids: travellers.slice(-leaving) },
    me,
  );
const asked = async (prod_id = 'PMANY', leaving = 2): Promise<Asked> => {
  const order = await ordered(prod_id);
  expect((await ask(order, shop, leaving)).status).toBe(200);
  return { ...order, seen: await desk(shop.service).request(order.order_id) };
};
const decide =
  (outcome: 'approved' | 'rejected') =>
  ({ order_id, seen: { cancel_no, version } }: Asked, { service }: Place) =>
    desk(service).call('adminCancelDecide', { order_id, cancel_no, version, outcome, answer: 'So be it.' });
const approve = decide('approved');
const reject = decide('rejected');
const withdraw = ({ me, order_id }: PaidOrder, { service }: Place) =>
  service.inject('orderCancelWithdraw', { order_id }, me);

let departures = 0;
/** A product whose departure is cancelled by the job, from now on or later. */
const departure = async (): Promise<string> => {
  const prod_id = `PGONE${(departures += 1)}`;
  await shop.service.sell({ ...tour, prod_id });
  return prod_id;
};
/** The organiser cancels, and the first round of the job runs. */
const organise = async ({ prod_id }: { prod_id: string }, { service, context }: Place): Promise<void> => {
  await desk(service).call('adminDepartureCancel', { prod_id, reason: 'The singer is ill.' });
  await runDepartureCancels(context);
};

/** What stays with the shop of an order of 200 dollars; all that is owed has gone back, and seats are there for who travels. */
const settled = async ({ cart_id }: PaidOrder) => {
  await jobs();
  const { taken, back, owed, seats, txn_type } = await whereabouts(shop, cart_id);
  expect(back).toBe(owed);
  return { txn_type, kept: taken - back, seats };
};
const statusOf = (answer: unknown): unknown => (answer as { status: number }).status;

describe('two decisions about a request to cancel, one right before any write of the other', () => {
  it.each([
    { who: 'two administrators', other: reject },
    { who: 'an administrator and the member who withdraws it', other: withdraw },
  ])('by $who: one counts, and the other is told', async ({ other }) => {
    const met = await racedEverywhere(paused, shop, {
      prepare: () => asked(),
      one: approve,
      other,
      judge: async (order, answers) => {
        const statuses = [statusOf(answers.one), statusOf(answers.other)];
        expect(statuses.toSorted()).toEqual([200, 409]);
        expect(await settled(order)).toEqual(
          statuses[0] === 200
            ? { txn_type: 'R', kept: 20, seats: 0 }
            : { txn_type: 'P', kept: 200, seats: 2 },
        );
      },
    });
    expect(met).toBeGreaterThanOrEqual(4);
  });

  it('by two administrators who approve it: its money goes back once', async () => {
    const met = await racedEverywhere(paused, shop, {
      prepare: () => asked(),
      one: approve,
      other: approve,
      judge: async (order, answers) => {
        expect([statusOf(answers.one), statusOf(answers.other)].toSorted()).toEqual([200, 409]);
        expect(await settled(order)).toEqual({ txn_type: 'R', kept: 20, seats: 0 });
      },
    });
    expect(met).toBeGreaterThanOrEqual(4);
  });
});

describe('the organiser’s cancellation of a departure, right before any write of', () => {
  it.each([
    { what: 'an approval', leaving: 2, kept: 20, decision: approve },
    { what: 'the approval of one traveller', leaving: 1, kept: 10, decision: approve },
    { what: 'a rejection', leaving: 2, kept: 0, decision: reject },
    { what: 'a withdrawal', leaving: 2, kept: 0, decision: withdraw },
  ])('$what, and the other way round', async ({ leaving, kept, decision }) => {
    const met = await racedEverywhere(paused, shop, {
      prepare: async () => asked(await departure(), leaving),
      one: decision,
      other: organise,
      judge: async (order, answers) => {
        // What the member was granted before stays granted; all else goes back.
        const first = statusOf(answers.one) === 200;
        expect(await settled(order)).toEqual({ txn_type: 'R', kept: first ? kept : 0, seats: 0 });
      },
    });
    expect(met).toBeGreaterThanOrEqual(6);
  });

  it('a request, and the other way round', async () => {
    const met = await racedEverywhere(paused, shop, {
      prepare: async () => ordered(await departure()),
      one: ask,
      other: organise,
      judge: async (order) => expect(await settled(order)).toEqual({ txn_type: 'R', kept: 0, seats: 0 }),
    });
    expect(met).toBeGreaterThanOrEqual(6);
  });
});

it('two processes send a refund once, whichever write of one the other comes before', async () => {
  const send = ({ cart_id }: PaidOrder, { context }: Place) => sendRefunds(context, cart_id);
  const met = await racedEverywhere(paused, shop, {
    prepare: async () => {
      const order = await ordered();
      await owe(shop, order.cart_id, { back: 70, of: 100 });
      return order;
    },
    one: send,
    other: send,
    judge: async (order) => {
      expect(shop.provider.refunds.filter(({ transid }) => transid === `FP${order.refno}`)).toHaveLength(1);
      expect(await settled(order)).toEqual({ txn_type: 'P', kept: 60, seats: 2 });
      expect(await refundsOf(shop, order.cart_id)).toMatchObject([{ state: 'refunded', attempts: 1 }]);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
