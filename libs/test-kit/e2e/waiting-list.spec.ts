import type { Product } from '@narae/contracts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, phone, test } from './support.ts';

const say = wordsIn('ENG');
const pageOf = ({ variant, prod_id }: Product): string =>
  `/${variant === 'trip' ? 'productDetail' : 'enterProgram'}?prod_id=${prod_id}`;

test('a member waits for seats of a full trip, is offered them when they return, and holds them', async ({
  openBrowser,
}) => {
  const others = await memberIn(await openBrowser(desktop), 'ENG', 'Early Bird');
  const product = (await others.products()).find(
    ({ inventory_cnt, package_cnt, progress_yn }) =>
      inventory_cnt === 3 && package_cnt === 0 && (progress_yn === 'Y' || progress_yn === 'D'),
  );
  if (!product) throw new Error('the shop has no product with three seats left');
  const beds = product.from_price === product.prod_price ? [] : await others.beds(product, 3);
  const first = await others.putInCart(product.prod_id, { adult_cnt: 3 }, beds);
  await others.confirmTravellers(first);
  await others.hold(first);

  const context = await openBrowser(phone);
  const member = await memberIn(context, 'ENG');
  const page = await context.newPage();
  await page.goto(at(pageOf(product), 'ENG'));
  await page.getByRole('button', { name: say('booking.queue_tell'), exact: true }).click();
  const join = page.getByRole('dialog', { name: say('booking.queue_title') });
  await join.getByRole('button', { name: /^Adult.*one more$/ }).click();
  await join.getByRole('button', { name: say('booking.queue_join') }).click();
  const joined = page.getByRole('dialog', { name: say('booking.queue_on') });
  await expect(joined.getByText(say('booking.queue_next'))).toBeVisible();

  await page.goto(at('/myinfo', 'ENG'));
  const entry = page.getByRole('article', { name: product.prod_title });
  await expect(entry.getByText(say('booking.queue_next'))).toBeVisible();
  await others.call('mycartDelete', { cart_id: first });
  // The page that is open hears of the offer by itself.
  await expect(entry.getByText(say('booking.queue_kept_seats_other', { count: 2 }))).toBeVisible();
  await entry.getByRole('button', { name: say('booking.queue_accept') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/reservInfo');
  const cart_id = new URL(page.url()).searchParams.get('cart_id') ?? '';
  expect(await member.order(cart_id)).toMatchObject({ prod_id: product.prod_id, adult_cnt: 2 });

  await member.confirmTravellers(cart_id);
  await page.goto(at(`/order?cart_id=${cart_id}`, 'ENG'));
  await expect(page.locator('[role=timer]')).toBeVisible();
  await page.goto(at('/myinfo', 'ENG'));
  await expect(entry.getByText(say('booking.queue_taken'))).toBeVisible();
});
