import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { freePort } from '../src/free-port.ts';
import { launchSite, startSite, type Launch, type Site } from '../src/browser/start-site.ts';
import { decideAutomatically } from './decide-automatically.ts';
import { eventsToReserve } from './events-to-reserve.ts';
import { checkLedgers, isUnfinished, readSnapshot } from './ledger-check.ts';
import { productsForSale, productsOf } from './products-for-sale.ts';
import { createRandom } from './random.ts';
import { ScriptedReserver } from './scripted-reserver.ts';
import { methods, ScriptedShopper } from './scripted-shopper.ts';
import type { ScriptedVisitor } from './scripted-visitor.ts';
import { settle } from './settle.ts';

const seed = Number(process.env['CRASH_SEED'] ?? 20_261_121);
const rounds = Number(process.env['CRASH_ROUNDS'] ?? 8);
/** Few products, so that shoppers meet at the same ledgers, and one of them nearly sold out. */
const shoppers = 5;
const productsOnSale = 4;
/** They meet at the last places of an event, in rounds of their own: beside the shoppers each would get half of what a machine can do. */
const reservers = 3;
const reserverRounds = Math.ceil(rounds / 2);
/** Longest time in which what a kill interrupted is taken up: sweep, repeated and late notifications. */
const SETTLE_MS = 15_000;

/** How often the shop looks after its payments and cancellations, and how many starts it may take until all are dealt with. */
const SWEEP_MS = 1_000;
const STARTS = 5;

const env = {
  RATE_LIMITS: 'off',
  SANDBOX_SPEED: '120',
  LOG_LEVEL: 'error',
  PAYMENT_SWEEP_MS: String(SWEEP_MS),
  CANCELLATION_SWEEP_MS: String(SWEEP_MS),
};

/** Each way of paying was used to the end, something was cancelled, and every kill had an order to lose. */
const boughtEnough = (people: readonly ScriptedShopper[]): boolean => {
  const cancelled = people.reduce((sum, one) => sum + one.cancelled, 0);
  const kept = people.reduce((sum, one) => sum + one.kept, 0);
  const used = methods.every((method) => people.some((one) => one.method === method && one.kept > 0));
  return used && cancelled > 0 && kept + cancelled >= rounds;
};

test(`kill -9 at any moment loses nothing and counts nothing twice (CRASH_SEED=${seed})`, async () => {
  const random = createRandom(seed);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'narae-crash-'));
  const ports = [await freePort(), await freePort()] as const;
  const start = (): Promise<Site> => startSite({ dataDir, ports, env });
  let site: Site | undefined;
  const people: ScriptedShopper[] = [];
  const guests: ScriptedReserver[] = [];
  const everybody = () => [...people, ...guests];
  const violations = async () => (await Promise.all(everybody().map((one) => one.violations()))).flat();
  const killWhile = async (
    visitors: readonly ScriptedVisitor[],
    times: number,
    longestMs = 4_000,
  ): Promise<void> => {
    for (let round = 1; round <= times; round += 1) {
      let over = false;
      const visits = Promise.all(visitors.map((one) => one.visit(() => over)));
      await sleep(random.between(400, longestMs));
      await site?.kill();
      over = true;
      await visits;
      site = await start();
      expect(await violations(), `after kill ${round}`).toEqual([]);
    }
  };
  try {
    await test.step('seeding goes on where a kill ended it', async () => {
      for (let kill = 0; kill < 2; kill += 1) {
        const launch: Launch = await launchSite({ dataDir, ports, env });
        site = launch.site;
        await launch.printed('Filling the shop');
        await sleep(random.between(0, 700));
        await site.kill();
      }
      site = await start();
      const products = await productsOf(site.origin);
      expect(new Set(products.map(({ prod_id }) => prod_id)).size).toBe(products.length);
      expect(products.length).toBeGreaterThanOrEqual(20);
    });
    const origin = `http://localhost:${ports[0]}`;
    await decideAutomatically(origin);
    const forSale = await productsForSale(origin, productsOnSale);
    for (let index = 0; index < shoppers; index += 1)
      people.push(
        await ScriptedShopper.create({
          name: `Shopper ${index}`,
          origin,
          random,
          products: forSale,
          method: methods[index % methods.length] ?? methods[0],
        }),
      );

    const events = await eventsToReserve(origin);
    for (let index = 0; index < reservers; index += 1)
      guests.push(await ScriptedReserver.create({ name: `Guest ${index}`, origin, random, events }));

    await test.step('kills while people shop', async () => {
      await killWhile(people, rounds);
      // How much is bought between two kills is chance, and less on a slow machine: there are more of both then, further apart.
      for (let more = 1; more <= rounds && !boughtEnough(people); more += 1)
        await killWhile(people, 1, 4_000 + more * 1_000);
    });
    await test.step('kills while guests reserve events', () => killWhile(guests, reserverRounds));

    await settle(people, SETTLE_MS);
    expect(await violations(), 'when all has settled').toEqual([]);
    await site?.stop({ keepData: true });
    site = undefined;
    let snapshot = await readSnapshot(dataDir);
    // Money of which only the provider knows, its answer having died with the shop, is found by asking after a start.
    for (let again = 0; again < STARTS && isUnfinished(snapshot); again += 1) {
      site = await start();
      // Longer each time: on a slow machine one round over all open payments outlasts a short stay.
      await sleep(SWEEP_MS * 2 ** (again + 1));
      await site.stop({ keepData: true });
      site = undefined;
      snapshot = await readSnapshot(dataDir);
    }
    expect(checkLedgers(snapshot), 'ledger check').toEqual([]);
    // A run in which nothing was bought proves nothing.
    const rejections = [...new Set(everybody().flatMap((one) => one.rejections))].join('\n');
    const paid = snapshot.bookings.filter(({ txn_type }) => txn_type === 'P' || txn_type === 'R').length;
    for (const { payType } of methods) {
      const byMethod = snapshot.bookings.flatMap(({ payments }) =>
        payments.filter(({ pay_type, status }) => pay_type === payType && status === 'paid'),
      );
      expect(byMethod.length, `payments by ${payType}`).toBeGreaterThan(0);
    }
    const made = guests.reduce((sum, one) => sum + one.made, 0);
    const cancelled = snapshot.bookings.filter(({ txn_type }) => txn_type === 'R').length;
    expect(cancelled, `orders cancelled; rejected were:\n${rejections}`).toBeGreaterThan(0);
    expect(made, `reservations made; rejected were:\n${rejections}`).toBeGreaterThanOrEqual(reservers);
    expect(paid, `orders paid; rejected were:\n${rejections}`).toBeGreaterThanOrEqual(rounds);
  } finally {
    await site?.kill();
    await Promise.all(everybody().map((one) => one.close()));
    await rm(dataDir, { recursive: true, force: true });
  }
});
