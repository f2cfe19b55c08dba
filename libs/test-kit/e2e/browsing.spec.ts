import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, hydrated, phone, siteOrigin, test } from './support.ts';

const chinese = wordsIn('CHN');
const english = wordsIn('ENG');

test(
  'a Chinese visitor on a phone and an English one on a desktop find the same trip in their own words and money',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    const onPhone = await (await openBrowser(phone)).newPage();
    await onPhone.goto(at('/', 'CHN'));
    await onPhone
      .getByRole('navigation', { name: chinese('common.nav_categories') })
      .getByRole('link', { name: chinese('catalog.shelf_theme') })
      .click();
    const list = onPhone.getByRole('main');
    await expect(list.getByRole('heading', { level: 1, name: chinese('catalog.shelf_theme') })).toBeVisible();
    const card = list.getByRole('article').filter({ has: onPhone.getByRole('link', { name: /临津阁/ }) });
    await expect(card).toContainText('¥');
    await expect(list).not.toContainText('$');
    await card.getByRole('link').click();
    await expect(onPhone.getByRole('heading', { level: 1, name: /临津阁/ })).toBeVisible();
    await expect(onPhone.getByText(chinese('catalog.documents_passport'))).toBeVisible();
    await expect(onPhone.locator('html')).toHaveAttribute('lang', /^zh/);

    const page = await (await openBrowser({ ...desktop, locale: 'en-GB' })).newPage();
    await page.goto(siteOrigin());
    await hydrated(page);
    const search = page.getByRole('search').getByRole('searchbox');
    await search.fill('dmz');
    await search.press('Enter');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { level: 1, name: english('catalog.search_results', { words: 'dmz' }) }),
    ).toBeVisible();
    await main.getByLabel(english('catalog.sort_by')).selectOption(english('catalog.sort_price_down'));
    await expect(page).toHaveURL(/sort=/);
    const found = main
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /A day at the DMZ/ }) });
    await expect(found).toContainText('$');
    await found.getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1, name: /A day at the DMZ/ })).toBeVisible();
    const panel = page.getByRole('complementary', { name: english('catalog.book') });
    await expect(panel.getByText(/\d+ seats left/)).toBeVisible();
    await expect(
      panel
        .getByText(/^\$\d+$/)
        .filter({ visible: true })
        .first(),
    ).toBeVisible();

    // Another language takes its money along, and is remembered.
    const language = page.getByRole('banner').getByLabel(english('common.nav_language_currency'));
    await language.selectOption('简体中文 · CNY');
    await expect(page.getByRole('navigation', { name: chinese('common.nav_categories') })).toBeVisible();
    await page.goto(new URL('/themeList', siteOrigin()).href);
    await expect(
      main.getByRole('article').filter({ has: page.getByRole('link', { name: /临津阁/ }) }),
    ).toContainText('¥');
    await expect(main).not.toContainText('$');

    // A card leads to its trip, and the trip's calendar to another of its dates.
    await page.goto(at('/themeList', 'ENG'));
    await main
      .getByRole('article')
      .getByRole('link', { name: /Gyeongbokgung and Bukchon/ })
      .click();
    await expect(page).toHaveURL(/\/productDetail\?trip_id=TR\d{8}/);
    await page.getByRole('button', { name: english('catalog.calendar_open') }).click();
    const grid = page.getByRole('grid');
    await expect(grid.locator('button:focus')).toBeVisible();
    const others = grid.locator('[aria-selected=false]').getByRole('button', { disabled: false });
    await expect(async () => {
      await expect(grid).toHaveAttribute('aria-busy', 'false');
      if ((await others.count()) === 0) await page.keyboard.press('PageDown');
      expect(await others.count()).toBeGreaterThan(0);
    }).toPass();
    await others.first().focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/productDetail\?prod_id=P\d+/);
    await expect(grid).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: /Gyeongbokgung and Bukchon/ })).toBeVisible();
  },
);
