import { jest } from '@jest/globals';
import type { SeatClaim } from './seat-ledger.model.ts';
import type * as queries from './seat-ledger.queries.ts';

const prod_id = 'PTOUR1';
const claimOf = (key: string, count = 1): SeatClaim => ({
  key,
  count,
  status: 'held',
  expires_at: new Date('2026-11-21T03:15:00Z'),
});

/** In memory; each update waits until it is let through. */
const ledger = { remaining: 0, claims: [] as SeatClaim[], updates: [] as string[][], reads: 0 };
let letThrough: () => Promise<void>;
let meanwhile: (() => void) | undefined;

jest.unstable_mockModule('./seat-ledger.queries.ts', () => ({
  readStanding: async () => {
    ledger.reads += 1;
    const standing = { remaining: ledger.remaining, capacity: 9, claims: [...ledger.claims] };
    meanwhile?.();
    return standing;
  },
  addClaims: async (...[, , requests]: Parameters<typeof queries.addClaims>) => {
    ledger.updates.push(requests.map(({ claim }) => claim.key));
    await letThrough();
    const seats = requests.reduce((sum, { claim }) => sum + claim.count, 0);
    const stands = ledger.claims.some(({ key, offered_to }) =>
      requests.some(({ claim, mem_id }) => claim.key === key || (mem_id && mem_id === offered_to)),
    );
    if (stands || ledger.remaining < seats) return null;
    ledger.remaining -= seats;
    ledger.claims.push(...requests.map(({ claim }) => claim));
    return { document: {} } as queries.Moved;
  },
}));
const { takeTogether } = await import('./take-together.ts');

let sent = 0;
let context: Parameters<typeof takeTogether>[0];
const given = (remaining: number, ...claims: SeatClaim[]): void => {
  Object.assign(ledger, { remaining, claims, updates: [], reads: 0 });
  sent = 0;
  letThrough = () => Promise.resolve();
  meanwhile = undefined;
  context = { ledgers: {}, relay: { nudge: () => void (sent += 1) } } as unknown as typeof context;
};
const take = (key: string, count = 1, mem_id?: string) =>
  takeTogether(context, prod_id, claimOf(key, count), mem_id);
const served = async (...requests: readonly ReturnType<typeof take>[]): Promise<boolean[]> =>
  (await Promise.all(requests)).map((standing) => standing === null);

test('who comes while an update is under way is served by the next, all of them by one', async () => {
  given(9);
  expect(await served(take('A'), take('B', 2), take('C'), take('D'))).toEqual([true, true, true, true]);
  expect(ledger.updates).toEqual([['A'], ['B', 'C', 'D']]);
  expect(ledger).toMatchObject({ remaining: 4, reads: 0 });
  expect(sent).toBe(2);
});

test('who comes as soon as the one before has seats is served too', async () => {
  given(9);
  for (const key of ['A', 'B', 'C', 'D']) expect(await take(key)).toBeNull();
  expect(await take('E').then(() => take('F'))).toBeNull();
  expect(ledger.updates.flat()).toEqual(['A', 'B', 'C', 'D', 'E', 'F']);
});

test('where they are too few, who came first has them, and the others are told what is left', async () => {
  given(4);
  expect(await served(take('A'), take('B', 2), take('C', 2), take('D'), take('E'))).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
  expect(ledger.updates).toEqual([['A'], ['B', 'C', 'D', 'E'], ['B', 'D']]);
  expect(ledger).toMatchObject({ remaining: 0, reads: 1 });
  expect(await take('F')).toEqual({ remaining: 0, capacity: 9, claims: ledger.claims });
});

test('a booking that asks twice has its seats once', async () => {
  given(9);
  expect(await served(take('A'), take('B'), take('B'), take('A'))).toEqual([true, true, false, false]);
  expect(ledger.claims.map(({ key }) => key)).toEqual(['A', 'B']);
});

test('who has an offer is to use that; the others do not wait for them', async () => {
  given(9, { ...claimOf('WAIT1'), status: 'offered', offered_to: 'MEM2' });
  expect(await served(take('A', 1, 'MEM1'), take('B', 1, 'MEM2'), take('C', 1, 'MEM3'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(ledger.claims.map(({ key }) => key)).toEqual(['WAIT1', 'A', 'C']);
});

test('where another process is faster again, everybody hears how it was read', async () => {
  given(1);
  meanwhile = () => void (ledger.remaining = 0);
  expect(await served(take('A', 2), take('B'))).toEqual([false, false]);
  expect(ledger.updates).toEqual([['A'], ['B']]);
  given(3);
  meanwhile = () => void (ledger.remaining = 1);
  expect(await take('A', 4)).toMatchObject({ remaining: 3 });
});

test('a store that fails fails for those who waited for it, and for nobody after them', async () => {
  given(9);
  const gone = new Error('the store is away');
  letThrough = () => Promise.reject(gone);
  const results = await Promise.allSettled([take('A'), take('B'), take('C')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  letThrough = () => Promise.resolve();
  expect(await take('D')).toBeNull();
});

test('departures do not wait for each other, and more than a hundred are served in turns', async () => {
  given(300);
  let release = (): void => undefined;
  letThrough = () =>
    new Promise((resolve) => {
      release = resolve;
    });
  const first = take('A');
  letThrough = () => Promise.resolve();
  expect(await takeTogether(context, 'PTOUR2', claimOf('Z'))).toBeNull();
  const many = Array.from({ length: 150 }, (_, at) => take(`B${at}`));
  release();
  expect((await Promise.all([first, ...many])).every((standing) => standing === null)).toBe(true);
  expect(ledger.updates.map(({ length }) => length)).toEqual([1, 1, 100, 50]);
});
