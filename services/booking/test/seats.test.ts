import { buildIndexes, connectStore } from '@narae/service-kit';
import { startTestStore, type TestStore } from '@narae/test-kit';
import type { Connection } from 'mongoose';
import {
  claimOf,
  releaseClaim,
  runOutClaims,
  type SeatAddress,
  moveHoldEnd,
  settleClaim,
  takeHold,
  type SeatContext,
  type Taken,
} from '../src/inventory/seats/seat-claims.ts';
import { seatLedgerModel, type SeatLedger } from '../src/inventory/seats/seat-ledger.model.ts';

const minute = 60_000;
const start = new Date('2026-11-21T03:00:00Z');

let testStore: TestStore;
let store: Connection;
let context: SeatContext;
let now = start;
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

const ledgerWith = async (seats: number): Promise<string> => {
  const prod_id = `PROD${(products += 1)}`;
  await context.ledgers.create({ prod_id, capacity: seats, remaining: seats, version: 1, claims: [] });
  return prod_id;
};

const ledgerOf = async (prod_id: string): Promise<SeatLedger> => {
  const ledger = await context.ledgers.findOne({ prod_id }).lean<SeatLedger>().exec();
  if (!ledger) throw new Error(`no ledger of ${prod_id}`);
  return ledger;
};

const inMinutes = (minutes: number): Date => new Date(now.getTime() + minutes * minute);
const hold = (prod_id: string, cart_id: string, seats = 1, own = context): Promise<Taken> =>
  takeHold(own, { cart_id, prod_id, mem_id: cart_id, seats, options: [], until: inMinutes(15) });

/** Must hold after every operation: remaining and claimed seats add up to the capacity. */
const expectBalanced = async (prod_id: string): Promise<SeatLedger> => {
  const ledger = await ledgerOf(prod_id);
  const claimed = ledger.claims.reduce((sum, claim) => sum + claim.count, 0);
  expect(ledger.remaining).toBeGreaterThanOrEqual(0);
  expect(ledger.remaining + claimed).toBe(ledger.capacity);
  return ledger;
};

describe('taking seats', () => {
  it('lowers what remains and queues the event in the same update', async () => {
    const prod_id = await ledgerWith(10);
    expect(await hold(prod_id, 'CART1', 3)).toMatchObject({ claim: { count: 3, status: 'held' } });
    const ledger = await expectBalanced(prod_id);
    expect(ledger).toMatchObject({ remaining: 7, version: 2 });
    expect(ledger.outbox).toMatchObject([
      {
        subject: 'shop.booking.seat.changed.v1',
        aggregate_id: prod_id,
        version: 2,
        data: { prod_id, remaining: 7, capacity: 10 },
      },
    ]);
  });

  it('gives the last seat to one of two shoppers', async () => {
    const prod_id = await ledgerWith(1);
    const taken = await Promise.all([hold(prod_id, 'CART1'), hold(prod_id, 'CART2')]);
    expect(taken.filter((one) => 'claim' in one)).toHaveLength(1);
    expect(taken.filter((one) => 'left' in one)).toEqual([{ left: 0 }]);
    await expectBalanced(prod_id);
  });

  it('does not oversell to fifty buyers at once', async () => {
    const prod_id = await ledgerWith(20);
    const taken = await Promise.all(Array.from({ length: 50 }, (_, buyer) => hold(prod_id, `CART${buyer}`)));
    expect(taken.filter((one) => 'claim' in one)).toHaveLength(20);
    const ledger = await expectBalanced(prod_id);
    expect(ledger.remaining).toBe(0);
    // The first alone, the others together. Only the latest event is left in the outbox.
    expect(ledger.outbox).toMatchObject([{ version: 3, data: { remaining: 0, capacity: 20 } }]);
  });

  it('does not oversell to fifty buyers of five processes', async () => {
    const prod_id = await ledgerWith(20);
    const database = store.db?.databaseName ?? '';
    const stores = await Promise.all(Array.from({ length: 5 }, () => connectStore(testStore.url, database)));
    try {
      const processes = stores.map((one) => ({ ...context, ledgers: seatLedgerModel(one) }));
      const wishes = Array.from({ length: 10 }, (_, buyer) =>
        processes.map((own, process) => hold(prod_id, `CART${process}/${buyer}`, 1, own)),
      );
      const taken = await Promise.all(wishes.flat());
      expect(taken.filter((one) => 'claim' in one)).toHaveLength(20);
      expect(taken.filter((one) => 'left' in one)).toHaveLength(30);
      expect((await expectBalanced(prod_id)).remaining).toBe(0);
    } finally {
      await Promise.all(stores.map((one) => one.close()));
    }
  });

  it('counts a booking once, however often it asks', async () => {
    const prod_id = await ledgerWith(5);
    await Promise.all(Array.from({ length: 8 }, () => hold(prod_id, 'CART1', 2)));
    expect((await expectBalanced(prod_id)).claims).toHaveLength(1);
  });

  it('leaves a hold that runs as it is, and takes new seats for another party size', async () => {
    const prod_id = await ledgerWith(5);
    const again = { cart_id: 'CART1', mem_id: 'CART1', prod_id, until: inMinutes(30) };
    expect(await hold(prod_id, 'CART1', 2)).toMatchObject({ stood: false });
    expect(await takeHold(context, { ...again, seats: 2, options: [] })).toMatchObject({
      stood: true,
      claim: { count: 2, expires_at: inMinutes(15) },
    });
    expect(await takeHold(context, { ...again, seats: 4, options: [] })).toMatchObject({ stood: false });
    expect(await expectBalanced(prod_id)).toMatchObject({
      remaining: 1,
      claims: [{ count: 4, expires_at: inMinutes(30) }],
    });
    expect(await hold(prod_id, 'CART2', 2)).toEqual({ left: 1 });
  });

  it('moves the end of exactly the hold that was read', async () => {
    const prod_id = await ledgerWith(5);
    await hold(prod_id, 'CART1', 2);
    const read = await claimOf(context, { cart_id: 'CART1', prod_id });
    if (!read) throw new Error('no claim');
    expect(await moveHoldEnd(context, prod_id, read, inMinutes(30))).toBe(true);
    expect(await moveHoldEnd(context, prod_id, read, inMinutes(45))).toBe(false);
    expect(await claimOf(context, { cart_id: 'CART1', prod_id })).toMatchObject({
      status: 'held',
      expires_at: inMinutes(30),
    });
    await expectBalanced(prod_id);
  });

  it('finds no seats for a product without a ledger', async () => {
    expect(await hold('NOWHERE', 'CART1')).toEqual({ left: 0 });
  });

  it('treats identifiers as text, whatever they look like', async () => {
    const prod_id = await ledgerWith(3);
    await hold(prod_id, '$remaining');
    expect(await claimOf(context, { cart_id: '$remaining', prod_id })).toMatchObject({ key: '$remaining' });
    expect(await releaseClaim(context, { cart_id: '$remaining', prod_id })).toBe(1);
    await expectBalanced(prod_id);
  });
});

describe('releasing seats', () => {
  it('happens exactly once, however often it is requested', async () => {
    const prod_id = await ledgerWith(9);
    await hold(prod_id, 'CART1', 4);
    await hold(prod_id, 'CART2', 2);
    const freed = await Promise.all(
      Array.from({ length: 10 }, () => releaseClaim(context, { cart_id: 'CART1', prod_id })),
    );
    expect(freed.reduce((sum, seats) => sum + seats, 0)).toBe(4);
    expect(await expectBalanced(prod_id)).toMatchObject({ remaining: 7, claims: [{ key: 'CART2' }] });
  });

  it('leaves paid seats alone unless asked for them too', async () => {
    const prod_id = await ledgerWith(4);
    const address = { cart_id: 'CART1', prod_id };
    await hold(prod_id, 'CART1', 2);
    await settleClaim(context, { ...address, seats: 2, options: [] });
    expect(await releaseClaim(context, address)).toBe(0);
    expect(await releaseClaim(context, address, { paidToo: true })).toBe(2);
    expect(await releaseClaim(context, address, { paidToo: true })).toBe(0);
    expect((await expectBalanced(prod_id)).remaining).toBe(4);
  });

  it('keeps a running hold when only expired ones are released', async () => {
    const prod_id = await ledgerWith(4);
    await hold(prod_id, 'CART1', 2);
    expect(await claimsRunOut()).not.toContainEqual({ cart_id: 'CART1', prod_id });
    expect(await releaseClaim(context, { cart_id: 'CART1', prod_id }, { onlyRunOut: true })).toBe(0);
    now = inMinutes(15);
    expect(await claimsRunOut()).toContainEqual({ cart_id: 'CART1', prod_id });
    expect(await releaseClaim(context, { cart_id: 'CART1', prod_id }, { onlyRunOut: true })).toBe(2);
    await expectBalanced(prod_id);
  });
});

/** Claims whose time is over, of every departure. */
async function claimsRunOut(): Promise<SeatAddress[]> {
  return (await runOutClaims(context, [], 100)).flatMap(({ claims }) => claims);
}

describe('settling seats', () => {
  it('makes held seats permanent, once or repeatedly', async () => {
    const prod_id = await ledgerWith(4);
    const settled = { cart_id: 'CART1', prod_id, seats: 2, options: [] };
    await hold(prod_id, 'CART1', 2);
    expect(await Promise.all([settleClaim(context, settled), settleClaim(context, settled)])).toEqual([
      true,
      true,
    ]);
    now = inMinutes(60);
    expect(await claimsRunOut()).not.toContainEqual({ cart_id: 'CART1', prod_id });
    expect(await expectBalanced(prod_id)).toMatchObject({ claims: [{ status: 'paid', expires_at: null }] });
  });

  it('makes the hold permanent that the booking has, and any other the ledger has instead', async () => {
    const prod_id = await ledgerWith(4);
    for (const [cart_id, until] of [
      ['CART1', inMinutes(15)],
      ['CART2', inMinutes(14)],
    ] as const) {
      await hold(prod_id, cart_id, 2);
      expect(await settleClaim(context, { cart_id, prod_id, seats: 2, options: [], until })).toBe(true);
    }
    expect(await expectBalanced(prod_id)).toMatchObject({
      remaining: 0,
      claims: [
        { key: 'CART1', count: 2, status: 'paid', expires_at: null },
        { key: 'CART2', count: 2, status: 'paid', expires_at: null },
      ],
    });
  });

  it('takes new seats when the hold was lost, as long as there are any', async () => {
    const prod_id = await ledgerWith(2);
    expect(await settleClaim(context, { cart_id: 'CART1', prod_id, seats: 2, options: [] })).toBe(true);
    expect(await settleClaim(context, { cart_id: 'CART2', prod_id, seats: 1, options: [] })).toBe(false);
    expect((await expectBalanced(prod_id)).claims).toHaveLength(1);
  });
});
