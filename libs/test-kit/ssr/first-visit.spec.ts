import type { Page } from 'playwright/test';
import { at, expect, gotoWhole, hydrated, siteOrigin, test, waitForServerRendering } from '../e2e/support.ts';
import { filesOfPage } from '../../tooling/bin/lib/budgets.mjs';
import { tripPath } from './trip-path.ts';

/** `/shell/0123456789ab/main.js` as budgets name it: `shell/main.js`. */
const nameOf = (address: string): string => {
  const [, app, , file] = new URL(address).pathname.split('/');
  return `${app}/${file}`;
};

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
  await gotoWhole(page, address);
  await hydrated(page);
  // Nothing has arrived for a second: nothing is on its way.
  await page.waitForFunction(() => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
    return performance.now() - (last?.responseEnd ?? 0) > 1_000;
  });
  return sizes;
};

for (const name of ['home', 'list', 'product'] as const) {
  test(`a first visit of ${name} fetches the scripts that its budget counts, packed, and announces none it does not need`, async ({
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
    const counted = await filesOfPage(name);
    const named = counted.map(({ app, file }) => `${app}/${file}`).filter((file) => file.endsWith('.js'));
    expect([...scripts.keys()].map(nameOf).sort()).toEqual(named.sort());
    const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
    expect(bytes, 'scripts come packed, with their size').toBeGreaterThan(50_000);
    expect(bytes, 'scripts come packed, with their size').toBeLessThan(250_000);
    expect(warned).toEqual([]);
  });
}
