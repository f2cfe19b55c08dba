import { addDays, seoulDay } from '@narae/rules';
import { runBalances } from '../src/orders/balances/run-balances.ts';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { runDepartureCancels } from '../src/orders/departures/run-departure-cancel.ts';
import { voidOverdue } from '../src/orders/changes/change-order.ts';
import { whereabouts } from './support/books.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { racedEverywhere, type Place } from './support/every-point.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { tour } from './support/products.ts';

const day = 24 * 60;
let shop: Checkout;
let paused: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  paused = await startInterrupted(shop);
});
afterAll(async () => {
  await paused.close();
  await shop.close();
});

const jobs = async (): Promise<void> => {
  await runDepartureCancels(shop.context);
  await runBalances(shop.context);
  await voidOverdue(shop.context);
  await finishCancellations(shop.context);
  await shop.pass(1);
};

let departures = 0;
/** A departure of its own, so many days ahead that a balance is due in a hundred. */
const departure = async (deposit: { readonly deposit_pct?: number } = {}): Promise<string> => {
  const prod_id = `PDUES${(departures += 1)}`;
  const start_day = addDays(seoulDay(shop.context.now()), 130);
  await shop.service.sell({ ...tour, prod_id, start_day, end_day: start_day, ...deposit });
  return prod_id;
};

/** An order with a due whose payment form was sent. */
interface Paying {
  readonly order: ChangedOrder;
  readonly due_id: string;
  readonly refno: string;
}

const payingOf = async (order: ChangedOrder): Promise<Paying> => {
  const due_id = `${order.order_id}-D1`;
  return { order, due_id, refno: await order.payDue(due_id) };
};

/** A change of the name, which costs 50 dollars beside the 100 of the order. */
const renaming = async (): Promise<Paying> => {
  const order = await paidOrder(shop, { prod_id: await departure() });
  const rv_mem_id = (await shop.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const names = [{ rv_mem_id, mem_nm: 'KIM NEW' }];
  expect((await order.me.call('orderNameChange', { order_id: order.order_id, names })).status).toBe(200);
  return payingOf(order);
};
/** An order whose deposit of 30 dollars is paid, and whose balance of 70 is about to be. */
const withBalance = async (): Promise<Paying> =>
  payingOf(await paidOrder(shop, { prod_id: await departure({ deposit_pct: 30 }) }));

/** The member has paid at the provider, which tells the shop. */
const pay = async ({ refno }: Paying, { service }: Place): Promise<void> => {
  await shop.stands(refno, '0000');
  expect(String((await service.form('icbStatus', await shop.notice(refno))).body)).toBe('SUCCESS');
};
const takeBack = ({ order: { me, order_id }, due_id }: Paying, { service }: Place) =>
  service.inject('orderChangeVoid', { order_id, due_id }, me);
const askToCancel = ({ order: { me, order_id } }: Paying, { service }: Place) =>
  service.inject('orderCancelRequest', { order_id, reason: 'Ill' }, me);
const organise = async ({ order: { prod_id } }: Paying, { service, context }: Place): Promise<void> => {
  await desk(service).call('adminDepartureCancel', { prod_id, reason: 'The singer is ill.' });
  await runDepartureCancels(context);
};

/** How it came out: all that is owed has gone back, and an order that stands has its seat. */
const settled = async ({ order: { cart_id } }: Paying) => {
  await jobs();
  await jobs();
  const { taken, back, owed, seats, txn_type } = await whereabouts(shop, cart_id);
  expect(back).toBe(owed);
  expect(seats).toBe(txn_type === 'R' ? 0 : 1);
  const { dues, travellers } = await shop.booking(cart_id);
  return { txn_type, taken, kept: taken - back, due: dues?.[0]?.state, name: travellers[0]?.mem_nm };
};

const renamed = { txn_type: 'P', taken: 150, kept: 150, due: 'paid', name: 'KIM NEW' };
const notRenamed = { txn_type: 'P', taken: 150, kept: 100, due: 'void', name: 'LIN MEI' };

describe('the payment of a change, right before any write of', () => {
  it('its being taken back, and the other way round', async () => {
    const met = await racedEverywhere(paused, shop, {
      prepare: renaming,
      one: pay,
      other: takeBack,
      judge: async (one, { other }) => {
        const taken = (other as { status: number }).status === 200;
        expect(await settled(one)).toEqual(taken ? notRenamed : renamed);
      },
    });
    expect(met).toBeGreaterThanOrEqual(3);
  });

  it('the end of its time, and the other way round', async () => {
    const met = await racedEverywhere(paused, shop, {
      prepare: async () => {
        const one = await renaming();
        shop.wait(25 * 60);
        return one;
      },
      one: pay,
      other: (_one, { context }) => voidOverdue(context),
      judge: async (one) => {
        const { due, ...how } = await settled(one);
        expect({ due, ...how }).toEqual(due === 'paid' ? renamed : notRenamed);
      },
    });
    expect(met).toBeGreaterThanOrEqual(3);
  });

  it('a request to cancel the order, and the other way round', async () => {
    const met = await racedEverywhere(paused, shop, {
      prepare: renaming,
      one: pay,
      other: askToCancel,
      judge: async (one, { other }) => {
        expect((other as { status: number }).status).toBe(200);
        const { due, ...how } = await settled(one);
        const waiting = { txn_type: 'PR', taken: 150, kept: 100, name: 'LIN MEI' };
        expect(how).toEqual(due === 'paid' ? { ...waiting, kept: 150, name: 'KIM NEW' } : waiting);
      },
    });
    expect(met).toBeGreaterThanOrEqual(3);
  });

  it.each([
    { what: 'a name', prepare: renaming, taken: 150 },
    { what: 'a balance', prepare: withBalance, taken: 100 },
  ])('the organiser’s cancellation of the departure, and the other way round: $what', async (story) => {
    const met = await racedEverywhere(paused, shop, {
      prepare: story.prepare,
      one: pay,
      other: organise,
      judge: async (one) => {
        expect(await settled(one)).toMatchObject({ txn_type: 'R', taken: story.taken, kept: 0 });
      },
    });
    expect(met).toBeGreaterThanOrEqual(6);
  });
});

it('a balance is paid or its order cancelled for it, whichever write of one the other comes before', async () => {
  const met = await racedEverywhere(paused, shop, {
    prepare: async () => {
      const one = await withBalance();
      shop.wait(105 * day);
      return one;
    },
    one: pay,
    other: (_one, { context }) => runBalances(context),
    judge: async (one) => {
      const { due, ...how } = await settled(one);
      // Ten percent of 100 stay with the shop of an order that is cancelled for it.
      const cancelled = { txn_type: 'R', taken: 100, kept: 10, name: 'LIN MEI' };
      expect(how).toEqual(due === 'paid' ? { ...cancelled, txn_type: 'P', kept: 100 } : cancelled);
    },
  });
  expect(met).toBeGreaterThanOrEqual(4);
});
