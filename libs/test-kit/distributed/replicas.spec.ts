import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { checkLedgers, readSnapshotAt, type StoreSnapshot } from '../crash/ledger-check.ts';
import { decideAutomatically } from '../crash/decide-automatically.ts';
import { eventsToReserve } from '../crash/events-to-reserve.ts';
import { productsForSale } from '../crash/products-for-sale.ts';
import { createRandom } from '../crash/random.ts';
import { ScriptedReserver } from '../crash/scripted-reserver.ts';
import { ScriptedShopper } from '../crash/scripted-shopper.ts';
import { newClient, type ScriptedVisitor } from '../crash/scripted-visitor.ts';
import { settle } from '../crash/settle.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { freePort } from '../src/free-port.ts';
import { watchSeats } from '../src/sse/watch-seats.ts';
import { openCopies } from './copies.ts';
import { startDistributedSite, type DistributedSite } from './distributed-site.ts';

const shoppers = 4;
const reservers = 2;
const SETTLE_MS = 15_000;
/** The broker brings what a killed consumer had in its hands to another one after ten seconds. */
const MAILS_MS = 20_000;
/** Copies are right again within seconds of the broker's return; a machine that does much else may need more. */
const CONVERGE_MS = 20_000;
/** A slow machine buys little while processes are killed: people go on for so long until enough is bought. */
const BOUGHT_MS = 90_000;
const env = {
  RATE_LIMITS: 'off',
  SANDBOX_SPEED: '120',
  LOG_LEVEL: 'error',
  PAYMENT_SWEEP_MS: '1000',
  CANCELLATION_SWEEP_MS: '1000',
};

/** Puts something into the cart, looks at it and takes it out again, one call after the other, and notes every call that failed. */
const busyCaller = async (origin: string, prod_id: string, until: () => boolean) => {
  const http = await newClient();
  const shopper = new Shopper({ request: http }, origin, 'ENG');
  await shopper.join('Busy');
  const failed: string[] = [];
  let made = 0;
  const work = (async () => {
    while (!until()) {
      try {
        const cart_id = await shopper.putInCart(prod_id, { adult_cnt: 1 });
        await shopper.order(cart_id);
        await shopper.call('mycartDelete', { cart_id });
        made += 3;
      } catch (error) {
        failed.push(String(error));
      }
    }
    await http.dispose();
    return { failed, made };
  })();
  return work;
};

/** One replica is told to end while calls go on: none fails, and it is back by itself. */
const drainOne = async (site: DistributedSite, prod_id: string): Promise<void> => {
  let over = false;
  const calls = [1, 2, 3].map(() => busyCaller(site.origin, prod_id, () => over));
  const pid = await site.pidOf('booking-1');
  await sleep(500);
  process.kill(pid, 'SIGTERM');
  await site.replaced('booking-1', pid);
  await sleep(500);
  over = true;
  const done = await Promise.all(calls);
  expect(done.flatMap(({ failed }) => failed)).toEqual([]);
  expect(Math.min(...done.map(({ made }) => made))).toBeGreaterThan(10);
};

/**
 * The broker loses its data while people shop: no call fails (one that waits for the broker fails at the edge's limit),
 * the projections become consistent with their owners again, and a seat stream keeps delivering.
 */
const loseBrokerData = async (site: DistributedSite, prod_id: string): Promise<void> => {
  const copies = await openCopies(await site.storeUrl());
  let told = 0;
  const watching = await watchSeats(`${site.origin}/stream`, () => (told += 1));
  let over = false;
  const calls = [1, 2].map(() => busyCaller(site.origin, prod_id, () => over));
  try {
    await sleep(500);
    const pid = await site.pidOf('nats');
    await site.loseBrokerData();
    while ((await site.pidOf('nats')) === pid) await sleep(50);
    const before = told;
    await expect.poll(() => told, { timeout: CONVERGE_MS, message: 'news of seats' }).toBeGreaterThan(before);
    over = true;
    const done = await Promise.all(calls);
    expect(done.flatMap(({ failed }) => failed)).toEqual([]);
    await copies.converged(CONVERGE_MS);
  } finally {
    over = true;
    watching.close();
    await copies.close();
  }
};

/** The snapshot as soon as it is consistent, or the last one when the time is over. */
const snapshotAtRest = async (storeUrl: string): Promise<StoreSnapshot> => {
  const end = Date.now() + MAILS_MS;
  for (;;) {
    const snapshot = await readSnapshotAt(storeUrl);
    if (checkLedgers(snapshot).length === 0 || Date.now() > end) return snapshot;
    await sleep(500);
  }
};

test('booking runs twice: one drained without a failed call, one killed under load without a lost order', async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-distributed-'));
  const ports = [await freePort(), await freePort()] as const;
  let site: DistributedSite | undefined;
  const people: ScriptedShopper[] = [];
  const guests: ScriptedReserver[] = [];
  const everybody = () => [...people, ...guests];
  try {
    const running = await startDistributedSite({ dataDir, ports, env });
    site = running;
    const { origin } = running;
    await decideAutomatically(origin);
    const products = await productsForSale(origin, 3);

    await test.step('SIGTERM: no call fails', () => drainOne(running, products[0] ?? ''));

    await test.step('SIGKILL under load, first one and then the other', async () => {
      const random = createRandom(20_261_121);
      for (let index = 0; index < shoppers; index += 1)
        people.push(await ScriptedShopper.create({ name: `Shopper ${index}`, origin, random, products }));
      const events = await eventsToReserve(origin);
      for (let index = 0; index < reservers; index += 1)
        guests.push(await ScriptedReserver.create({ name: `Guest ${index}`, origin, random, events }));
      let over = false;
      // Who was left without an answer for too long comes back.
      const stay = async (one: ScriptedVisitor): Promise<void> => {
        while (!over) await one.visit(() => over);
      };
      const shopping = Promise.all(everybody().map(stay));
      for (const name of ['booking-1', 'booking-2']) {
        await sleep(2_000);
        const pid = await running.pidOf(name);
        process.kill(pid, 'SIGKILL');
        await running.replaced(name, pid);
      }
      await sleep(1_000);
      await test.step('broker data loss: no call fails', () => loseBrokerData(running, products[0] ?? ''));
      // Whoever is asked to stop may cancel one more order.
      const enough = () =>
        people.reduce((sum, one) => sum + one.kept, 0) >= 2 * shoppers &&
        guests.every(({ made }) => made > 0);
      for (const end = Date.now() + BOUGHT_MS; !enough() && Date.now() < end;) await sleep(200);
      over = true;
      await shopping;
    });

    await test.step('damaged projections are rebuilt by command', async () => {
      const copies = await openCopies(await running.storeUrl());
      await copies.damage();
      for (const name of ['catalog-seats', 'booking-rates'])
        expect(await running.operate('rebuild', name)).toContain('is asked to fill itself anew');
      await copies.converged(CONVERGE_MS);
      await copies.close();
    });

    await settle(people, SETTLE_MS);
    const violations = (await Promise.all(everybody().map((one) => one.violations()))).flat();
    expect(violations, 'what shoppers and guests were told').toEqual([]);
    const snapshot = await snapshotAtRest(await running.storeUrl());
    const rejections = [...new Set(everybody().flatMap((one) => one.rejections))].join('\n');
    expect(checkLedgers(snapshot), `ledger check; rejected were:\n${rejections}`).toEqual([]);
    const paid = snapshot.bookings.filter(({ txn_type }) => txn_type === 'P').length;
    expect(paid, `orders paid; rejected were:\n${rejections}`).toBeGreaterThanOrEqual(shoppers);
    const made = guests.reduce((sum, one) => sum + one.made, 0);
    expect(made, `reservations made; rejected were:\n${rejections}`).toBeGreaterThanOrEqual(reservers);
  } finally {
    await site?.stop();
    await Promise.all(everybody().map((one) => one.close()));
    await rm(dataDir, { recursive: true, force: true });
  }
});
