import type { Route } from 'playwright/test';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, test, type Page } from './support.ts';

const say = wordsIn('ENG');
const entryOfCatalog = '**/mfe-catalog/**/remoteEntry.js*';

/** Everything but the broken part: the bars, the other remotes. */
const expectTheRestToWork = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: say('common.nav_company') })).toBeVisible();
  await menu.getByRole('button', { name: say('common.ui_close') }).click();
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: say('common.nav_terms') })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
};

const breakages: readonly { readonly name: string; readonly breakIt: (route: Route) => Promise<void> }[] = [
  { name: 'missing', breakIt: (route) => route.fulfill({ status: 404, body: 'not here' }) },
  {
    name: 'throwing',
    breakIt: (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken remote")' }),
  },
];

for (const { name, breakIt } of breakages) {
  test(`a remote that is ${name} shows its own box, and a retry brings it back`, async ({
    openBrowser,
    allow,
  }) => {
    allow(/404|broken remote|mfe[-_]catalog|RUNTIME-|Federation/i);
    const page = await (await openBrowser(desktop)).newPage();
    await page.route(entryOfCatalog, breakIt);
    await page.goto(at('/', 'ENG'));
    const box = page.getByRole('main').getByText(say('common.part_missing_title'));
    await expect(box).toBeVisible();
    await expectTheRestToWork(page);
    await expect(box).toBeVisible();

    await page.unroute(entryOfCatalog);
    await page
      .getByRole('main')
      .getByRole('button', { name: say('common.btn_retry') })
      .click();
    await expect(page.getByRole('heading', { name: say('catalog.shelf_theme') })).toBeVisible();
    await expect(box).toHaveCount(0);
  });
}

test('a remote that hangs offers a way out after eight seconds, and shows itself when it comes', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser(desktop)).newPage();
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entryOfCatalog, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(at('/themeList', 'ENG'), { waitUntil: 'commit' });
  const box = page.getByRole('main').getByText(say('common.slow_title'));
  await expect(box).toBeVisible();
  await expectTheRestToWork(page);
  await expect(box).toBeVisible();
  release();
  await expect(
    page.getByRole('heading', { level: 1, name: say('catalog.section_theme_list') }),
  ).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('a page of a remote that throws leaves the rest of the site alone', async ({ openBrowser, allow }) => {
  allow(/Cannot read properties/);
  const page = await (await openBrowser(desktop)).newPage();
  await page.goto(at('/themeList', 'ENG'));
  const first = page.getByRole('main').getByRole('article').getByRole('link').first();
  const title = await first.textContent();
  // A product no page is prepared for.
  await page.route('**/api/productDetail', async (route) => {
    const answer = await route.fetch();
    const [product] = (await answer.json()) as object[];
    await route.fulfill({ json: [{ ...product, documents: null }] });
  });
  await first.click();
  const box = page.getByRole('main').getByText(say('common.part_missing_title'));
  await expect(box).toBeVisible();
  await expectTheRestToWork(page);

  await page.unroute('**/api/productDetail');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title ?? '' })).toBeVisible();
});
