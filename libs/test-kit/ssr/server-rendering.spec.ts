import type { BrowserContext, Page } from 'playwright/test';
import { wordsIn } from '../src/browser/texts.ts';
import {
  at,
  expect,
  gotoWhole,
  hydrated,
  memberIn,
  siteOrigin,
  test,
  waitForServerRendering,
} from '../e2e/support.ts';
import { ask, commented, one } from './server-rendered-pages.ts';

test('without JavaScript a visitor reads home, list and product, in their language and money', async ({
  openBrowser,
}) => {
  const say = wordsIn('KOR');
  const product = await one('trip', 'KOR');
  for (const path of ['/', '/productList', `/productDetail?prod_id=${product.prod_id}`])
    await waitForServerRendering(at(path, 'KOR'));
  const page = await (await openBrowser({ javaScriptEnabled: false, locale: 'ko-KR' })).newPage();
  await gotoWhole(page, at('/', 'KOR'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('catalog.shelf_theme') })).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThan(10);
  await expect(main.getByText(/₩\d/).first()).toBeVisible();

  await page
    .getByRole('link', { name: say('common.nav_kpop') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await gotoWhole(page, at('/productList', 'KOR'));
  const card = main.getByRole('article').filter({ hasText: product.prod_title }).first();
  const picture = card.locator('img');
  await expect(card.locator('source[type="image/webp"]')).toHaveCount(1);
  await expect(picture).toHaveAttribute('width', /\d/);
  const source = await picture.getAttribute('src');
  expect((await fetch(new URL(source ?? '', siteOrigin()))).headers.get('content-type')).toMatch(/^image\//);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: product.prod_title })).toBeVisible();
  await expect(main.getByText(product.tr_place).first()).toBeVisible();
  await expect(main.getByText(/₩\d/).first()).toBeVisible();
});

test('without JavaScript a visitor reads what people say, and the notices', async ({ openBrowser }) => {
  const comment = await commented('KOR');
  const [notice] = await ask<{ cou_id: string; cou_ttl_nm: string }>('communityList', { lan_tp: 'KOR' });
  const said = at(`/kpopInfoDetail?info_seq=${comment.prod_id}&tab=comments`, 'KOR');
  const told = at(`/communityDetail?cou_id=${notice?.cou_id}`, 'KOR');
  for (const address of [said, told, at('/communityList', 'KOR')]) await waitForServerRendering(address);
  const page = await (await openBrowser({ javaScriptEnabled: false, locale: 'ko-KR' })).newPage();
  await gotoWhole(page, said);
  await expect(page.getByText(comment.comment_content)).toBeVisible();
  await gotoWhole(page, at('/communityList', 'KOR'));
  await page.getByRole('link', { name: notice?.cou_ttl_nm ?? 'no notice' }).click();
  await expect(page.getByRole('heading', { level: 1, name: notice?.cou_ttl_nm ?? '' })).toBeVisible();
  expect(await page.title()).toContain(notice?.cou_ttl_nm ?? 'no notice');
});

test('words that were searched for are found without JavaScript', async ({ openBrowser }) => {
  const product = await one('trip', 'ENG');
  await waitForServerRendering(at('/', 'ENG'));
  await waitForServerRendering(at(`/productList?q=${encodeURIComponent(product.prod_title)}`, 'ENG'));
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await gotoWhole(page, at('/', 'ENG'));
  await page.getByRole('searchbox').first().fill(product.prod_title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productList\?q=/);
  const found = page.getByRole('main').getByRole('article').filter({ hasText: product.prod_title });
  await expect(found.first()).toBeVisible();
});

/** Opens a page whose scripts come when they are told to. */
const openBeforeScripts = async (
  browser: BrowserContext,
  address: string,
): Promise<{ page: Page; release: () => void }> => {
  await waitForServerRendering(address);
  const page = await browser.newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.js(\?|$)/, async (route) => {
    await released;
    // A page that was left does not want them any more.
    await route.continue().catch(() => undefined);
  });
  await page.goto(address, { waitUntil: 'commit' });
  return { page, release };
};

test('a card that is pressed before any script has come leads to its product', async ({ openBrowser }) => {
  const product = await one('trip', 'ENG');
  await waitForServerRendering(at(`/productDetail?trip_id=${product.trip_id}`, 'ENG'));
  const { page, release } = await openBeforeScripts(await openBrowser(), at('/productList', 'ENG'));
  const main = page.getByRole('main');
  await main.getByRole('article').filter({ hasText: product.prod_title }).first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`trip_id=${product.trip_id}`));
  const title = page.getByRole('heading', { level: 1, name: product.prod_title });
  await expect(title).toBeVisible();
  release();
  await hydrated(page);
  await expect(title).toBeVisible();
});

test('a button that is pressed before its scripts have come works when they are here', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  await waitForServerRendering(at('/', 'ENG'));
  const page = await (await openBrowser()).newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  // The texts keep the shell waiting: its first script runs, but React is not there yet.
  await page.route(/\/shell\/[0-9a-f]{12}\/\d+\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('/', 'ENG'), { waitUntil: 'commit' });
  await page.waitForFunction(
    () => document.readyState === 'interactive' || document.readyState === 'complete',
  );
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /main\.\w+\.js/.test(name)),
  );
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  release();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a member gets the page everybody gets, and then their own', async ({ openBrowser }) => {
  const product = await one('trip', 'ENG');
  const context = await openBrowser();
  const shopper = await memberIn(context, 'ENG', 'Mina Secretive');
  await shopper.putInCart(product.prod_id, { adult_cnt: 1 });
  const address = at('/', 'ENG');
  await waitForServerRendering(address);
  const accept = { accept: 'text/html' };
  const [theirs, strangers] = await Promise.all([
    context.request.get(address, { headers: accept }),
    (await openBrowser()).request.get(address, { headers: accept }),
  ]);
  expect(await theirs.text()).toBe(await strangers.text());
  expect(await theirs.text()).not.toContain('Secretive');
  expect(theirs.headers()['etag']).toBe(strangers.headers()['etag']);
  expect(theirs.headers()['vary']).toContain('Cookie');
  // A page may be kept, but nobody shows it without having asked whether it is still the same.
  expect(theirs.headers()['cache-control']).toBe('no-cache');
  const unchanged = await context.request.get(address, {
    headers: { ...accept, 'if-none-match': theirs.headers()['etag'] ?? '' },
  });
  expect(unchanged.status()).toBe(304);

  const say = wordsIn('ENG');
  const page = await context.newPage();
  await gotoWhole(page, address);
  await hydrated(page);
  await expect(
    page.getByRole('link', { name: say('common.cart_label_one', { count: 1 }) }).first(),
  ).toBeVisible();
  const other = await (await openBrowser()).newPage();
  await gotoWhole(other, address);
  await hydrated(other);
  await expect(
    other.getByRole('link', { name: say('common.cart_label_other', { count: 0 }) }).first(),
  ).toBeVisible();
});
