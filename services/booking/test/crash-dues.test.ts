import { killedEverywhere, onlyBefore, type Killing } from '@narae/test-kit';
import { addDays, seoulDay } from '@narae/rules';
import { runBalances } from '../src/orders/balances/run-balances.ts';
import { finishCancellations } from '../src/orders/cancellations/decide-cancellation.ts';
import { voidOverdue } from '../src/orders/changes/change-order.ts';
import { whereabouts } from './support/books.ts';
import { paidOrder, type ChangedOrder } from './support/changed-order.ts';
import { startCheckout, type Checkout } from './support/checkout.ts';
import { startInterrupted, type InterruptedProcess } from './support/interrupted-process.ts';
import { tour } from './support/products.ts';

const day = 24 * 60;
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
  await runBalances(shop.context);
  await voidOverdue(shop.context);
  await finishCancellations(shop.context);
  await shop.pass(1);
  await shop.pass(1);
};

const ordered = (opt_codes: readonly string[] = []) => paidOrder(shop, { prod_id: 'PMANY', opt_codes });

let departures = 0;
/** An order whose deposit is paid, of a departure so many days ahead that its balance is due in a hundred. */
const withDeposit = async (): Promise<ChangedOrder> => {
  const prod_id = `PPARTS${(departures += 1)}`;
  const start_day = addDays(seoulDay(shop.context.now()), 130);
  await shop.service.sell({ ...tour, prod_id, start_day, end_day: start_day, deposit_pct: 30 });
  return paidOrder(shop, { prod_id });
};

/** An order with a change of its name that is not paid yet. */
const renaming = async (): Promise<ChangedOrder> => {
  const order = await ordered();
  const rv_mem_id = (await shop.booking(order.cart_id)).travellers[0]?.rv_mem_id ?? '';
  const names = [{ rv_mem_id, mem_nm: 'KIM NEW' }];
  expect((await order.me.call('orderNameChange', { order_id: order.order_id, names })).status).toBe(200);
  return order;
};
const dueOf = ({ order_id }: ChangedOrder): string => `${order_id}-D1`;
const takeBack = ({ me, order_id }: ChangedOrder, { service }: Process) =>
  service.inject('orderChangeVoid', { order_id, due_id: `${order_id}-D1` }, me);

/** Somebody has paid the first due of an order, and nobody was told yet. */
const paying = async (order: ChangedOrder): Promise<{ order: ChangedOrder; refno: string }> => {
  const refno = await order.payDue(dueOf(order));
  await shop.stands(refno, '0000');
  return { order, refno };
};
/** The provider tells, and tells again whoever did not answer. */
const tell = async ({ refno }: { refno: string }, { service }: Process) =>
  service.form('icbStatus', await shop.notice(refno));

const outcome = async ({ order: { cart_id } }: { order: ChangedOrder }) => {
  const { dues = [], history = [], travellers, price } = await shop.booking(cart_id);
  const done = history.map(({ what }) => what).filter((what) => what.endsWith('-changed'));
  return {
    ...(await whereabouts(shop, cart_id)),
    dues: dues.map(({ kind, state }) => `${kind} ${state}`),
    done,
    name: travellers[0]?.mem_nm,
    total: price?.total,
  };
};
const asBooked = { txn_type: 'P', back: 0, owed: 0, seats: 1, done: [], name: 'LIN MEI', total: 100 };

/** A payment whose report a process is killed over: the provider repeats it, and the jobs look after the rest. */
const reported = (prepare: () => Promise<{ order: ChangedOrder; refno: string }>, expected: object) => ({
  prepare,
  work: (one: { refno: string }) => tell(one, dying),
  afterwards: async (one: { refno: string }) => {
    await jobs();
    await tell(one, shop);
    await jobs();
  },
  outcome,
  expected,
});

const stories: Readonly<Record<string, () => Killing<{ order: ChangedOrder; refno: string }>>> = {
  'a fee for a name that is paid': () =>
    reported(async () => paying(await renaming()), {
      ...asBooked,
      taken: 150,
      dues: ['name-fee paid'],
      done: ['name-changed'],
      name: 'KIM NEW',
    }),
  'a payment of a change that was taken back': () =>
    reported(
      async () => {
        const order = await renaming();
        const refno = await order.payDue(dueOf(order));
        await takeBack(order, shop);
        await shop.stands(refno, '0000');
        return { order, refno };
      },
      { ...asBooked, taken: 150, back: 50, owed: 50, dues: ['name-fee void'] },
    ),
  'a balance that is paid': () =>
    reported(async () => paying(await withDeposit()), { ...asBooked, taken: 100, dues: ['balance paid'] }),
  'extras that cost less': () => ({
    prepare: async () => ({ order: await ordered(['HANBOK']), refno: '' }),
    work: ({ order: { me, order_id } }) =>
      dying.service.inject('orderExtrasChange', { order_id, options: [], hotels: [], difference: -20 }, me),
    afterwards: async ({ order: { me, order_id } }) => {
      await jobs();
      await me.call('orderExtrasChange', { order_id, options: [], hotels: [], difference: -20 });
      await jobs();
    },
    outcome,
    expected: { ...asBooked, taken: 120, back: 20, owed: 20, dues: [], done: ['extras-changed'] },
  }),
};

describe('a process killed between any two steps of', () => {
  it.each(Object.keys(stories))('%s', async (name) => {
    const story = stories[name];
    if (!story) throw new Error(name);
    expect(await killedEverywhere(dying, story())).toBeGreaterThanOrEqual(2);
  });

  it('a change that is taken back', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => ({ order: await renaming() }),
        work: ({ order }) => takeBack(order, dying),
        afterwards: ({ order }) => takeBack(order, shop),
        outcome,
        expected: { ...asBooked, taken: 100, dues: ['name-fee void'] },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(1);
  });

  it('a change that ends because nobody paid for it', async () => {
    const kills = await killedEverywhere(
      dying,
      {
        prepare: async () => {
          const order = await renaming();
          await order.payDue(dueOf(order));
          shop.wait(25 * 60);
          return { order };
        },
        work: () => voidOverdue(dying.context),
        // Whoever asks the provider for the dead process waits until its time is over.
        afterwards: async () => {
          await jobs();
          await jobs();
        },
        outcome,
        expected: { ...asBooked, taken: 100, dues: ['name-fee void'] },
      },
      onlyBefore,
    );
    expect(kills).toBeGreaterThanOrEqual(2);
  });

  it('the cancellation of an order whose balance nobody paid', async () => {
    const kills = await killedEverywhere(dying, {
      prepare: async () => {
        const order = await withDeposit();
        shop.wait(105 * day);
        return { order };
      },
      work: () => runBalances(dying.context),
      afterwards: jobs,
      outcome,
      // Ten percent of 100 stay of the 30 that were paid.
      expected: {
        ...asBooked,
        txn_type: 'R',
        taken: 30,
        back: 20,
        owed: 20,
        seats: 0,
        dues: ['balance void'],
      },
    });
    expect(kills).toBeGreaterThanOrEqual(8);
  });
});
