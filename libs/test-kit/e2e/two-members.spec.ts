import { Shopper } from '../src/browser/shopper.ts';
import { signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { quiet } from '../src/browser/visit.ts';
import { at, desktop, expect, siteOrigin, test } from './support.ts';

const say = wordsIn('ENG');

test('a tab that shows one member does nothing with another’s cookie, and begins anew', async ({
  openBrowser,
  allow,
}) => {
  allow(/409/);
  const first = await new Shopper(await openBrowser(desktop), siteOrigin(), 'ENG').join('MINA HART');
  const context = await openBrowser(desktop);
  const tab = await context.newPage();
  await tab.goto(at('/login?back=%2FproductDetail%3Fprod_id%3DP000001', 'ENG'));
  await signIn(tab, tab.getByRole('main'), first, say);
  const add = tab
    .getByRole('complementary', { name: say('catalog.book') })
    .getByRole('button', { name: say('common.btn_put_in_cart'), exact: true });
  await expect(add).toBeEnabled();

  // What the page still asks for by itself would tell it before the press does.
  await quiet(tab);
  // Another tab signs in somebody else.
  await new Shopper(context, siteOrigin(), 'ENG').join('JOON PARK');
  const anew = tab.waitForEvent('load');
  await add.click();
  await anew;
  await expect(tab.getByText(say('errors.session_changed'))).toBeVisible();
  await tab.goto(at('/mycart', 'ENG'));
  await expect(tab.getByText(say('booking.cart_empty'))).toBeVisible();
});
