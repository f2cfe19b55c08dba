import { payButton, wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, memberWithOrder, phone, test, type Page } from './support.ts';

const say = wordsIn('KOR');

/** Pays on a phone, where the page itself goes to the provider; the decision is one of the provider's buttons. */
const payAndDecide = async (page: Page, decision: 'approve' | 'decline' | 'close'): Promise<void> => {
  await expect(page.locator('[role=timer]')).toBeVisible();
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  await page.getByRole('button', payButton(say)).click();
  await page.waitForURL('**/payment/pay/**');
  await page.locator(`button[value=${decision}]`).click();
  await page.waitForURL('**/orderResult?**');
};

test('a payment is declined, then given up, and the third try succeeds', async ({ openBrowser }) => {
  const context = await openBrowser(phone);
  const products = await (await memberIn(await openBrowser(desktop), 'KOR')).products();
  const product = products.find(({ inventory_cnt, variant }) => inventory_cnt > 20 && variant === 'enter');
  const { cart_id } = await memberWithOrder(context, 'KOR', product?.prod_id ?? '');
  const page = await context.newPage();
  await page.goto(at(`/orderConfirm?cart_id=${cart_id}`, 'KOR'));

  for (const [decision, outcome] of [
    ['decline', 'result_declined'],
    ['close', 'result_cancelled'],
  ] as const) {
    await payAndDecide(page, decision);
    await expect(page.getByRole('heading', { name: say(`booking.${outcome}`) })).toBeVisible();
    await page.getByRole('link', { name: say('booking.back_to_order') }).click();
    await expect(page).toHaveURL(/\/orderConfirm\?.*cart_id=/);
  }
  await payAndDecide(page, 'approve');
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();

  // An address without a reference shows what the server knows, and a paid order cannot be paid again.
  await page.goto(at(`/orderResult?result_code=9999&cart_id=${cart_id}`, 'KOR'));
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
  await page.goto(at(`/order?cart_id=${cart_id}`, 'KOR'));
  await expect(page.getByText(say('booking.order_done'), { exact: true })).toBeVisible();
});

test('a payer who closes the window of the provider can go on at once', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const products = await (await memberIn(await openBrowser(desktop), 'KOR')).products();
  const product = products.find(({ inventory_cnt, variant }) => inventory_cnt > 20 && variant === 'enter');
  const { cart_id } = await memberWithOrder(context, 'KOR', product?.prod_id ?? '');
  const page = await context.newPage();
  await page.goto(at(`/order?cart_id=${cart_id}`, 'KOR'));

  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  const first = context.waitForEvent('page');
  await page.getByRole('button', payButton(say)).click();
  const abandoned = await first;
  await abandoned.waitForURL('**/payment/pay/**');
  await abandoned.close();

  await expect(page.getByRole('dialog', { name: say('booking.waiting_closed_title') })).toBeVisible();

  const second = context.waitForEvent('page');
  await page.getByRole('button', { name: say('booking.waiting_again') }).click();
  const popup = await second;
  await popup.waitForURL('**/payment/pay/**');
  await popup.locator('button[value=approve]').click();
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
});
