import type { MyInfoOrder, MyOrder } from '@narae/contracts';
import { depositTrip } from '../src/browser/deposit-trip.ts';
import { payButton, wordsIn, type Say } from '../src/browser/texts.ts';
import { at, expect, memberIn, phone, test, type Page } from './support.ts';

/** Agrees and pays what the page shows; ends on the result. */
const payOnThePhone = async (page: Page, say: Say): Promise<void> => {
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  await page.getByRole('button', payButton(say)).click();
  await page.waitForURL('**/payment/pay/**');
  await page.locator('button[value=approve]').click();
  await page.waitForURL('**/orderResult?**');
};

test('a member books with a deposit, sees what is left to pay, pays it, and has a receipt of both', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'ENG');
  const trip = await depositTrip(member);
  const page = await context.newPage();

  await page.goto(at(`/productDetail?prod_id=${trip.prod_id}`, 'ENG'));
  await page.getByRole('button', { name: say('catalog.book'), exact: true }).click();
  await expect(page.getByRole('dialog').getByText(say('catalog.deposit_now', { pct: '30%' }))).toBeVisible();

  const cart_id = await member.putInCart(trip.prod_id, { adult_cnt: 1 }, await member.beds(trip, 1));
  await member.confirmTravellers(cart_id);
  await page.goto(at('/paymentInfo', 'ENG'));
  await expect(page.getByText(/^Deposit \$[\d,]+, pay by .* \(Seoul\)/)).toBeVisible();

  const { deposit, order_id, total_price } = await member.order(cart_id);
  if (!deposit) throw new Error('the order has no deposit');
  expect(deposit.amount + deposit.balance).toBe(total_price);
  const balance = `$${deposit.balance.toLocaleString('en-US')}`;
  await page.goto(at(`/orderConfirm?cart_id=${cart_id}`, 'ENG'));
  await expect(page.getByText(new RegExp(`The balance of \\${balance} is to be paid`))).toBeVisible();
  await expect(
    page.getByRole('button', {
      name: say('booking.pay_amount', { amount: `$${deposit.amount.toLocaleString('en-US')}` }),
    }),
  ).toBeVisible();
  await payOnThePhone(page, say);
  await expect(page.getByRole('heading', { level: 1, name: say('booking.result_deposit') })).toBeVisible();

  const [row] = await member.call<MyInfoOrder[]>('myInfoList', { lan_tp: 'ENG' });
  expect(row).toMatchObject({ order_id, balance_due: deposit.balance, balance_by: deposit.balance_by });
  await page.goto(at('/myinfo', 'ENG'));
  await page.getByRole('link', { name: say('account.order_balance_pay') }).click();
  const section = page.getByRole('region', { name: say('bookingMyOrder.balance'), exact: true });
  await expect(section.getByText(balance, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await payOnThePhone(page, say);
  await expect(page.getByRole('heading', { level: 1, name: say('booking.result_balance') })).toBeVisible();

  await page.getByRole('link', { name: say('booking.to_my_order') }).click();
  const payments = page.getByRole('region', { name: say('bookingMyOrder.payments') });
  await expect(payments.getByText(say('bookingMyOrder.pay_paid'))).toHaveCount(2);
  await expect(section).toBeHidden();
  const [paid] = await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: 'ENG' });
  expect(paid).toMatchObject({ txn_type: 'P', pay_yn: 'Y' });
  expect(paid?.balance_due).toBeUndefined();

  await page.getByRole('link', { name: say('bookingMyOrder.receipt_open') }).click();
  const net = page.getByText(say('bookingMyOrder.receipt_net')).locator('xpath=ancestor::div[1]');
  await expect(net).toContainText(`$${total_price.toLocaleString('en-US')}`);
});
