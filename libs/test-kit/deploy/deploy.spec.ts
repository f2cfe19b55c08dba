import type { RemotesFile } from '@narae/contracts/slots';
import { currentOf, readState, type App } from '@narae/releases';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import {
  at,
  desktop,
  expect,
  hydrated,
  memberIn,
  memberWithOrder,
  siteOrigin,
  test,
  type Page,
} from '../e2e/support.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { changedBuild } from './changed-build.ts';
import { deployCommand } from './deploy-command.ts';

const say = wordsIn('KOR');
const releasesDir = path.join(process.env['SITE_DATA'] ?? '', 'releases');
const catalog = { releasesDir, app: 'mfe-catalog' } as const;
const booking = { releasesDir, app: 'mfe-booking' } as const;

/** A text of a remote, as it is and as a new release has it. */
const texts = {
  'mfe-catalog': { key: 'section_product_list', old: say('catalog.section_product_list') },
  'mfe-booking': { key: 'section_cart', old: say('booking.section_cart') },
} as const;

const built: string[] = [];
test.afterAll(() => Promise.all(built.map((dist) => rm(dist, { recursive: true, force: true }))));

/** A build of a remote with a new text. */
const buildWith = async (app: keyof typeof texts, fresh: string) => {
  const { key, old } = texts[app];
  const current = currentOf(await readState(releasesDir, app));
  const build = await changedBuild({ releasesDir, app }, { key, from: old, to: fresh });
  built.push(build.dist);
  return { ...build, before: current ?? '' };
};

/** Goes to another screen as a link of a hydrated page does, without loading the page anew. */
const walkTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

const heading = (page: Page, name: string) =>
  page.getByRole('main').getByRole('heading', { level: 1, name, exact: true });

const offer = (page: Page) =>
  page.getByRole('status').getByRole('region', { name: say('shell.new_version_title') });

/** The page asks what a new visit would get, and hears of a release. */
const hearsOf = (page: Page, app: App, version: string) =>
  page.waitForResponse(
    async (answer) =>
      answer.url().endsWith('/remotes.json') &&
      ((await answer.json()) as RemotesFile).remotes.some(
        (one) => one.name === app && one.version === version,
      ),
  );

test('two remotes are deployed while a shopper pays, and one is rolled back', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const products = await (await memberIn(await openBrowser(desktop), 'KOR')).products();
  const product = products.find(({ inventory_cnt, variant }) => inventory_cnt > 20 && variant === 'enter');
  const { cart_id } = await memberWithOrder(context, 'KOR', product?.prod_id ?? '');
  const newCatalog = await buildWith('mfe-catalog', '새로운 전체 여행');
  const newBooking = await buildWith('mfe-booking', '새로운 장바구니');

  const page = await context.newPage();
  await page.goto(at('/productList', 'KOR'));
  await expect(heading(page, texts['mfe-catalog'].old)).toBeVisible();
  await hydrated(page);
  await walkTo(page, `/order?cart_id=${cart_id}`);
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', payButton(say)).click();
  const popup = await opened;
  await popup.waitForURL('**/payment/pay/**');
  const waiting = page.getByRole('dialog', { name: say('booking.waiting_title') });
  await expect(waiting).toBeVisible();

  const heard = hearsOf(page, 'mfe-booking', newBooking.version);
  const sentences = await Promise.all([
    deployCommand(catalog, '--from', newCatalog.dist),
    deployCommand(booking, '--from', newBooking.dist),
  ]);
  expect(sentences[0]).toContain(`${newCatalog.version} is what everybody gets from now on instead of`);
  expect(sentences[1]).toContain(`${newBooking.version} is what everybody gets from now on instead of`);
  await heard;
  // Nobody is disturbed who waits for a payment.
  await expect(waiting).toBeVisible();
  await expect(offer(page)).toHaveCount(0);

  await popup.locator('button[value=approve]').click();
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
  await expect(offer(page)).toBeVisible();

  // The old page goes on with what it has, also with parts it had not fetched yet.
  await walkTo(page, '/mycart');
  await expect(heading(page, texts['mfe-booking'].old)).toBeVisible();
  await walkTo(page, '/productList?sort=price_up');
  await expect(heading(page, texts['mfe-catalog'].old)).toBeVisible();
  await offer(page)
    .getByRole('button', { name: say('shell.new_version_later') })
    .click();
  await expect(offer(page)).toHaveCount(0);

  const visitor = await (await openBrowser(desktop)).newPage();
  await visitor.goto(at('/productList', 'KOR'));
  await expect(heading(visitor, '새로운 전체 여행')).toBeVisible();
  const secondTab = await context.newPage();
  await secondTab.goto(at('/mycart', 'KOR'));
  await expect(heading(secondTab, '새로운 장바구니')).toBeVisible();
  await expect(offer(secondTab)).toHaveCount(0);

  // A rollback is one more change: who has what it takes back is offered what is current.
  await expect(deployCommand(catalog, '--rollback')).resolves.toContain(`back at ${newCatalog.before}`);
  await visitor.goto(at('/productList', 'KOR'));
  await expect(heading(visitor, texts['mfe-catalog'].old)).toBeVisible();

  // Reloading brings the rest of it where the shopper is.
  await walkTo(page, '/mycart');
  const again = hearsOf(page, 'mfe-booking', newBooking.before);
  await deployCommand(booking, '--rollback');
  await again;
  await expect(offer(page)).toHaveCount(0);
  await deployCommand(booking, '--from', newBooking.dist);
  await expect(offer(page)).toBeVisible();
  await offer(page)
    .getByRole('button', { name: say('common.btn_reload') })
    .click();
  await expect(heading(page, '새로운 장바구니')).toBeVisible();
  await expect(page).toHaveURL(/\/mycart/);
  await expect(offer(page)).toHaveCount(0);
});

const remotesFor = async (cookie?: string) => {
  const answer = await fetch(`${siteOrigin()}/remotes.json`, { headers: cookie ? { cookie } : {} });
  const { remotes } = (await answer.json()) as RemotesFile;
  const version = remotes.find(({ name }) => name === 'mfe-catalog')?.version;
  return { version, headers: answer.headers, cookie: answer.headers.get('set-cookie') };
};

test('a tenth of the visitors get a canary release, and each visitor keeps its release', async ({
  openBrowser,
}) => {
  const fresh = await buildWith('mfe-catalog', '전체 여행을 먼저');
  expect((await remotesFor()).cookie).toBeNull();
  await expect(deployCommand(catalog, '--from', fresh.dist, '--canary', '10%')).resolves.toContain(
    `10% of the visitors get mfe-catalog ${fresh.version}`,
  );

  const visitors = await Promise.all(Array.from({ length: 300 }, () => remotesFor()));
  expect(visitors[0]?.cookie).toMatch(
    /^narae_visitor=[\w-]{22}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  expect(visitors[0]?.headers.get('cache-control')).toBe('private, no-cache');
  const lots = visitors.map(({ version, cookie }) => ({ version, cookie: cookie?.split(';')[0] ?? '' }));
  expect(new Set(lots.map(({ cookie }) => cookie)).size).toBe(300);
  // 30 are expected; so far from it is one try in many millions.
  const lucky = lots.filter(({ version }) => version === fresh.version);
  expect(lucky.length).toBeGreaterThan(4);
  expect(lucky.length).toBeLessThan(70);
  expect(new Set(lots.map(({ version }) => version))).toEqual(new Set([fresh.version, fresh.before]));
  for (const { cookie, version } of [...lucky, ...lots.slice(0, 30)]) {
    const now = await remotesFor(cookie);
    expect([now.version, now.cookie]).toEqual([version, null]);
  }

  const other = lots.find(({ version }) => version !== fresh.version);
  for (const [lot, text] of [
    [lucky[0], '전체 여행을 먼저'],
    [other, texts['mfe-catalog'].old],
  ] as const) {
    const context = await openBrowser(desktop);
    const [name = '', value = ''] = lot?.cookie.split('=') ?? [];
    await context.addCookies([{ name, value, url: siteOrigin() }]);
    const page = await context.newPage();
    await page.goto(at('/productList', 'KOR'));
    await expect(heading(page, text)).toBeVisible();
  }

  await deployCommand(catalog, '--canary', '100%');
  expect((await remotesFor(other?.cookie)).version).toBe(fresh.version);
  await expect(deployCommand(catalog, '--rollback')).resolves.toContain(`back at ${fresh.before}`);
  expect((await remotesFor(lucky[0]?.cookie)).version).toBe(fresh.before);
});

test('a remote is built from its sources and nobody else is', async () => {
  const community = { releasesDir, app: 'mfe-community' } as const;
  const others = async () =>
    Promise.all(
      (['shell', 'mfe-catalog', 'mfe-booking', 'mfe-account'] as const).map((app) =>
        readState(releasesDir, app),
      ),
    );
  const before = await others();
  // Built from the same sources as the site, or from newer ones: either way this is what is served then.
  const said = await deployCommand(community);
  const version = /mfe-community ([0-9a-f]{12}) is what everybody gets/.exec(said)?.[1] ?? '';
  expect(currentOf(await readState(releasesDir, 'mfe-community'))).toBe(version);
  const entry = await fetch(`${siteOrigin()}/mfe-community/${version}/remoteEntry.js`, {
    headers: { 'accept-encoding': 'br' },
  });
  expect([entry.status, entry.headers.get('content-encoding')]).toEqual([200, 'br']);
  expect(await others()).toEqual(before);
});
