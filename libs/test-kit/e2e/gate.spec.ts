import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OrderTicket } from '@narae/contracts';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../src/browser/chromium.ts';
import { filmOf } from '../src/browser/film-of.ts';
import { demoGateAdministrator } from '../src/browser/demo-accounts.ts';
import type { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, expect, memberIn, phone, test, type Page } from './support.ts';

const say = wordsIn('ENG');

/** A member who has paid for two, and the tickets of both. */
const paidForTwo = async (
  shopper: Shopper,
): Promise<{ order_id: string; prod_id: string; tickets: OrderTicket[] }> => {
  const products = await shopper.products();
  const product = products.find(
    ({ progress_yn, package_cnt, inventory_cnt, prod_type }) =>
      progress_yn === 'Y' && package_cnt === 0 && inventory_cnt > 3 && prod_type !== 'CG006',
  );
  if (!product) throw new Error('the demo content has no product with seats for two');
  const cart_id = await shopper.putInCart(product.prod_id, { adult_cnt: 2 });
  await shopper.confirmTravellers(cart_id);
  await shopper.pay(cart_id);
  const { order_id } = await shopper.order(cart_id);
  const tickets = await shopper.call<OrderTicket[]>('orderTickets', { order_id });
  return { order_id, prod_id: product.prod_id, tickets };
};

const openGate = async (page: Page, prod_id: string): Promise<void> => {
  await page.goto(at(`/admin/gate?prod_id=${prod_id}`, 'ENG'));
  await expect(page.getByRole('button', { name: say('bookingGate.camera_open') })).toBeVisible();
};
const typeNumber = async (page: Page, number: string): Promise<void> => {
  await page.getByLabel(say('bookingGate.search')).fill(number);
  await page.getByRole('button', { name: say('bookingGate.check_number') }).click();
};
/**
 * What a browser logs of requests that cannot go out, by itself or through the service worker: a page is told that it is online a
 * moment before its worker is, and the first message of the shell is fetched in between.
 */
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|Loading (CSS )?chunk|network/i;

/** What the gate says of a scan; the region of the notifications is an alert of its own. */
const verdict = (page: Page) => page.getByRole('main').getByRole('alert');

const answer = (page: Page, outcome: string) =>
  verdict(page).getByRole('heading', { name: say(`bookingGate.scan_${outcome}`) });

test('two gates check a party in, one of them without a network for a while', async ({
  openBrowser,
  allow,
}) => {
  allow(withoutNetwork);
  const member = await memberIn(await openBrowser(phone), 'ENG');
  const { prod_id, tickets } = await paidForTwo(member);
  const [first, second] = tickets.map(({ ticket_no }) => ticket_no) as [string, string];

  const busOne = await openBrowser(phone);
  const busTwo = await openBrowser(phone);
  for (const context of [busOne, busTwo]) await administratorIn(context, 'ENG', demoGateAdministrator);
  const [one, two] = [await busOne.newPage(), await busTwo.newPage()];
  await openGate(one, prod_id);
  await openGate(two, prod_id);

  await typeNumber(one, first);
  await expect(answer(one, 'ok')).toBeVisible();
  await typeNumber(two, first);
  await expect(answer(two, 'second')).toBeVisible();

  await busTwo.setOffline(true);
  await typeNumber(two, second);
  await expect(answer(two, 'ok')).toBeVisible();
  await expect(two.getByText(say('bookingGate.sync_waiting_one', { count: 1 }))).toBeVisible();
  await typeNumber(one, second);
  await expect(answer(one, 'ok')).toBeVisible();

  await busTwo.setOffline(false);
  await expect(two.getByText(say('bookingGate.sync_done'))).toBeVisible();
  await expect(answer(two, 'second')).toBeVisible();
  await expect(verdict(two)).toContainText(say('bookingGate.conflict'));
});

test('a gate opens again without a network, lets people in, and sends it later', async ({
  openBrowser,
  allow,
}) => {
  allow(withoutNetwork);
  const member = await memberIn(await openBrowser(phone), 'ENG');
  const { prod_id, tickets } = await paidForTwo(member);
  const [first, second] = tickets.map(({ ticket_no }) => ticket_no) as [string, string];
  const context = await openBrowser(phone);
  const departs = (await member.products()).find((product) => product.prod_id === prod_id)?.ymd_format ?? '';
  // A device keeps lists of these days alone: its clock and the server's, as it hears of it, stand at the day of departure.
  await context.addInitScript(
    (ahead) => {
      const now = Date.now.bind(Date);
      Date.now = () => now() + ahead;
      const headers = Headers.prototype;
      const get = headers.get;
      headers.get = function (name) {
        const value = get.call(this, name);
        return value && name === 'date' ? new Date(Date.parse(value) + ahead).toUTCString() : value;
      };
    },
    Date.parse(`${departs}T00:00:00Z`) - Date.now(),
  );
  await administratorIn(context, 'ENG', demoGateAdministrator);
  const page = await context.newPage();
  await openGate(page, prod_id);
  const kept = () =>
    page.evaluate(async () =>
      (await (await caches.open('narae-gate')).keys()).map(({ url }) => new URL(url).pathname),
    );
  await expect.poll(kept).toContain('/admin/gate');

  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText(say('bookingGate.sync_offline', { time: '' }).replace(/\s*\.$/, '')),
  ).toBeVisible();
  await typeNumber(page, first);
  await expect(answer(page, 'ok')).toBeVisible();
  await page.reload();
  await typeNumber(page, first);
  await expect(answer(page, 'second')).toBeVisible();
  await typeNumber(page, second);
  await expect(answer(page, 'ok')).toBeVisible();

  await context.setOffline(false);
  await expect(page.getByText(say('bookingGate.sync_done'))).toBeVisible();
  await page.reload();
  await typeNumber(page, second);
  await expect(answer(page, 'second')).toBeVisible();
  // Papers, tickets and answers of other calls are on no device.
  expect((await kept()).filter((path) => path.startsWith('/api') || path.startsWith('/upload'))).toEqual([]);

  await page.goto(at('/loginout', 'ENG'));
  await page.waitForURL((url) => url.pathname === '/');
  await expect.poll(() => page.evaluate(() => caches.has('narae-gate'))).toBe(false);
});

test('a camera reads the ticket that a member has on their phone', async ({ openBrowser }) => {
  const context = await openBrowser({ ...phone, deviceScaleFactor: 2 });
  const member = await memberIn(context, 'ENG');
  const { order_id, prod_id, tickets } = await paidForTwo(member);
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'ENG'));
  const [ticket] = tickets;
  const code = page
    .getByRole('article', { name: say('bookingMyOrder.ticket_of', { name: ticket!.mem_nm }) })
    .first()
    .getByRole('img');
  await expect(code).toBeVisible();

  const folder = await mkdtemp(path.join(tmpdir(), 'narae-camera-'));
  const film = path.join(folder, 'ticket.y4m');
  await filmOf(await code.screenshot(), film);
  const filming = await chromium.launch({
    executablePath: chromiumPath(),
    args: [
      ...chromiumArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  try {
    const staff = await filming.newContext({ ...phone, permissions: ['camera'] });
    await administratorIn(staff, 'ENG', demoGateAdministrator);
    const gate = await staff.newPage();
    await openGate(gate, prod_id);
    await gate.getByRole('button', { name: say('bookingGate.camera_open') }).click();
    await expect(answer(gate, 'ok')).toBeVisible();
    await expect(verdict(gate)).toContainText(ticket!.mem_nm);
  } finally {
    await filming.close();
    await rm(folder, { recursive: true, force: true });
  }
  await expect(
    page.getByText(new RegExp(`^${say('bookingMyOrder.ticket_used', { time: '' })}`)),
  ).toBeVisible();
});
