import { jest } from '@jest/globals';
import type { SeatClaim } from './seat-ledger.model.ts';
import type * as queries from './seat-ledger.queries.ts';
import type { SeatContext } from './seat-claims.ts';

const prod_id = 'PTOUR1';
const start = new Date('2026-11-21T03:00:00Z');
const at = (minutes: number): Date => new Date(start.getTime() + minutes * 60_000);
const held = (key: string, count = 1, minutes = 15): SeatClaim => ({
  key,
  count,
  status: 'held',
  expires_at: at(minutes),
  options: [],
});
const paid = (key: string, count = 1): SeatClaim => ({
  key,
  count,
  status: 'paid',
  expires_at: null,
  options: [],
});
const offered = (key: string, offered_to: string, count = 1): SeatClaim => ({
  ...held(key, count),
  status: 'offered',
  offered_to,
});

/** In memory, with the store's conditional updates; may be told to lose the next ones. */
const ledger = { remaining: 0, capacity: 0, claims: [] as SeatClaim[], lost: 0, calls: [] as string[] };
/** A concurrent change between a read and its update. */
let meanwhile: (() => void) | undefined;

const change = (
  name: string,
  claim: SeatClaim | undefined,
  seats: number,
  made: () => SeatClaim[],
): boolean => {
  ledger.calls.push(name);
  if (ledger.lost > 0) {
    ledger.lost -= 1;
    return false;
  }
  if (!claim || ledger.remaining < seats) return false;
  ledger.remaining -= seats;
  ledger.claims = made();
  return true;
};
const existing = ({ key, count, status, expires_at }: SeatClaim): SeatClaim | undefined =>
  ledger.claims.find(
    (item) =>
      item.key === key &&
      item.count === count &&
      item.status === status &&
      item.expires_at?.getTime() === expires_at?.getTime(),
  );
const moved = (made: boolean): queries.Moved => (made ? ({ document: {} } as queries.Moved) : null);
const others = ({ key }: SeatClaim): SeatClaim[] => ledger.claims.filter((item) => item.key !== key);

jest.unstable_mockModule('./seat-ledger.queries.ts', () => ({
  readStanding: async () => {
    const standing = { remaining: ledger.remaining, capacity: ledger.capacity, claims: [...ledger.claims] };
    meanwhile?.();
    meanwhile = undefined;
    return standing;
  },
  findHeldClaims: async (...[, addresses, now]: Parameters<typeof queries.findHeldClaims>) =>
    ledger.claims.filter(
      ({ key, expires_at }) =>
        expires_at && expires_at > now && addresses.some(({ cart_id }) => cart_id === key),
    ),
  findLedgersDue: async () => [{ prod_id, claims: ledger.claims }],
  addClaims: async (...[, , requests]: Parameters<typeof queries.addClaims>) => {
    const taken = ledger.claims.some(({ key, offered_to }) =>
      requests.some(
        ({ claim, mem_id }) => key === claim.key || (mem_id !== undefined && offered_to === mem_id),
      ),
    );
    const claims = requests.map(({ claim }) => claim);
    const seats = claims.reduce((sum, { count }) => sum + count, 0);
    return moved(change('add', taken ? undefined : claims[0], seats, () => [...ledger.claims, ...claims]));
  },
  removeClaim: async (...[, , claim]: Parameters<typeof queries.removeClaim>) =>
    moved(change('remove', existing(claim), -claim.count, () => others(claim))),
  exchangeClaim: async (...[, , claim, instead]: Parameters<typeof queries.exchangeClaim>) =>
    moved(change('replace', existing(claim), instead.count - claim.count, () => [...others(claim), instead])),
  takeUpOffer: async (...[, , offer, claim]: Parameters<typeof queries.takeUpOffer>) =>
    moved(change('take up', existing(offer), claim.count - offer.count, () => [...others(offer), claim])),
  changeClaim: async (...[, , claim, to]: Parameters<typeof queries.changeClaim>) =>
    change('change', existing(claim), 0, () => [
      ...others(claim),
      { ...claim, status: to.status, expires_at: to.expires_at },
    ]),
}));
const {
  claimOf,
  endsOfHolds,
  fitPaidClaim,
  moveHoldEnd,
  ranOut,
  releaseClaim,
  runOutClaims,
  settleClaim,
  standsFor,
  takeHold,
} = await import('./seat-claims.ts');

let nudges = 0;
let now = start;
const context = {
  ledgers: {},
  now: () => now,
  relay: { nudge: () => void (nudges += 1) },
} as unknown as SeatContext;

const given = (remaining: number, ...claims: SeatClaim[]): void => {
  const capacity = remaining + claims.reduce((sum, { count }) => sum + count, 0);
  Object.assign(ledger, { remaining, capacity, claims, lost: 0, calls: [] });
  nudges = 0;
  now = start;
  meanwhile = undefined;
};
const address = { cart_id: 'CART1', prod_id };
const hold = (seats = 1, mem_id = 'MEM1') =>
  takeHold(context, { ...address, mem_id, seats, options: [], until: at(15) });

/** No seat may be given twice or lost. */
afterEach(() => {
  expect(ledger.remaining).toBeGreaterThanOrEqual(0);
  expect(ledger.remaining + ledger.claims.reduce((sum, { count }) => sum + count, 0)).toBe(ledger.capacity);
});

describe('taking a hold', () => {
  it('takes seats that are left, and tells of it', async () => {
    given(3);
    expect(await hold(2)).toEqual({ claim: held('CART1', 2), stood: false });
    expect(ledger).toMatchObject({ remaining: 1, claims: [held('CART1', 2)] });
    expect(nudges).toBe(1);
  });

  it('says how many are left where they are too few, and tells nobody', async () => {
    given(1);
    expect(await hold(2)).toEqual({ left: 1 });
    expect(nudges).toBe(0);
  });

  it('leaves the hold there is as it is', async () => {
    given(0, held('CART1', 2, 5));
    expect(await hold(2)).toEqual({ claim: held('CART1', 2, 5), stood: true });
    expect(ledger.calls).toEqual(['add']);
    expect(nudges).toBe(0);
  });

  it('gives back one that ran out, or is for another number, before it is taken again', async () => {
    given(0, held('CART1', 2, 0));
    expect(await hold(2)).toEqual({ claim: held('CART1', 2), stood: false });
    expect(ledger.calls).toEqual(['add', 'remove', 'add']);
    given(0, held('CART1', 3));
    expect(await hold(2)).toEqual({ claim: held('CART1', 2), stood: false });
    expect(ledger).toMatchObject({ remaining: 1, calls: ['add', 'remove', 'add'] });
    given(0, held('CART1', 1));
    expect(await hold(2)).toEqual({ left: 1 });
  });

  it('leaves paid seats alone', async () => {
    given(5, paid('CART1', 2));
    expect(await hold(3)).toEqual({ claim: paid('CART1', 2), stood: true });
    expect(ledger.claims).toEqual([paid('CART1', 2)]);
  });

  it("makes an offer to the member its own, whatever of it is left, and nobody else's", async () => {
    given(0, offered('WAIT1', 'MEM1', 3));
    expect(await hold(2)).toEqual({ claim: held('CART1', 2), stood: false });
    expect(ledger).toMatchObject({ remaining: 1, claims: [held('CART1', 2)] });
    expect(nudges).toBe(1);
    given(0, offered('WAIT1', 'MEM2', 3));
    expect(await hold(2)).toEqual({ left: 0 });
  });

  it('takes more than was offered where that is left', async () => {
    given(1, offered('WAIT1', 'MEM1', 2));
    expect(await hold(3)).toEqual({ claim: held('CART1', 3), stood: false });
    given(1, offered('WAIT1', 'MEM1', 2));
    expect(await hold(4)).toEqual({ left: 3 });
    expect(ledger.claims).toEqual([offered('WAIT1', 'MEM1', 2)]);
  });

  it('counts nothing below nothing where capacity was cut', async () => {
    given(0, offered('WAIT1', 'MEM1', 1), paid('CART9', 4));
    ledger.remaining = -2;
    ledger.capacity -= 2;
    expect(await hold(2)).toEqual({ left: 1 });
    Object.assign(ledger, { remaining: 0, capacity: ledger.capacity + 2 });
  });

  it('tries again after losing against another change, and ends all the same', async () => {
    given(0, held('CART1', 1, 0));
    ledger.lost = 3;
    expect(await hold(1)).toEqual({ claim: held('CART1', 1), stood: false });
    given(2, held('CART1', 1, 0));
    ledger.lost = 99;
    expect(await hold(1)).toEqual({ left: 2 });
    expect(ledger.calls).toHaveLength(16);
    given(1, offered('WAIT1', 'MEM1', 1));
    ledger.lost = 2;
    expect(await hold(1)).toEqual({ claim: held('CART1', 1), stood: false });
  });
});

describe('moving the end of a hold', () => {
  it('is done to exactly the hold that was read', async () => {
    given(0, held('CART1', 2, 5));
    expect(await moveHoldEnd(context, prod_id, held('CART1', 2, 5), at(20))).toBe(true);
    expect(ledger.claims).toEqual([held('CART1', 2, 20)]);
    expect(await moveHoldEnd(context, prod_id, held('CART1', 2, 5), at(30))).toBe(false);
    expect(ledger.claims).toEqual([held('CART1', 2, 20)]);
  });

  it.each([
    ['a hold that runs', held('CART1', 2, 5), true],
    ['a hold whose moment has come', held('CART1', 2, 0), false],
    ['a hold of another number', held('CART1', 3, 5), false],
    ['paid seats, whatever their number', paid('CART1', 3), true],
  ])('%s: whether it stands for a party of two', (_what, claim, expected) => {
    expect(standsFor(claim, { seats: 2, options: [] }, start)).toBe(expected);
  });
});

describe('giving seats back', () => {
  it('happens once, and tells how many', async () => {
    given(0, held('CART1', 2), held('CART2', 1));
    expect(await releaseClaim(context, address)).toBe(2);
    expect(await releaseClaim(context, address)).toBe(0);
    expect(ledger).toMatchObject({ remaining: 2, claims: [held('CART2', 1)] });
    expect(nudges).toBe(1);
  });

  it('leaves paid seats, unless told otherwise', async () => {
    given(0, paid('CART1', 2));
    expect(await releaseClaim(context, address)).toBe(0);
    expect(await releaseClaim(context, address, { onlyRunOut: true, paidToo: true })).toBe(0);
    expect(await releaseClaim(context, address, { paidToo: true })).toBe(2);
  });

  it('may be for holds that ran out alone', async () => {
    given(0, held('CART1', 2));
    now = at(14);
    expect(await releaseClaim(context, address, { onlyRunOut: true })).toBe(0);
    now = at(15);
    expect(await releaseClaim(context, address, { onlyRunOut: true })).toBe(2);
  });

  it('tries again after losing, as often as it may', async () => {
    given(0, held('CART1', 2));
    ledger.lost = 7;
    expect(await releaseClaim(context, address)).toBe(2);
    given(0, held('CART1', 2));
    ledger.lost = 8;
    expect(await releaseClaim(context, address)).toBe(0);
    expect(ledger.calls).toHaveLength(8);
  });
});

describe('a smaller party', () => {
  const fit = (seats: number) => fitPaidClaim(context, { ...address, seats, options: [] });

  it('gives back what it needs no more, once', async () => {
    given(0, paid('CART1', 3));
    expect(await fit(1)).toBe(true);
    expect(await fit(1)).toBe(true);
    expect(ledger).toMatchObject({ remaining: 2, claims: [paid('CART1', 1)] });
    expect(nudges).toBe(1);
  });

  it('never makes a claim grow', async () => {
    given(5, paid('CART1', 1));
    expect(await fit(3)).toBe(true);
    expect(ledger.claims).toEqual([paid('CART1', 1)]);
  });

  it('waits for a hold to be settled, and has nothing to do where there is no claim', async () => {
    given(0, held('CART1', 3));
    expect(await fit(1)).toBe(false);
    given(5);
    expect(await fit(1)).toBe(true);
    expect(ledger.calls).toEqual([]);
  });

  it('tries again after losing, as often as it may', async () => {
    given(0, paid('CART1', 3));
    ledger.lost = 7;
    expect(await fit(1)).toBe(true);
    given(0, paid('CART1', 3));
    ledger.lost = 8;
    expect(await fit(1)).toBe(false);
    expect(ledger.calls).toHaveLength(8);
  });
});

describe('settling', () => {
  const settle = (seats: number, until?: Date | null) =>
    settleClaim(context, { ...address, seats, options: [], ...(until !== undefined && { until }) });

  it('makes held seats paid for good', async () => {
    given(0, held('CART1', 2));
    expect(await settle(2)).toBe(true);
    expect(ledger.claims).toEqual([paid('CART1', 2)]);
    expect(await settle(2)).toBe(true);
    expect(ledger.calls).toEqual(['change']);
  });

  it('does so without a look where the booking knows the end of its hold', async () => {
    given(0, held('CART1', 2));
    meanwhile = () => {
      throw new Error('the ledger was read');
    };
    expect(await settle(2, at(15))).toBe(true);
    expect(ledger).toMatchObject({ claims: [paid('CART1', 2)], calls: ['change'] });
  });

  it.each([
    ['has another end', held('CART1', 2, 9), ['change', 'change']],
    ['is of another number', held('CART1', 1), ['change', 'remove', 'add']],
    ['is paid already', paid('CART1', 2), ['change']],
  ])('looks where the hold of the ledger %s', async (_what, claim, calls) => {
    given(1, claim);
    expect(await settle(2, at(15))).toBe(true);
    expect(ledger).toMatchObject({ claims: [paid('CART1', 2)], calls });
  });

  it('takes new ones where the hold was lost and some are left', async () => {
    given(2);
    expect(await settle(2)).toBe(true);
    expect(ledger).toMatchObject({ remaining: 0, claims: [paid('CART1', 2)] });
    expect(nudges).toBe(1);
    given(1);
    expect(await settle(2)).toBe(false);
    expect(ledger).toMatchObject({ claims: [], calls: ['add'] });
  });

  it('takes another number where it holds another, and has none where they are too few', async () => {
    given(1, held('CART1', 1));
    expect(await settle(2)).toBe(true);
    expect(ledger).toMatchObject({ remaining: 0, claims: [paid('CART1', 2)] });
    given(0, held('CART1', 1));
    expect(await settle(2)).toBe(false);
  });

  it('goes on with a claim that came up meanwhile', async () => {
    given(2);
    meanwhile = () => {
      ledger.claims.push(held('CART1', 2));
      ledger.remaining -= 2;
    };
    expect(await settle(2)).toBe(true);
    expect(ledger.claims).toEqual([paid('CART1', 2)]);
  });

  it('tries again after losing, as often as it may', async () => {
    given(0, held('CART1', 2));
    ledger.lost = 7;
    expect(await settle(2)).toBe(true);
    given(0, held('CART1', 2));
    ledger.lost = 8;
    expect(await settle(2)).toBe(false);
    expect(ledger.calls).toHaveLength(8);
  });
});

describe('the claims of a ledger', () => {
  it('are found by booking', async () => {
    given(0, held('CART2', 1), held('CART1', 2));
    expect(await claimOf(context, address)).toEqual(held('CART1', 2));
    expect(await claimOf(context, { ...address, cart_id: 'CART9' })).toBeNull();
    expect(await endsOfHolds(context, [address])).toEqual([at(15)]);
  });

  it('run out with their moment, paid ones never', () => {
    expect(ranOut(held('CART1'), at(14))).toBe(false);
    expect(ranOut(held('CART1'), at(15))).toBe(true);
    expect(ranOut(paid('CART1'), at(99))).toBe(false);
  });

  it('whose time is over are the held ones alone', async () => {
    given(0, held('CART1', 1, 0), held('CART2', 1, 1), paid('CART3'), {
      ...offered('WAIT1', 'MEM1'),
      expires_at: at(0),
    });
    expect(await runOutClaims(context, [], 10)).toEqual([{ prod_id, claims: [address] }]);
  });
});
