import { killedEverywhere, type Killing, onlyBefore } from '@narae/test-kit';
import { finishMoves } from '../src/inventory/index.ts';
import { runDepartureMoves } from '../src/orders/departures/run-departure-move.ts';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { voidOverdue } from '../src/orders/changes/change-order.ts';
import { whereabouts } from './support/books.ts';
import type { ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { desk } from './support/desk.ts';
import { gate } from './support/departure.ts';
import { racedEverywhere, type Place } from './support/every-point.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { booked, dateOn, seatsAt } from './support/moving.ts';

let shop: Checkout;
let dying: InterruptedProcess;
beforeAll(async () => {
  shop = await startCheckout();
  const many = { capacity: 1000 };
  await shop.service.sell(dateOn('PHOME', '2027-02-20', 100, many));
  await shop.service.sell(dateOn('PSAME', '2027-02-27', 100, many));
  await shop.service.sell(dateOn('PCHEAP', '2027-02-28', 90, many));
  await shop.service.sell(dateOn('PDEAR', '2027-03-01', 120, many));
  dying = await startInterrupted(shop);
});
afterAll(async () => {
  await dying.close();
  await shop.close();
});

const jobs = async (): Promise<void> => {
  await finishMoves(shop.context);
  await voidOverdue(shop.context);
  await finishCancellations(shop.context);
  await shop.pass(1);
};

interface Moving {
  readonly order: ChangedOrder;
  readonly to: string;
  readonly difference: number;
  readonly refno: string;
}

const moving = async (to = 'PSAME', difference = 0): Promise<Moving> => ({
  order: await booked(shop, 'PHOME'),
  to,
  difference,
  refno: '',
});
const press = ({ order: { me, order_id }, to, difference }: Moving, { service }: Pick<Place, 'service'>) =>
  service.inject('orderMove', { order_id, prod_id: to, difference }, me);

const paying = async (): Promise<Moving> => {
  const one = await moving('PDEAR', 20);
  expect((await press(one, shop)).status).toBe(200);
  const refno = await one.order.payDue(`${one.order.order_id}-D1`);
  await shop.stands(refno, '0000');
  return { ...one, refno };
};
const tell = async ({ refno }: Moving, { service }: Pick<Place, 'service'>) =>
  service.form('icbStatus', await shop.notice(refno));

/** Where an order is, with its seats at both departures and what was told of it. */
const outcome = async ({ order: { cart_id }, to }: Moving) => {
  const { prod_id, left = [], moves = [], history = [], price } = await shop.booking(cart_id);
  const { seats, ...where } = await whereabouts(shop, cart_id);
  return {
    ...where,
    prod_id,
    seats,
    home: await seatsAt(shop, cart_id, 'PHOME'),
    there: await seatsAt(shop, cart_id, to),
    left: left.length,
    moves: moves.length,
    steps: history.filter(({ what }) => what === 'moved').length,
    total: price?.total,
  };
};
const moved = (prod_id: string, total: number) => ({
  txn_type: 'P',
  taken: 100,
  back: 0,
  owed: 0,
  prod_id,
  seats: 1,
  home: 0,
  there: 1,
  left: 0,
  moves: 1,
  steps: 1,
  total,
});

const stories: Readonly<Record<string, () => Killing<Moving>>> = {
  'a move that costs the same': () => ({
    prepare: () => moving(),
    work: (one) => press(one, dying),
    afterwards: async (one) => {
      await jobs();
      await press(one, shop);
      await jobs();
    },
    outcome,
    expected: moved('PSAME', 100),
  }),
  'a move that costs less': () => ({
    prepare: () => moving('PCHEAP', -10),
    work: (one) => press(one, dying),
    afterwards: async (one) => {
      await jobs();
      await press(one, shop);
      await jobs();
    },
    outcome,
    expected: { ...moved('PCHEAP', 90), back: 10, owed: 10 },
  }),
  'a move that is paid': () => ({
    prepare: paying,
    work: (one) => tell(one, dying),
    afterwards: async (one) => {
      await jobs();
      await tell(one, shop);
      await jobs();
    },
    outcome,
    expected: { ...moved('PDEAR', 120), taken: 120 },
  }),
  'a move whose member comes back an hour later': () => ({
    prepare: () => moving(),
    work: (one) => press(one, dying),
    afterwards: async (one) => {
      // The holds are over before the job looks after moves.
      await shop.pass(60);
      await jobs();
      await press(one, shop);
      await jobs();
    },
    outcome,
    expected: moved('PSAME', 100),
  }),
};

describe('a process killed between any two steps of', () => {
  it.each(Object.keys(stories))('%s: the order is on one departure, with one seat', async (name) => {
    const story = stories[name];
    if (!story) throw new Error(name);
    expect(await killedEverywhere(dying, story())).toBeGreaterThanOrEqual(6);
  });

  it('the job that moves all orders of a departure', async () => {
    let number = 0;
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => {
          const from = `PSHIP${(number += 1)}`;
          await shop.service.sell(dateOn(from, '2027-03-05', 100, { capacity: 2 }));
          const one = { ...(await moving('PSAME')), order: await booked(shop, from) };
          const input = { prod_id: from, to_prod_id: 'PSAME', price: 'agreed', reason: 'not-running' };
          expect((await desk(shop.service).call('adminDepartureMove', input)).status).toBe(200);
          return one;
        },
        work: () => runDepartureMoves(dying.context),
        afterwards: async () => {
          await runDepartureMoves(shop.context);
          await jobs();
        },
        outcome: async (one) => {
          const [move] = (await shop.booking(one.order.cart_id)).moves ?? [];
          const last = await desk(shop.service).call('adminDepartureMoveStatus', { prod_id: move?.from });
          const { state, last: progress } = last.body;
          return { ...(await outcome(one)), state, moved: progress?.moved, waiting: progress?.waiting };
        },
        expected: { ...moved('PSAME', 100), state: 'done', moved: 1, waiting: 0 },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(7);
  });

  it('the job that finishes moves', async () => {
    const kills = await killedEverywhere(dying, {
      prepare: async () => {
        const one = await moving();
        // Killed right behind the update of the order.
        await dying.killedAt({ nth: 2, side: 'behind' }, () => press(one, dying));
        return one;
      },
      work: () => finishMoves(dying.context),
      afterwards: jobs,
      outcome,
      expected: moved('PSAME', 100),
    });
    expect(kills).toBeGreaterThanOrEqual(4);
  });
});

it('the last seat of a moved order is not given away when its hold ends before the job came', async () => {
  await shop.service.sell(dateOn('PLAST', '2027-03-03', 100, { capacity: 1 }));
  const one = await moving('PLAST');
  await dying.killedAt({ nth: 2, side: 'behind' }, () => press(one, dying));
  const claims = async () =>
    (await shop.ledger('PLAST')).claims.map(({ key, status }) => [key === one.order.cart_id, status]);
  expect(await claims()).toEqual([[true, 'held']]);
  await shop.pass(60);
  expect(await claims()).toEqual([[true, 'paid']]);
  expect(await outcome(one)).toEqual(moved('PLAST', 100));
});

/** Whatever came first, the order is on one departure with the seats it has a right to, and nothing is owed. */
const judged = async (one: Moving) => {
  await jobs();
  await jobs();
  const found = await outcome(one);
  const seats = found.txn_type === 'R' ? 0 : 1;
  expect([found.home, found.there]).toEqual(found.prod_id === one.to ? [0, seats] : [seats, 0]);
  expect(found.back).toBe(found.owed);
  expect(found.left).toBe(0);
  return found;
};

describe('a move, right before any write of', () => {
  it('another move of it to the same date', async () => {
    const met = await racedEverywhere(dying, shop, {
      prepare: () => moving(),
      one: press,
      other: press,
      judge: async (one) => expect(await judged(one)).toEqual(moved('PSAME', 100)),
    });
    expect(met).toBeGreaterThanOrEqual(4);
  });

  it('a cancellation, and the other way round', async () => {
    const cancel = async ({ order: { me, order_id } }: Moving, { service }: Place) => {
      await service.inject('orderCancelRequest', { order_id, reason: 'Ill' }, me);
      return desk(service).decide(order_id);
    };
    const met = await racedEverywhere(dying, shop, {
      prepare: () => moving(),
      one: press,
      other: cancel,
      judge: async (one, { one: answer }) => {
        const found = await judged(one);
        expect(found).toMatchObject({ txn_type: 'R', back: 100 });
        const { status } = answer as { status: number };
        expect(found.prod_id).toBe(status === 200 ? 'PSAME' : 'PHOME');
      },
    });
    expect(met).toBeGreaterThanOrEqual(6);
  });

  it('a check-in, and the other way round: nobody is let in with an order that leaves', async () => {
    const checkIn = async ({ order: { me, order_id } }: Moving, { service }: Place) => {
      const [ticket] = (await me.call('orderTickets', { order_id })).body;
      return gate(service, 'Bus 1', 'PHOME').scan(ticket?.token ?? '');
    };
    const met = await racedEverywhere(dying, shop, {
      prepare: () => moving(),
      one: press,
      other: checkIn,
      judge: async (one, { other }) => {
        const { prod_id } = await judged(one);
        const { outcome: how } = other as { outcome: string };
        expect(prod_id).toBe(how === 'ok' ? 'PHOME' : 'PSAME');
      },
    });
    expect(met).toBeGreaterThanOrEqual(4);
  });
});

it('of twenty moves for two seats two are made, and nothing is held for the others', async () => {
  await shop.service.sell(dateOn('PTWO', '2027-03-02', 100, { capacity: 2 }));
  const orders = await Promise.all(Array.from({ length: 20 }, () => moving('PTWO')));
  const answers = await Promise.all(orders.map((one, index) => press(one, index % 2 === 0 ? shop : dying)));
  const errors = answers.map(({ body }) => body.error ?? 'moved').sort();
  expect(errors).toEqual(
    [...Array.from({ length: 2 }, () => 'moved'), ...Array.from({ length: 18 }, () => 'no_inventory')].sort(),
  );
  await jobs();
  const { remaining, claims } = await shop.ledger('PTWO');
  expect([remaining, claims.map(({ status }) => status)]).toEqual([0, ['paid', 'paid']]);
  const there = await Promise.all(orders.map(async (one) => (await shop.booking(one.order.cart_id)).prod_id));
  expect(there.filter((prod_id) => prod_id === 'PTWO')).toHaveLength(2);
});
