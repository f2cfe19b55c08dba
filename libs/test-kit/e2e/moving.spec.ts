import type { MyOrder } from '@narae/contracts';
import { addDays } from '@narae/rules';
import { changeableTrip } from '../src/browser/changeable-trip.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { memberWhoPaid } from './paid-trip.ts';
import { administratorIn, at, desktop, expect, memberIn, phone, test } from './support.ts';

const DAYS_LATER = 14;

test('a member moves a paid order to a cheaper date, and pays to move it back', async ({ openBrowser }) => {
  const say = wordsIn('JPN');
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'JPN');
  const trip = changeableTrip(await member.products());
  const desk = await administratorIn(await openBrowser(desktop), 'KOR');
  const later = await desk.call<{ prod_id: string }>('adminDepartureAdd', {
    prod_id: trip.prod_id,
    start_day: addDays(trip.ymd_format, DAYS_LATER),
    start_time: '',
    end_time: '',
    progress_yn: 'Y',
    sizes: [{ prod_id: trip.prod_id, origin_price: trip.origin_price - 10_000, capacity: 6 }],
  });
  const cart_id = await member.putInCart(trip.prod_id, { adult_cnt: 2 });
  await member.confirmTravellers(cart_id);
  await member.pay(cart_id);
  const { order_id } = await member.order(cart_id);
  const order = async (): Promise<MyOrder | undefined> =>
    (await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: 'JPN' }))[0];
  const before = await order();

  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'JPN'));
  const changes = page.getByRole('region', { name: say('bookingChanges.title') });
  await changes.getByRole('button', { name: say('bookingChanges.move') }).click();
  const dialog = page.getByRole('dialog', { name: say('bookingChanges.move') });
  await dialog.locator(`input[value="${later.prod_id}"]`).check();
  await expect(dialog.getByText(say('bookingCancel.refunded'))).toBeVisible();
  await dialog.getByRole('button', { name: say('bookingChanges.move_do') }).click();
  await expect(dialog).toBeHidden();

  await expect(page.locator(`a[href*="${later.prod_id}"]`).first()).toBeVisible();
  const moved = await order();
  expect(moved).toMatchObject({
    prod_id: later.prod_id,
    txn_type: 'P',
    ymd_format: addDays(trip.ymd_format, DAYS_LATER),
  });
  expect(moved?.total_price).toBeLessThan(before?.total_price ?? 0);

  await changes.getByRole('button', { name: say('bookingChanges.move') }).click();
  await dialog.locator(`input[value="${trip.prod_id}"]`).check();
  await expect(dialog.getByText(say('bookingChanges.move_held'))).toBeVisible();
  await dialog.getByRole('button', { name: say('bookingChanges.to_pay') }).click();
  await expect(changes.getByText(say('bookingChanges.due_waiting'))).toBeVisible();
  expect(await order()).toMatchObject({ prod_id: later.prod_id, total_price: moved?.total_price });
  await changes.getByRole('checkbox', { name: say('booking.consent') }).check();
  await changes.getByRole('button', payButton(say)).click();
  await page.waitForURL('**/payment/pay/**');
  await page.locator('button[value=approve]').click();
  await page.waitForURL('**/orderResult?**');
  await expect(page.getByRole('heading', { level: 1, name: say('booking.result_moved') })).toBeVisible();
  expect(await order()).toMatchObject({
    prod_id: trip.prod_id,
    txn_type: 'P',
    ymd_format: trip.ymd_format,
    total_price: before?.total_price,
  });

  await page.getByRole('link', { name: say('booking.to_my_order') }).click();
  const payments = page.getByRole('region', { name: say('bookingMyOrder.payments') });
  await expect(payments.getByText(say('bookingMyOrder.pay_paid'))).toHaveCount(2);
});

test('the desk moves one order, and then all orders of a departure', async ({ openBrowser }) => {
  const say = wordsIn('ENG');
  const { member, trip, order_id } = await memberWhoPaid(await openBrowser(phone), 'ENG', 2, 7);
  const context = await openBrowser(desktop);
  const desk = await administratorIn(context, 'ENG');
  const later = await desk.call<{ prod_id: string }>('adminDepartureAdd', {
    prod_id: trip.prod_id,
    start_day: addDays(trip.ymd_format, DAYS_LATER),
    start_time: '',
    end_time: '',
    progress_yn: 'Y',
    sizes: [{ prod_id: trip.prod_id, origin_price: trip.origin_price, capacity: 6 }],
  });
  const departureOf = async (): Promise<string | undefined> =>
    (await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: 'ENG' }))[0]?.prod_id;

  const office = await context.newPage();
  await office.goto(at(`/admin/booking?view=orders&id=${order_id}`, 'ENG'));
  await office.getByRole('button', { name: say('bookingOrders.move') }).click();
  const dialog = office.getByRole('dialog', { name: say('bookingOrders.move') });
  await dialog.locator(`input[value="${later.prod_id}"]`).check();
  await dialog.getByLabel(say('bookingOrders.move_reason')).selectOption('asked');
  await expect(dialog.getByText(say('bookingOrders.move_nothing_back'))).toBeVisible();
  await dialog.getByRole('button', { name: say('bookingOrders.move_do') }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(departureOf).toBe(later.prod_id);

  await office.goto(at(`/admin/booking?view=departures&id=${later.prod_id}`, 'ENG'));
  await office.locator(`input[value="${trip.prod_id}"]`).check();
  await office.getByRole('button', { name: say('bookingOrders.move_all') }).click();
  await office
    .getByRole('alertdialog')
    .getByRole('button', { name: say('bookingOrders.move_all') })
    .click();
  await expect(office.getByText(say('bookingOrders.move_all_done'))).toBeVisible();
  expect(await departureOf()).toBe(trip.prod_id);
});

test('a member changes the date of a row in the cart before paying for it', async ({ openBrowser }) => {
  const say = wordsIn('VTN');
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'VTN');
  const trip = changeableTrip(await member.products());
  const desk = await administratorIn(await openBrowser(desktop), 'KOR');
  const start_day = addDays(trip.ymd_format, 2 * DAYS_LATER);
  const later = await desk.call<{ prod_id: string }>('adminDepartureAdd', {
    prod_id: trip.prod_id,
    start_day,
    start_time: '',
    end_time: '',
    progress_yn: 'Y',
    sizes: [{ prod_id: trip.prod_id, origin_price: trip.origin_price + 10_000, capacity: 6 }],
  });
  const cart_id = await member.putInCart(trip.prod_id, { adult_cnt: 2 });
  const before = await member.order(cart_id);

  const page = await context.newPage();
  await page.goto(at('/mycart', 'VTN'));
  await page.getByRole('button', { name: say('booking.modify_date') }).click();
  const dialog = page.getByRole('dialog', { name: say('booking.modify_date') });
  await dialog.locator(`input[value="${later.prod_id}"]`).check();
  await dialog.getByRole('button', { name: say('booking.modify') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator(`a[href*="${later.prod_id}"]`).first()).toBeVisible();
  const after = await member.order(cart_id);
  expect(after).toMatchObject({ prod_id: later.prod_id, ymd_format: start_day, adult_cnt: 2 });
  expect(after.total_price).toBeGreaterThan(before.total_price);
});
