import type { LanTp } from '@narae/contracts';
import type { BrowserContextOptions, Page } from 'playwright/test';
import { inTurn } from '../../tooling/bin/lib/test-turn.mjs';
import { at, expect, gotoWhole, hydrated, test, waitForServerRendering } from '../e2e/support.ts';
import { drawn, watchShifts } from '../src/browser/page-life.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { serverRenderedPages } from './server-rendered-pages.ts';

/** In how many runs of `npm run test:all` each reader comes. */
const TURNS = 2;

/** Every language once, and every look; a reader's clock is not Korea's. */
const readers: readonly (readonly [LanTp, BrowserContextOptions])[] = [
  ['CHN', { viewport: { width: 360, height: 780 }, colorScheme: 'dark', timezoneId: 'America/Los_Angeles' }],
  ['KOR', { viewport: { width: 1280, height: 860 }, colorScheme: 'light' }],
  ['ENG', { viewport: { width: 768, height: 1024 }, colorScheme: 'light', timezoneId: 'Pacific/Auckland' }],
  ['JPN', { viewport: { width: 360, height: 780 }, colorScheme: 'light', locale: 'fr-FR' }],
  ['VTN', { viewport: { width: 1280, height: 860 }, colorScheme: 'dark', reducedMotion: 'reduce' }],
];

/** A line that is a moment and nothing else: those of posts follow the reader's clock once the page is hydrated (SHELL-15). */
const isMoment = (line: string): boolean =>
  /20\d\d/.test(line) && /\d\d:\d\d/.test(line) && !/[·–~〜]/.test(line);

/** Without a departure's start on the reader's clock, which a server does not know either (CATALOG-16). */
const withoutOwnStart = (line: string, lanTp: LanTp): string => {
  const [before = '', after = ''] = wordsIn(lanTp)('common.own_start', { time: '|' }).split('|');
  const at = line.lastIndexOf(' · ');
  const isOwnStart = at >= 0 && line.slice(at + 3).startsWith(before) && line.endsWith(after);
  return isOwnStart ? line.slice(0, at) : line;
};

const textOf = async (page: Page, lanTp: LanTp): Promise<string[]> =>
  (await page.getByRole('main').innerText())
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => (isMoment(line) ? 'a moment' : withoutOwnStart(line, lanTp)));

/** Calls that bring what the document has brought already. */
const again =
  /\/api\/(productList|tripList|tripShelves|productDetail|tripDetail|kpopInfo|eventInfoList|companyDtl|grpCategory)/;

for (const [lanTp, options] of inTurn(readers, TURNS)) {
  test(`what can be read before any script runs is what stands there afterwards, where it stood (${lanTp})`, async ({
    openBrowser,
  }) => {
    const reader = await (await openBrowser({ ...options, javaScriptEnabled: false })).newPage();
    const visitors = await openBrowser(options);
    for (const path of await serverRenderedPages(lanTp)) {
      const address = at(path, lanTp);
      await waitForServerRendering(address);
      await gotoWhole(reader, address);
      const page = await visitors.newPage();
      const shifts = await watchShifts(page);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked.splice(0);
        asked.push(new URL(request.url()).pathname);
      });
      await gotoWhole(page, address);
      await hydrated(page);
      await drawn(page);
      expect.soft(await textOf(page, lanTp), path).toEqual(await textOf(reader, lanTp));
      const seen = await shifts();
      expect
        .soft(
          seen.reduce((sum, { value }) => sum + value, 0),
          `${path}: ${JSON.stringify(seen)}`,
        )
        .toBeLessThanOrEqual(0.01);
      expect
        .soft(
          asked.filter((call) => again.test(call)),
          path,
        )
        .toEqual([]);
      await page.close();
    }
  });
}

for (const [path, reqParam, completed] of [
  ['/productDetail', { prod_id: 'P000001' }, /prod_id=P000001/],
  ['/productList', { prod_type: 'CG001', group_nm: 'Tours' }, /prod_type=CG001/],
] as const) {
  test(`a reload of ${path} that only the history names is that page, without a complaint`, async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser()).newPage();
    await gotoWhole(page, at('/companyInfo', 'ENG'));
    await hydrated(page);
    await page.evaluate(
      ([address, values]) =>
        history.replaceState({ usr: { reqParam: values }, key: 'a', idx: 0 }, '', address),
      [at(path, 'ENG'), reqParam] as const,
    );
    const answer = await page.reload();
    expect(answer?.status()).toBe(200);
    await hydrated(page);
    await expect(page).toHaveURL(completed);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-trouble]')).toHaveCount(0);
  });
}
