import type { RemotesFile } from '@narae/contracts/slots';
import type { Locator, Route } from 'playwright/test';
import { wordsIn } from '../src/browser/texts.ts';
import {
  at,
  desktop,
  expect,
  gotoWhole,
  hydrated,
  test,
  waitForServerRendering,
  type Page,
} from './support.ts';

const say = wordsIn('ENG');
const entryOfCatalog = '**/mfe-catalog/**/remoteEntry.js*';

/** Everything but the broken part: the bars, the shell's own pages, the other remotes. */
const expectTheRestToWork = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: say('common.nav_company') })).toBeVisible();
  await menu.getByRole('button', { name: say('common.ui_close') }).click();
  const [bar, foot] = [page.getByRole('banner'), page.getByRole('contentinfo')];
  for (const [place, link, heading] of [
    [foot, 'common.nav_terms', /./],
    [bar, 'common.nav_qna', new RegExp(say('community.section_questions'))],
  ] as const) {
    await place.getByRole('link', { name: say(link) }).click();
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.locator('[data-trouble]')).toHaveCount(0);
    await page.goBack({ waitUntil: 'commit' });
  }
};

const retry = (page: Page): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('common.btn_retry') })
    .click();

interface Breakage {
  /** What is broken. */
  readonly address: string;
  readonly breakIt: (route: Route) => Promise<void>;
}

const breakages: readonly (Breakage & { readonly name: string })[] = [
  {
    name: 'is on no list',
    address: '**/remotes.json',
    breakIt: async (route) => {
      const { remotes } = (await (await route.fetch()).json()) as RemotesFile;
      await route.fulfill({ json: { remotes: remotes.filter(({ name }) => name !== 'mfe-catalog') } });
    },
  },
  {
    name: 'cannot be reached',
    address: entryOfCatalog,
    breakIt: (route) => route.abort('connectionrefused'),
  },
  {
    name: 'throws',
    address: entryOfCatalog,
    breakIt: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken remote")' }),
  },
];

/** Opens home while a remote is broken: its box says so, the rest works, and a retry after the repair brings it. */
const breakAndRepair = async (page: Page, { address, breakIt }: Breakage): Promise<void> => {
  await page.route(address, breakIt);
  await waitForServerRendering(at('/', 'ENG'));
  await page.goto(at('/', 'ENG'));
  const box = page.getByRole('main').getByText(say('common.part_missing_title'));
  await expect(box).toBeVisible();
  // What the document brought can still be read.
  await expect(page.getByRole('heading', { name: say('catalog.shelf_theme') })).toBeVisible();
  await expectTheRestToWork(page);
  await expect(box).toBeVisible();
  // As long as it is broken a retry is honest about it.
  await retry(page);
  await expect(box).toBeVisible();

  await page.unroute(address);
  await retry(page);
  await expect(page.getByRole('heading', { name: say('catalog.shelf_theme') })).toBeVisible();
  await expect(box).toHaveCount(0);
};

const complaintsOfBroken = /404|ERR_CONNECTION_REFUSED|broken remote|mfe[-_]catalog|RUNTIME-|Federation/i;

test(
  'a remote that is missing shows its own box, and a retry brings it back',
  { tag: '@journey' },
  async ({ openBrowser, allow }) => {
    allow(complaintsOfBroken);
    await breakAndRepair(await (await openBrowser(desktop)).newPage(), {
      address: entryOfCatalog,
      breakIt: (route) => route.fulfill({ status: 404, body: 'not here' }),
    });
  },
);

for (const { name, ...breakage } of breakages) {
  test(`a remote that ${name} shows its own box, and a retry brings it back`, async ({
    openBrowser,
    allow,
  }) => {
    allow(complaintsOfBroken);
    await breakAndRepair(await (await openBrowser(desktop)).newPage(), breakage);
  });
}

for (const [path, heading] of [
  ['/', { name: say('catalog.shelf_theme') }],
  ['/themeList', { level: 1, name: say('catalog.section_theme_list') }],
] as const) {
  test(`a remote whose files are all gone, also at a reload, is back after one press (${path})`, async ({
    openBrowser,
    allow,
  }) => {
    allow(complaintsOfBroken);
    const page = await (await openBrowser(desktop)).newPage();
    const box = page.getByRole('main').getByText(say('common.part_missing_title'));
    await page.route('**/mfe-catalog/**', (route) => route.abort('connectionrefused'));
    await waitForServerRendering(at(path, 'ENG'));
    // What the document announces is asked for early, and its failure must not be met at the press.
    const announced = page.waitForEvent('requestfailed', (request) => /\/\d+\.\w+\.js$/.test(request.url()));
    await gotoWhole(page, at(path, 'ENG'));
    await expect(box).toBeVisible();
    await page.reload();
    await expect(box).toBeVisible();
    await announced;

    await page.unroute('**/mfe-catalog/**');
    await retry(page);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    await expect(box).toHaveCount(0);
    await hydrated(page);
  });
}

interface Hanging {
  readonly release: () => void;
  /** What stands where the remote's screen will be. */
  readonly meanwhile: Locator;
  readonly box: Locator;
}

/** Waits until the shell is hydrated, whatever becomes of the remotes. */
const shellHydrated = (page: Page): Promise<unknown> =>
  page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** From here on time only moves when it is told to. */
const pause = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);

/** How a visitor comes to a screen whose remote does not answer, and what they have until it does. */
const ways = {
  'by its address': {
    come: async (page: Page): Promise<unknown> => {
      await pause(page);
      return page.goto(themes(), { waitUntil: 'commit' });
    },
    meanwhile: (main: Locator) => main.getByRole('article').first(),
  },
  'from another page': {
    come: async (page: Page): Promise<unknown> => {
      await page.goto(at('/termsInfo', 'ENG'));
      await shellHydrated(page);
      await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
      const link = page.getByRole('dialog').locator('a[href*="/themeList"]');
      await expect(link).toBeVisible();
      await pause(page);
      await link.click();
      return page.waitForURL(/themeList/);
    },
    meanwhile: (main: Locator) => main.getByRole('status').filter({ hasText: say('common.ui_loading') }),
  },
} as const;

const themes = (): string => at('/themeList', 'ENG');

/** A screen whose remote does not answer, on a page whose time only moves when it is told to. */
const openHanging = async (page: Page, way: keyof typeof ways): Promise<Hanging> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entryOfCatalog, async (route) => {
    await released;
    await route.continue();
  });
  await waitForServerRendering(themes());
  await page.clock.install();
  await ways[way].come(page);
  const main = page.getByRole('main');
  const meanwhile = ways[way].meanwhile(main);
  await expect(meanwhile).toBeVisible();
  // Little time goes by until the scripts have started; what is let go by from here on is time somebody waits.
  const hydrated = async (): Promise<boolean> => {
    await page.clock.runFor(50);
    return page.locator('html[data-hydrated]').isVisible();
  };
  await expect.poll(hydrated, { intervals: [100] }).toBe(true);
  return { release, meanwhile, box: main.getByText(say('common.slow_title')) };
};

for (const way of ['by its address', 'from another page'] as const) {
  test(`a remote that hangs offers a way out after eight seconds, and shows itself when it comes (${way})`, async ({
    openBrowser,
  }) => {
    const page = await (await openBrowser(desktop)).newPage();
    const { release, meanwhile, box } = await openHanging(page, way);
    await page.clock.runFor(5_000);
    await expect(meanwhile).toBeVisible();
    await expect(box).toHaveCount(0);
    await page.clock.runFor(7_000);
    await expect(box).toBeVisible();
    // What can be read already is not taken away.
    await expect(meanwhile).toHaveCount(way === 'by its address' ? 1 : 0);
    await page.clock.resume();
    await expectTheRestToWork(page);
    await expect(box).toBeVisible();
    release();
    await expect(
      page.getByRole('heading', { level: 1, name: say('catalog.section_theme_list') }),
    ).toBeVisible();
    await hydrated(page);
    await expect(box).toHaveCount(0);
  });

  test(`a remote that hung and answers again is loaded by the retry (${way})`, async ({ openBrowser }) => {
    const page = await (await openBrowser(desktop)).newPage();
    const { box, release } = await openHanging(page, way);
    await page.clock.runFor(12_000);
    await expect(box).toBeVisible();
    await page.clock.resume();

    // Only the first request hangs on; the remote itself answers again.
    await page.route(entryOfCatalog, (route) => route.continue());
    await retry(page);
    await expect(
      page.getByRole('heading', { level: 1, name: say('catalog.section_theme_list') }),
    ).toBeVisible();
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await hydrated(page);
    await expect(box).toHaveCount(0);
    release();
  });
}

test('a page of a remote that throws leaves the rest of the site alone', async ({ openBrowser, allow }) => {
  allow(/Cannot read properties/);
  const page = await (await openBrowser(desktop)).newPage();
  await page.goto(at('/themeList', 'ENG'));
  const first = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await first.textContent();
  // A product no page is prepared for.
  await page.route('**/api/tripDetail', async (route) => {
    const answer = await route.fetch();
    const [product] = (await answer.json()) as object[];
    await route.fulfill({ json: [{ ...product, documents: null }] });
  });
  // Pressed before, the product would come with its document, which the edge has made.
  await hydrated(page);
  await first.click();
  const box = page.getByRole('main').getByText(say('common.part_missing_title'));
  await expect(box).toBeVisible();
  await expectTheRestToWork(page);

  await page.unroute('**/api/tripDetail');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});
