import type { OrderDetail, ProductDetail } from '@narae/contracts';
import { wordsIn } from '../src/browser/texts.ts';
import {
  administratorIn,
  at,
  desktop,
  expect,
  memberIn,
  phone,
  test,
  type BrowserContext,
} from './support.ts';

const say = wordsIn('ENG');
const firstStep = ({ refund_schedule }: OrderDetail) => refund_schedule.steps[0];

const memberWithStay = async (context: BrowserContext, product: ProductDetail) => {
  const shopper = await memberIn(context, 'ENG');
  const beds = product.has_hotel ? await shopper.beds(product, 1) : [];
  const cart_id = await shopper.putInCart(product.prod_id, { adult_cnt: 1 }, beds);
  await shopper.confirmTravellers(cart_id);
  return { shopper, cart_id };
};

test('a refund schedule that an operator publishes is told everywhere, and orders of before keep theirs', async ({
  openBrowser,
  allow,
}) => {
  allow(/status of 400/);
  const context = await openBrowser(desktop);
  const admin = await administratorIn(context, 'ENG');
  const details = async (prod_id: string): Promise<ProductDetail | undefined> =>
    (await admin.call<ProductDetail[]>('productDetail', { currency: 'USD', lan_tp: 'ENG', prod_id }))[0];
  const trips = (await admin.products()).filter(
    ({ inventory_cnt, progress_yn, variant }) =>
      inventory_cnt > 20 && progress_yn === 'Y' && variant === 'trip',
  );
  const named = await Promise.all(trips.map(({ prod_id }) => details(prod_id)));
  const product = named.find((one) => one?.refund_schedule === 'trip-stay' && one.package_cnt === 0);
  if (!product) throw new Error('the shop has no trip with a stay');
  const { prod_id } = product;
  const before = await memberWithStay(await openBrowser(desktop), product);
  expect(firstStep(await before.shopper.order(before.cart_id))).toEqual({ fromDays: 5, pct: 100 });

  const page = await context.newPage();
  await page.goto(at('/admin?view=refundSchedule', 'ENG'));
  await expect(page.getByRole('link', { name: say('catalogAdmin.new') })).toBeHidden();
  await page.getByRole('link', { name: 'Trips with a stay' }).click();
  const days = page.getByRole('spinbutton', { name: say('catalogAdmin.field_from_days') });
  await days.first().fill('1');
  const publish = page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true });
  await publish.click();
  await expect(days.nth(1)).toHaveAccessibleDescription(/Days must fall from row to row/);
  await days.first().fill('6');
  await publish.click();
  await expect(page.getByText(say('catalogAdmin.published')).first()).toBeVisible();

  expect((await details(prod_id))?.refund_terms).toMatchObject({ version: 1 });
  const visitor = await (await openBrowser(phone)).newPage();
  await visitor.goto(at('/termsInfo', 'ENG'));
  await expect(visitor.getByText(/^Trips with a stay: 6 days or more, 100%; 5–2 days, 90%/)).toBeVisible();
  await visitor.goto(at('/faq', 'KOR'));
  await expect(visitor.getByText(/^숙박 여행: 6일 이상 100%, 5~2일 90%/)).toBeVisible();
  await visitor.goto(at(`/productDetail?prod_id=${prod_id}`, 'ENG'));
  const last = new Date(Date.parse(`${product.ymd_format}T00:00:00Z`) - 6 * 86_400_000);
  const day = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' });
  await expect(
    visitor
      .getByRole('row')
      .filter({ hasText: '100%' })
      .filter({ hasText: day.format(last) }),
  ).toBeVisible();

  const after = await memberWithStay(await openBrowser(desktop), product);
  expect(firstStep(await after.shopper.order(after.cart_id))).toEqual({ fromDays: 6, pct: 100 });
  expect(firstStep(await before.shopper.order(before.cart_id))).toEqual({ fromDays: 5, pct: 100 });
});
