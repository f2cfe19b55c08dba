import { payTypeName } from '@narae/rules';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, memberWithOrder, test } from './support.ts';

const chinese = wordsIn('CHN');
const english = wordsIn('ENG');

test('an order changes its currency with the language, and not while it is being paid', async ({
  openBrowser,
}) => {
  const context = await openBrowser(desktop);
  const products = await (await memberIn(await openBrowser(desktop), 'ENG')).products();
  const product = products.find(({ inventory_cnt, variant }) => inventory_cnt > 20 && variant === 'enter');
  const { cart_id } = await memberWithOrder(context, 'ENG', product?.prod_id ?? '');
  const page = await context.newPage();
  await page.goto(at(`/order?cart_id=${cart_id}`, 'ENG'));
  await expect(page.getByRole('radio', { name: payTypeName('P', 'ENG') })).toBeChecked();
  await expect(page.locator('[role=timer]')).toBeVisible();

  await page.goto(at(`/order?cart_id=${cart_id}`, 'CHN'));
  await expect(page.getByRole('radio', { name: payTypeName('A', 'CHN') })).toBeVisible();
  const pay = page.getByRole('button', payButton(chinese));
  await expect(pay).toContainText('¥');
  await page.getByRole('radio', { name: payTypeName('A', 'CHN') }).check();
  await page.getByRole('checkbox', { name: chinese('booking.consent') }).check();
  await expect(pay).toBeEnabled();
  const opened = context.waitForEvent('page');
  await pay.click();
  const provider = await opened;
  await provider.waitForURL('**/payment/pay/**');
  await expect(provider.getByText('¥').first()).toBeVisible();

  const other = await context.newPage();
  await other.goto(at(`/order?cart_id=${cart_id}`, 'ENG'));
  await expect(other.getByText(/^You have already started to pay ¥/)).toBeVisible();
  await expect(other.getByRole('radio', { name: payTypeName('A', 'ENG') })).toBeVisible();

  await provider.locator('button[value=close]').click();
  await expect(other.getByRole('radio', { name: payTypeName('P', 'ENG') })).toBeVisible();
  await expect(other.getByText(/^You have already started to pay/)).toBeHidden();
  await expect(other.getByRole('button', payButton(english))).toContainText('$');
});
