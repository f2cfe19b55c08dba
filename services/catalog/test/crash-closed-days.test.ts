import { interruptions, killedEverywhere, type TestService } from '@narae/test-kit';
import { addClosedDays, deleteClosedDays } from '../src/products/closed-days/add-closed-days.ts';
import { closeDeparture, keepClosed } from '../src/products/closed-days/close-departure.ts';
import { runClosedDays } from '../src/products/closed-days/run-closed-days.ts';
import { BUSY_MS } from '../src/products/jobs/stored-job.ts';
import { localized, type TestCatalog } from './fixtures.ts';
import { contextOn, startTwo, time } from './two-processes.ts';

let shop: TestCatalog;
let second: TestService;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ shop, second, close } = await startTwo());
});
afterAll(() => close());

const rowsAtOnce = 2;
const by = 'MEM0000000009';
const lanTp = 'ENG';
const days = ['2026-05-04', '2026-05-05', '2026-05-06', '2026-05-07'];

/** A trip with four departures, and closed days of the first three. */
const prepare = async (trip: number): Promise<string> => {
  for (const [at, day] of days.entries())
    await shop.change({ prod_id: `T${trip}N${at}`, start_day: day, end_day: day }, `T${trip}N0`);
  const asked = {
    prod_id: `T${trip}N0`,
    first_day: days[0]!,
    last_day: days[2]!,
    texts: localized('New Year'),
  };
  const { closed_id } = await addClosedDays(contextOn(shop), asked, {
    by,
    made_with: `killed-${trip}`,
    lanTp,
  });
  return closed_id;
};

/** The same, and what was closed is to be reopened. */
const prepareDeleted = async (trip: number): Promise<string> => {
  const closed_id = await prepare(trip);
  await runClosedDays(contextOn(shop));
  await deleteClosedDays(contextOn(shop), closed_id, { by, lanTp });
  return closed_id;
};

const outcome = async (closed_id: string) => {
  const { closedDays, products } = shop.catalog;
  const { done, total, done_at, prod_id } = (await closedDays.findOne({ closed_id }).lean())!;
  const rows = await products
    .find({ prod_id: new RegExp(`^${prod_id.slice(0, -1)}`) })
    .sort({ prod_id: 1 })
    .lean();
  return {
    isDone: done === total && done_at !== null,
    states: rows.map(({ progress_yn, closed_by }) => `${progress_yn}${closed_by === closed_id ? '!' : ''}`),
    versions: rows.map(({ version }) => version),
    dates: rows.find(({ stands }) => stands)?.dates_cnt,
    told: rows.map(({ outbox }) => new Set(outbox.map(({ version }) => version)).size === outbox.length),
  };
};

const told = [true, true, true, true];
const closed = { isDone: true, states: ['E!', 'E!', 'E!', 'Y'], versions: [2, 2, 2, 1], dates: 1, told };
const reopened = { isDone: true, states: ['Y', 'Y', 'Y', 'Y'], versions: [3, 3, 3, 1], dates: 4, told };

const killed = (make: (trip: number) => Promise<string>, from: number, expected: object) => {
  let trip = from;
  return killedEverywhere(interruptions(second.store), {
    prepare: () => make((trip += 1)),
    work: () => runClosedDays(contextOn(second), { rowsAtOnce }),
    afterwards: async () => {
      time.advance(BUSY_MS);
      await runClosedDays(contextOn(shop), { rowsAtOnce });
    },
    outcome,
    expected,
  });
};

it('wherever a process is killed, another one closes each departure of closed days once (CATALOG-22)', async () => {
  expect(await killed(prepare, 100, closed)).toBeGreaterThan(12);
});

it('wherever a process is killed, another one reopens each departure of deleted closed days once', async () => {
  expect(await killed(prepareDeleted, 300, reopened)).toBeGreaterThan(12);
});

it.each([
  ['close', prepare, 700, closed],
  ['reopen', prepareDeleted, 701, reopened],
] as const)('two processes at once %s each departure once', async (_, make, trip, expected) => {
  const closed_id = await make(trip);
  // Neither knows of the other: as where one was taken for dead.
  await Promise.all(
    [shop, second].map(async (one) => {
      await shop.catalog.closedDays.updateOne({ closed_id }, { $set: { busy_until: time.now() } });
      await runClosedDays(contextOn(one), { rowsAtOnce: 1 });
    }),
  );
  time.advance(BUSY_MS);
  await runClosedDays(contextOn(shop));
  expect(await outcome(closed_id)).toEqual(expected);
});

it('a process that ends leaves closed days to another one at once', async () => {
  const closed_id = await prepare(702);
  let asked = 0;
  await runClosedDays(contextOn(shop), { rowsAtOnce: 1, stopping: () => (asked += 1) > 3 });
  expect(await outcome(closed_id)).toMatchObject({ isDone: false, states: ['E!', 'E!', 'Y', 'Y'] });
  await runClosedDays(contextOn(second));
  expect(await outcome(closed_id)).toEqual(closed);
});

it('deleted while they are being closed, all that was closed is reopened', async () => {
  const closed_id = await prepare(703);
  const meanwhile = () => deleteClosedDays(contextOn(shop), closed_id, { by, lanTp });
  // The closed days are taken, and the first departure is about to be closed.
  const point = { nth: 2, side: 'before' } as const;
  const work = () => runClosedDays(contextOn(second), { rowsAtOnce });
  expect(await interruptions(second.store).pausedAt(point, meanwhile, work)).toBe(true);
  expect(await outcome(closed_id)).toMatchObject({ isDone: true, states: ['Y', 'Y', 'Y', 'Y'] });
});

it('a departure that was put on sale while the days were closed is closed, one that was closed while they were deleted reopened', async () => {
  const closed_id = await prepare(704);
  await runClosedDays(contextOn(shop));
  const first = { prod_id: 'T704N0', start_day: days[0]!, end_day: days[0]! };
  await shop.change(first);
  await keepClosed(contextOn(shop), ['T704N0']);
  expect(await outcome(closed_id)).toMatchObject({ states: ['E!', 'E!', 'E!', 'Y'], dates: 1 });

  const closing = (await shop.catalog.closedDays.findOne({ closed_id }).lean())!;
  await deleteClosedDays(contextOn(shop), closed_id, { by, lanTp });
  await runClosedDays(contextOn(shop));
  await closeDeparture(contextOn(shop), closing, 'T704N1');
  await keepClosed(contextOn(shop), ['T704N1']);
  await runClosedDays(contextOn(shop));
  expect(await outcome(closed_id)).toMatchObject({ isDone: true, states: ['Y', 'Y', 'Y', 'Y'] });
});
