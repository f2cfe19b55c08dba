import { Shopper } from '../src/browser/shopper.ts';
import { signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, phone, siteOrigin, test, type BrowserContext, type Page } from './support.ts';

const say = wordsIn('ENG');

/** Somebody who has joined, in another browser. */
const joined = async (openBrowser: () => Promise<BrowserContext>) =>
  new Shopper(await openBrowser(), siteOrigin(), 'ENG').join('MINA HART');

const loginDialog = (page: Page) => page.getByRole('dialog', { name: say('account.login'), exact: true });
const whereIs = (page: Page): string => new URL(page.url()).pathname;

test('the mail’s link to my info survives signing in', async ({ openBrowser }) => {
  const member = await joined(() => openBrowser(phone));
  const context = await openBrowser(phone);
  const page = await context.newPage();
  await page.goto(at('/myinfo', 'ENG'));
  await expect(loginDialog(page)).toBeVisible();
  expect(whereIs(page)).toBe('/');
  await signIn(page, loginDialog(page), member, say);
  await expect(page.getByRole('heading', { name: say('account.section_my_info'), level: 1 })).toBeVisible();
  expect(whereIs(page)).toBe('/myinfo');
});

test('the login page leads back to a page of this site, and to no other', async ({ openBrowser }) => {
  const member = await joined(() => openBrowser(desktop));
  const landing = async (back: string): Promise<Page> => {
    const page = await (await openBrowser(desktop)).newPage();
    await page.goto(at(`/login?back=${encodeURIComponent(back)}`, 'ENG'));
    await signIn(page, page.getByRole('main'), member, say);
    return page;
  };
  const away = await landing('//evil.example/mycart');
  await expect.poll(() => away.url()).toBe(at('/', 'ENG'));
  const back = await landing('/mycart');
  await expect.poll(() => whereIs(back)).toBe('/mycart');
});

test('who signs in to put a trip in the cart finds it there, with what was chosen', async ({
  openBrowser,
}) => {
  const member = await joined(() => openBrowser(desktop));
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  await page.goto(at('/productDetail?prod_id=P000001', 'ENG'));
  const panel = page.getByRole('complementary', { name: say('catalog.book') });
  await panel.getByRole('button', { name: say('common.btn_put_in_cart'), exact: true }).click();
  await expect(loginDialog(page)).toBeVisible();
  await signIn(page, loginDialog(page), member, say);
  const added = page.getByRole('alertdialog', { name: say('common.toast_in_cart') });
  await added.getByRole('button', { name: say('common.btn_go_to_cart'), exact: true }).click();
  await expect.poll(() => whereIs(page)).toBe('/mycart');
  await expect(page.getByRole('article')).toHaveCount(1);
});
