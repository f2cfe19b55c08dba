import { buildIndexes, connectStore } from '@narae/service-kit';
import { startTestStore, type TestStore } from '@narae/test-kit';
import type { Connection } from 'mongoose';
import {
  type ClaimedOption,
  fitPaidClaim,
  holdAddedOptions,
  releaseAddedOptions,
  releaseClaim,
  runOutClaims,
  type SeatContext,
  settleClaim,
  takeHold,
  type Taken,
} from '../src/inventory/seats/seat-claims.ts';
import { seatLedgerModel, type SeatLedger } from '../src/inventory/seats/seat-ledger.model.ts';
import { offerSeats } from '../src/inventory/seats/seat-offers.ts';
import { resizeLedger } from '../src/inventory/seats/seat-ledger.queries.ts';

let testStore: TestStore;
let store: Connection;
let context: SeatContext;
let now = new Date('2026-11-21T03:00:00Z');
const start = now;
let products = 0;

beforeAll(async () => {
  testStore = await startTestStore();
  store = await connectStore(testStore.url, testStore.freshName());
  context = { ledgers: seatLedgerModel(store), now: () => now, relay: { nudge: () => undefined } };
  await buildIndexes(store);
});

afterAll(async () => {
  await store.close();
  await testStore.release();
});

beforeEach(() => {
  now = start;
});

type Stock = Readonly<Record<string, number>>;

const size = (prod_id: string, stock: Stock, version: number, capacity = 20): Promise<boolean> =>
  resizeLedger(context.ledgers, {
    prod_id,
    capacity,
    version,
    stock: Object.entries(stock).map(([opt_code, most]) => ({ opt_code, capacity: most })),
  });

const ledgerWith = async (stock: Stock, capacity = 20): Promise<string> => {
  const prod_id = `STOCK${(products += 1)}`;
  await size(prod_id, stock, 1, capacity);
  return prod_id;
};

const optionsOf = (counts: Stock): ClaimedOption[] =>
  Object.entries(counts).map(([opt_code, count]) => ({ opt_code, count }));

const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * 60_000);

const hold = (prod_id: string, cart_id: string, counts: Stock, seats = 1): Promise<Taken> =>
  takeHold(context, {
    cart_id,
    prod_id,
    mem_id: cart_id,
    seats,
    options: optionsOf(counts),
    until: inMinutes(15),
  });

const settle = (prod_id: string, cart_id: string, counts: Stock, seats = 1): Promise<boolean> =>
  settleClaim(context, { cart_id, prod_id, seats, options: optionsOf(counts) });

const fit = (prod_id: string, cart_id: string, counts: Stock, seats = 1): Promise<boolean> =>
  fitPaidClaim(context, { cart_id, prod_id, seats, options: optionsOf(counts) });

const add = (prod_id: string, cart_id: string, counts: Stock) =>
  holdAddedOptions(context, { cart_id, prod_id, options: optionsOf(counts), until: inMinutes(2) });

/** What is left of each limited option; claims and what is left add up to the stock, of seats too. */
const left = async (prod_id: string): Promise<Stock> => {
  const ledger = await context.ledgers.findOne({ prod_id }).lean<SeatLedger>().exec();
  if (!ledger) throw new Error(`no ledger of ${prod_id}`);
  const { claims, stock = [], capacity, remaining } = ledger;
  expect(remaining + claims.reduce((sum, { count }) => sum + count, 0)).toBe(capacity);
  const options = claims.flatMap((claim) => claim.options ?? []);
  for (const line of stock) {
    const taken = options
      .filter(({ opt_code }) => opt_code === line.opt_code)
      .reduce((sum, { count }) => sum + count, 0);
    expect(line.remaining + taken).toBe(line.capacity);
  }
  return Object.fromEntries(stock.map(({ opt_code, remaining: count }) => [opt_code, count]));
};

describe('a limited extra (SEAT-9)', () => {
  it('is taken with the seats and returns with them', async () => {
    const prod_id = await ledgerWith({ LIGHT: 3 });
    await hold(prod_id, 'CART1', { LIGHT: 2, PHOTO: 50 });
    expect(await left(prod_id)).toEqual({ LIGHT: 1 });
    await releaseClaim(context, { cart_id: 'CART1', prod_id });
    expect(await left(prod_id)).toEqual({ LIGHT: 3 });
  });

  it('that is short takes neither seats nor other extras, and says how many are left', async () => {
    const prod_id = await ledgerWith({ LIGHT: 3, FLOOR: 1 });
    expect(await hold(prod_id, 'CART1', { LIGHT: 1, FLOOR: 2 })).toEqual({
      left: 20,
      short: { opt_code: 'FLOOR', left: 1 },
    });
    expect(await left(prod_id)).toEqual({ LIGHT: 3, FLOOR: 1 });
    expect(await settle(prod_id, 'CART1', { FLOOR: 2 })).toBe(false);
    expect(await hold(prod_id, 'CART1', { FLOOR: 1 })).toMatchObject({ stood: false });
    expect(await hold(prod_id, 'CART2', { FLOOR: 1 })).toMatchObject({ short: { left: 0 } });
  });

  it('is never oversold by a rush', async () => {
    const prod_id = await ledgerWith({ FLOOR: 5 }, 1_000);
    const taken = await Promise.all(
      Array.from({ length: 40 }, (_, buyer) => hold(prod_id, `CART${buyer}`, { FLOOR: 1 + (buyer % 2) })),
    );
    expect(await left(prod_id)).toEqual({ FLOOR: 0 });
    const sold = taken.flatMap((result) => ('claim' in result ? (result.claim.options ?? []) : []));
    expect(sold.reduce((sum, { count }) => sum + count, 0)).toBe(5);
  });

  it('of a hold for other extras is taken anew', async () => {
    const prod_id = await ledgerWith({ LIGHT: 3 });
    await hold(prod_id, 'CART1', { LIGHT: 3 });
    expect(await hold(prod_id, 'CART1', { LIGHT: 3 })).toMatchObject({ stood: true });
    expect(await hold(prod_id, 'CART1', { LIGHT: 1 })).toMatchObject({ stood: false });
    expect(await left(prod_id)).toEqual({ LIGHT: 2 });
  });

  it('is taken together with offered seats, or not at all', async () => {
    const prod_id = await ledgerWith({ LIGHT: 1 }, 2);
    const offer = { waiting_id: 'WAIT1', count: 2, offered_to: 'CART1', expires_at: inMinutes(60) };
    await offerSeats(context, prod_id, offer);
    expect(await hold(prod_id, 'CART1', { LIGHT: 2 }, 2)).toMatchObject({ short: { left: 1 } });
    expect(await hold(prod_id, 'CART1', { LIGHT: 1 }, 2)).toMatchObject({ stood: false });
    expect(await left(prod_id)).toEqual({ LIGHT: 0 });
  });

  it('follows a changed stock, also below what is sold, and is unlimited without one', async () => {
    const prod_id = await ledgerWith({});
    await settle(prod_id, 'CART1', { LIGHT: 4 });
    await size(prod_id, { LIGHT: 5 }, 2);
    expect(await left(prod_id)).toEqual({ LIGHT: 1 });
    await size(prod_id, { LIGHT: 3, FLOOR: 7 }, 3);
    expect(await left(prod_id)).toEqual({ LIGHT: -1, FLOOR: 7 });
    expect(await hold(prod_id, 'CART2', { LIGHT: 1 })).toMatchObject({ short: { left: 0 } });
    await size(prod_id, {}, 4);
    expect(await hold(prod_id, 'CART2', { LIGHT: 30 })).toMatchObject({ stood: false });
    // An older version of the product says nothing any more.
    await size(prod_id, { LIGHT: 1 }, 3);
    expect(await left(prod_id)).toEqual({});
  });
});

describe('the extras of a paid order (SEAT-9, ORDER-14)', () => {
  it('are those of its new choice: more were held, fewer go back', async () => {
    const prod_id = await ledgerWith({ LIGHT: 3, FLOOR: 1 });
    await settle(prod_id, 'CART1', { FLOOR: 1 });
    expect(await add(prod_id, 'CART1', { LIGHT: 2 })).toBeNull();
    expect(await left(prod_id)).toEqual({ LIGHT: 1, FLOOR: 0 });
    expect(await fit(prod_id, 'CART1', { LIGHT: 2 })).toBe(true);
    expect(await left(prod_id)).toEqual({ LIGHT: 1, FLOOR: 1 });
    expect(await fit(prod_id, 'CART1', { LIGHT: 2 })).toBe(true);
    const ledger = await context.ledgers.findOne({ prod_id }).lean<SeatLedger>().exec();
    expect(ledger?.claims).toHaveLength(1);
  });

  it('are not to be had beyond the stock, and are held once', async () => {
    const prod_id = await ledgerWith({ LIGHT: 2 });
    await settle(prod_id, 'CART1', {});
    expect(await add(prod_id, 'CART1', { LIGHT: 3 })).toEqual({ opt_code: 'LIGHT', left: 2 });
    expect(await add(prod_id, 'CART1', { LIGHT: 2 })).toBeNull();
    expect(await add(prod_id, 'CART1', { LIGHT: 2 })).toBeNull();
    await expect(add(prod_id, 'CART1', { LIGHT: 1 })).rejects.toMatchObject({ key: 'version_conflict' });
    expect(await left(prod_id)).toEqual({ LIGHT: 0 });
    await releaseAddedOptions(context, { cart_id: 'CART1', prod_id });
    expect(await left(prod_id)).toEqual({ LIGHT: 2 });
  });

  it('can be added where more seats are sold than there are', async () => {
    const prod_id = await ledgerWith({ LIGHT: 2 }, 1);
    await settle(prod_id, 'CART1', {});
    await size(prod_id, { LIGHT: 2 }, 2, 0);
    expect(await add(prod_id, 'CART1', { LIGHT: 1 })).toBeNull();
  });

  it('go back by themselves where the change was never made', async () => {
    const prod_id = await ledgerWith({ LIGHT: 2 });
    await settle(prod_id, 'CART1', {});
    await add(prod_id, 'CART1', { LIGHT: 2 });
    now = inMinutes(3);
    const over = (await runOutClaims(context, [], 100)).find((ledger) => ledger.prod_id === prod_id);
    for (const address of over?.claims ?? []) await releaseClaim(context, address, { onlyRunOut: true });
    expect(await left(prod_id)).toEqual({ LIGHT: 2 });
  });

  it('stay with a smaller party as far as it takes them', async () => {
    const prod_id = await ledgerWith({ LIGHT: 4 });
    await settle(prod_id, 'CART1', { LIGHT: 4 }, 4);
    expect(await fit(prod_id, 'CART1', { LIGHT: 1 }, 1)).toBe(true);
    expect(await left(prod_id)).toEqual({ LIGHT: 3 });
  });
});
