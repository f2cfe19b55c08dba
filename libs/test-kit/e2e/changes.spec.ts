import type { LanTp, MyOrder } from '@narae/contracts';
import { changeableTrip } from '../src/browser/changeable-trip.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, phone, test, type BrowserContext } from './support.ts';

const memberWhoPaid = async (context: BrowserContext, lanTp: LanTp) => {
  const member = await memberIn(context, lanTp);
  const { prod_id } = changeableTrip(await member.products());
  const cart_id = await member.putInCart(prod_id, { adult_cnt: 2 });
  await member.confirmTravellers(cart_id);
  await member.pay(cart_id);
  const { order_id } = await member.order(cart_id);
  const order = async (): Promise<MyOrder> => {
    const [row] = await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: lanTp });
    if (!row) throw new Error(`there is no order ${order_id}`);
    return row;
  };
  return { order_id, order };
};

test('a member adds an extra to a paid order, pays the difference, and it is changed', async ({
  openBrowser,
}) => {
  const say = wordsIn('KOR');
  const context = await openBrowser(phone);
  const { order_id, order } = await memberWhoPaid(context, 'KOR');
  const before = await order();
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'KOR'));

  const changes = page.getByRole('region', { name: say('bookingChanges.title') });
  await changes.getByRole('button', { name: say('bookingChanges.extras') }).click();
  const dialog = page.getByRole('dialog', { name: say('bookingChanges.extras') });
  const proceed = dialog.getByRole('button', { name: say('bookingChanges.to_pay') });
  await expect(dialog.getByText(say('bookingChanges.extras_same'))).toBeVisible();
  await dialog.getByText(say('common.options_none')).click();
  await dialog.getByRole('checkbox').first().check();
  await proceed.click();
  await expect(dialog).toBeHidden();

  await expect(changes.getByText(say('bookingChanges.due_waiting'))).toBeVisible();
  expect(await order()).toMatchObject({ total_price: before.total_price, options: before.options });
  await changes.getByRole('checkbox', { name: say('booking.consent') }).check();
  await changes.getByRole('button', payButton(say)).click();
  await page.waitForURL('**/payment/pay/**');
  await page.locator('button[value=approve]').click();
  await page.waitForURL('**/orderResult?**');
  await expect(
    page.getByRole('heading', { level: 1, name: say('booking.result_change_paid') }),
  ).toBeVisible();

  const after = await order();
  const [added] = after.options;
  if (!added) throw new Error('nothing was added');
  expect(after.options).toHaveLength(before.options.length + 1);
  expect(added.participant_cnt).toBe(2);
  expect(after.total_price).toBeGreaterThan(before.total_price);
  await page.getByRole('link', { name: say('booking.to_my_order') }).click();
  await expect(changes.getByRole('button', { name: say('bookingChanges.extras') })).toBeVisible();
  const price = page.getByRole('region', { name: say('bookingMyOrder.price') });
  await expect(price.getByText(added.opt_name)).toBeVisible();
  const payments = page.getByRole('region', { name: say('bookingMyOrder.payments') });
  await expect(payments.getByText(say('bookingMyOrder.pay_paid'))).toHaveCount(2);
});

test('a member takes back a change of names that is not paid', async ({ openBrowser }) => {
  const say = wordsIn('VTN');
  const context = await openBrowser(desktop);
  const { order_id, order } = await memberWhoPaid(context, 'VTN');
  const before = await order();
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'VTN'));

  const changes = page.getByRole('region', { name: say('bookingChanges.title') });
  await changes.getByRole('button', { name: say('bookingChanges.names') }).click();
  const dialog = page.getByRole('dialog', { name: say('bookingChanges.names') });
  await dialog.getByRole('textbox').first().fill('NGUYEN LAN CHI');
  await dialog.getByRole('button', { name: say('bookingChanges.to_pay') }).click();
  await expect(changes.getByText('NGUYEN LAN CHI')).toBeVisible();

  await changes.getByRole('button', { name: say('bookingChanges.discard') }).click();
  await page
    .getByRole('alertdialog', { name: say('bookingChanges.discard_confirm') })
    .getByRole('button', { name: say('bookingChanges.discard') })
    .click();
  await expect(changes.getByRole('button', { name: say('bookingChanges.names') })).toBeVisible();
  // What was pressed is gone: the focus stays in its section.
  await expect(changes.locator(':focus')).toHaveCount(1);
  await expect(changes.getByText('NGUYEN LAN CHI')).toBeHidden();
  expect((await order()).total_price).toBe(before.total_price);
});
