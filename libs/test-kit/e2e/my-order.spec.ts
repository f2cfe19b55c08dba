import type { LanTp } from '@narae/contracts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, memberWithOrder, phone, test, type Page } from './support.ts';

/** What is sold in numbers, so that no other test takes its last seat. */
const roomy = async (context: Parameters<typeof memberIn>[0], lanTp: LanTp): Promise<string> => {
  const products = await (await memberIn(context, lanTp)).products();
  return (
    products.find(({ inventory_cnt, variant }) => inventory_cnt > 20 && variant === 'enter')?.prod_id ?? ''
  );
};

const payOnThePhone = async (page: Page, cart_id: string, lanTp: LanTp): Promise<void> => {
  const say = wordsIn(lanTp);
  await page.goto(at(`/orderConfirm?cart_id=${cart_id}`, lanTp));
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  await page.getByRole('button', payButton(say)).click();
  await page.waitForURL('**/payment/pay/**');
  await page.locator('button[value=approve]').click();
  await page.waitForURL('**/orderResult?**');
};

test('a member pays on a phone, opens the order, its receipt, and goes back', async ({ openBrowser }) => {
  const say = wordsIn('JPN');
  const prod_id = await roomy(await openBrowser(desktop), 'JPN');
  const context = await openBrowser(phone);
  const { cart_id } = await memberWithOrder(context, 'JPN', prod_id);
  const page = await context.newPage();
  await payOnThePhone(page, cart_id, 'JPN');

  await page.getByRole('link', { name: say('booking.to_my_order') }).click();
  await expect(page).toHaveURL(/\/myOrder\?.*order_id=/);
  const payments = page.getByRole('region', { name: say('bookingMyOrder.payments') });
  await expect(payments.getByText(say('bookingMyOrder.pay_paid'))).toBeVisible();
  const timeline = page.getByRole('region', { name: say('bookingMyOrder.timeline') });
  for (const step of ['step_booked', 'step_confirmed', 'step_held', 'step_paid'] as const)
    await expect(timeline.getByText(say(`bookingMyOrder.${step}`), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.getByRole('link', { name: say('bookingMyOrder.receipt_open') }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: say('bookingMyOrder.receipt_title') }),
  ).toBeVisible();
  await expect(page.getByRole('main').getByText(say('bookingMyOrder.company_licence'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: say('bookingMyOrder.receipt_print') })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await page.emulateMedia({ media: null });
  await page.getByRole('link', { name: say('bookingMyOrder.receipt_back') }).click();
  await expect(timeline).toBeVisible();

  await page.goto(at('/myinfo', 'JPN'));
  const history = page.getByRole('region', { name: say('account.payments_title') });
  await expect(history.getByRole('row').nth(1)).toContainText(say('account.payment_paid'));
});

test('what happens elsewhere is on the open page within a moment', async ({ openBrowser }) => {
  const say = wordsIn('ENG');
  const prod_id = await roomy(await openBrowser(desktop), 'ENG');
  const context = await openBrowser(desktop);
  const { cart_id, shopper } = await memberWithOrder(context, 'ENG', prod_id);
  const { order_id } = await shopper.order(cart_id);
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'ENG'));
  await expect(page.getByText(say('bookingMyOrder.next_pay'))).toBeVisible();

  await shopper.hold(cart_id);
  await shopper.pay(cart_id);
  await expect(page.getByText(say('bookingMyOrder.next_ahead'))).toBeVisible();
  await expect(page.getByText(say('bookingMyOrder.step_paid'), { exact: true }).first()).toBeVisible();
});
