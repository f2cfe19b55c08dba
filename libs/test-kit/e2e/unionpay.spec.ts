import { payTypeName } from '@narae/rules';
import { wordsIn } from '../src/browser/texts.ts';
import {
  at,
  desktop,
  expect,
  memberIn,
  phone,
  sandboxOrigin,
  siteOrigin,
  test,
  type Page,
} from './support.ts';

const say = wordsIn('CHN');

/** Opens the order of a new member; answers its button to pay in won. */
const openOrder = async (page: Page) => {
  const shopper = await memberIn(page.context(), 'CHN', 'Lin Yuqing');
  const trip = (await shopper.products()).find(
    ({ variant, package_cnt, inventory_cnt }) =>
      variant === 'trip' && package_cnt === 0 && inventory_cnt > 20,
  );
  const cart_id = await shopper.putInCart(trip?.prod_id ?? '', { adult_cnt: 1 });
  await shopper.confirmTravellers(cart_id);
  await page.goto(at(`/order?cart_id=${cart_id}`, 'CHN'));
  await page.getByRole('radio', { name: payTypeName('U', 'CHN') }).check();
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  return page.getByRole('button', { name: /₩[\d,]+/ });
};

test('UnionPay on a desktop: the charge in won, a window, the result in the page that waited', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser(desktop)).newPage();
  const pay = await openOrder(page);
  await expect(page.getByText(/¥[\d,]+.*₩[\d,]+/).first()).toBeVisible();
  const charge = /₩[\d,]+/.exec(await pay.innerText())?.[0] ?? '';
  const [popup] = await Promise.all([page.waitForEvent('popup'), pay.click()]);
  await expect(popup).toHaveURL(new RegExp(`^${sandboxOrigin()}/payment/pay/`));
  await expect(popup.getByText(charge)).toBeVisible();
  await Promise.all([popup.waitForEvent('close'), popup.locator('button[value=approve]').click()]);
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin()}/orderResult`));
});

test('UnionPay on a phone: there and back in one window, declined first', async ({ openBrowser }) => {
  const page = await (await openBrowser(phone)).newPage();
  const pay = await openOrder(page);
  await pay.click();
  await page.locator('button[value=decline]').click();
  await expect(page.getByRole('heading', { name: say('booking.result_declined') })).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin()}/orderUnionPayResult`));
  await page.getByRole('link', { name: say('booking.back_to_order') }).click();
  await page.getByRole('radio', { name: payTypeName('U', 'CHN') }).check();
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  await page.getByRole('button', { name: /₩[\d,]+/ }).click();
  await page.locator('button[value=approve]').click();
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
});
