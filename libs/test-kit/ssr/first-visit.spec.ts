import type { Page } from 'playwright/test';
import { at, expect, hydrated, siteOrigin, test, waitForServerRendering } from '../e2e/support.ts';
import { tripPath } from './trip-path.ts';

/**
 * Bytes of scripts (brotli) and requests for them that a first visit may cost; i18next's core is 13,500 of each,
 * the way to my account in the menu 130, keys of repeated calls, second factor and the page that stops mails 110, where what people say
 * is and the stars of a product 200, the prices for one in a product's sum 250, keys that go through the languages 80, the place for the
 * dialog that asks for the second factor again 100, the language's cookie by its name over https and the longer text about passwords
 * that are easy to guess 70, the script that starts the others when the page can be seen, and modules that run in tasks of their own, 900.
 * Module names depend on the folder, so that the sum differs by some 70 from one clone to another.
 */
const budgets = {
  home: { bytes: 146_170, scripts: 10 },
  list: { bytes: 160_400, scripts: 13 },
  product: { bytes: 168_770, scripts: 14 },
} as const;

const pathOf = {
  home: () => Promise.resolve('/'),
  list: () => Promise.resolve('/productList'),
  product: () => tripPath(siteOrigin()),
};

/** Sizes of the scripts a page has fetched, by address, as they lie packed in their releases. */
const scriptsOf = async (page: Page, address: string): Promise<ReadonlyMap<string, number>> => {
  const sizes = new Map<string, number>();
  page.on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.set(response.url(), Number(response.headers()['content-length']));
  });
  await page.goto(address);
  await hydrated(page);
  // Nothing has arrived for a second: nothing is on its way.
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
    return performance.now() - (last?.responseEnd ?? 0) > 1_000;
  });
  return sizes;
};

for (const name of ['home', 'list', 'product'] as const) {
  test(`a first visit of ${name} keeps to its budget of scripts, and announces none it does not need`, async ({
    openBrowser,
  }) => {
    const address = at(await pathOf[name](), 'ENG');
    await waitForServerRendering(address);
    const page = await (await openBrowser()).newPage();
    const warned: string[] = [];
    page.on('console', (message) => {
      if (/preload/.test(message.text())) warned.push(message.text());
    });
    const scripts = await scriptsOf(page, address);
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    const told = JSON.stringify(Object.fromEntries(scripts), null, 1);
    expect(bytes, told).toBeLessThanOrEqual(budgets[name].bytes);
    expect(scripts.size, told).toBeLessThanOrEqual(budgets[name].scripts);
    expect(bytes, 'scripts come packed, with their size').toBeGreaterThan(50_000);
    expect(warned).toEqual([]);
  });
}
