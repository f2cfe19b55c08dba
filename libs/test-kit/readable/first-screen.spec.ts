import type { Product } from '@narae/contracts';
import type { BrowserContextOptions, Page } from 'playwright/test';
import { wordsIn } from '../src/browser/texts.ts';
import { readableFromServer, readableSite } from './readable-site.ts';
import { expect, test } from '../e2e/support.ts';

const { at, origin: siteOrigin } = readableSite();

const widths: readonly BrowserContextOptions[] = [
  { viewport: { width: 360, height: 780 } },
  { viewport: { width: 1280, height: 860 } },
];

const products = async (lan_tp: 'KOR' | 'ENG' | 'CHN'): Promise<Product[]> => {
  const answer = await fetch(`${siteOrigin()}/api/productList1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: siteOrigin() },
    body: JSON.stringify({ info: { currency: 'USD', lan_tp } }),
  });
  return (await answer.json()) as Product[];
};

const one = async (variant: Product['variant'], lanTp: 'KOR' | 'ENG' | 'CHN' = 'ENG'): Promise<Product> => {
  const found = (await products(lanTp)).find((product) => product.variant === variant);
  if (!found) throw new Error(`the shop has no ${variant}`);
  return found;
};

const screens = async (): Promise<Readonly<Record<string, string>>> => {
  const [trip, stage] = [await one('trip'), await one('enter')];
  return {
    home: '/',
    'all products': '/productList',
    themes: '/themeList',
    stages: '/enterList',
    trip: `/productDetail?prod_id=${trip.prod_id}`,
    stage: `/enterProgram?prod_id=${stage.prod_id}`,
    'K-pop': '/kpopInfo',
    events: '/eventInfo',
  };
};

test('without JavaScript a visitor reads home, list and product, in their language and money', async ({
  openBrowser,
}) => {
  const say = wordsIn('KOR');
  const product = await one('trip', 'KOR');
  for (const path of ['/', '/productList', `/productDetail?prod_id=${product.prod_id}`])
    await readableFromServer(at(path, 'KOR'));
  const page = await (await openBrowser({ javaScriptEnabled: false, locale: 'ko-KR' })).newPage();
  await page.goto(at('/', 'KOR'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: say('catalog.shelf_theme') })).toBeVisible();
  expect(await main.getByRole('article').count()).toBeGreaterThan(10);
  await expect(main.getByText(/₩\d/).first()).toBeVisible();

  await page
    .getByRole('link', { name: say('common.nav_kpop') })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(at('/productList', 'KOR'));
  const card = main.getByRole('article').filter({ hasText: product.prod_title }).first();
  const picture = card.locator('img');
  await expect(card.locator('source[type="image/webp"]')).toHaveCount(1);
  await expect(picture).toHaveAttribute('width', /\d/);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: product.prod_title })).toBeVisible();
  await expect(main.getByText(product.tr_place).first()).toBeVisible();
  await expect(main.getByText(/₩\d/).first()).toBeVisible();
});

test('words that were searched for are found without JavaScript', async ({ openBrowser }) => {
  const product = await one('trip');
  await readableFromServer(at('/', 'ENG'));
  const page = await (await openBrowser({ javaScriptEnabled: false })).newPage();
  await page.goto(at('/', 'ENG'));
  await page.getByRole('searchbox').first().fill(product.prod_title);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/productList\?q=/);
});

interface Shift {
  value: number;
  of: string[];
}

/** Notes every shift of the layout from the first moment on. */
const watchShifts = async (page: Page): Promise<() => Promise<Shift[]>> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[])
        shifts.push({
          value: entry.value,
          of: entry.sources.map(({ node }) => node?.outerHTML.slice(0, 80) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
};

/** The scripts have taken the page over, down to what a remote shows. */
const taken = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const element = document.querySelector('main article a[href], main article h1');
    return element !== null && Object.keys(element).some((name) => name.startsWith('__reactProps'));
  });

for (const options of widths) {
  test(`nothing moves while the scripts take the page over at ${options.viewport?.width} px`, async ({
    openBrowser,
  }) => {
    for (const [name, path] of Object.entries(await screens())) {
      await readableFromServer(at(path, 'ENG'));
      const page = await (await openBrowser(options)).newPage();
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(at(path, 'ENG'));
      await taken(page);
      // What comes last is the numbers of seats, which are asked for when the stream is open.
      await page.waitForFunction(() => document.readyState === 'complete');
      const seen = await shifts();
      expect(
        seen.reduce((sum, { value }) => sum + value, 0),
        `${name}: ${JSON.stringify(seen)}`,
      ).toBeLessThanOrEqual(0.01);
      // What the document brought is not asked for again.
      expect(
        asked.filter((path) => /List|Detail|Dtl|productSearch/.test(path) && path.startsWith('/api/')),
      ).toEqual([]);
      await page.close();
    }
  });
}

test('a button that is pressed before its scripts have come works when they are here', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  await readableFromServer(at('/', 'ENG'));
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
