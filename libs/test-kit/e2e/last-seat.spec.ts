import type { Product } from '@narae/contracts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import {
  at,
  desktop,
  expect,
  memberIn,
  memberWithOrder,
  phone,
  siteOrigin,
  test,
  type Page,
} from './support.ts';

const say = wordsIn('ENG');
/** Both who race read Japanese, because either may lose. */
const racer = wordsIn('JPN');

/** The scarcest product that still has a seat and asks for nothing but people. Repeats must run one after another. */
const scarcest = (products: readonly Product[]): Product => {
  const [first] = products
    .filter(({ inventory_cnt, progress_yn, prod_type, package_cnt, prod_price }) => {
      const open = progress_yn === 'Y' || progress_yn === 'D';
      // All but the last seat go into one order, which must stay below the cap.
      const affordable = inventory_cnt * prod_price < 2_000;
      return open && affordable && inventory_cnt > 0 && package_cnt === 0 && prod_type !== 'CG006';
    })
    .sort((one, other) => one.inventory_cnt - other.inventory_cnt);
  if (!first) throw new Error('every product is sold out');
  return first;
};

const holding = (page: Page) => page.locator('[role=timer]');
const rejection = (page: Page) => page.getByRole('alert').filter({ has: page.getByRole('button') });

test('two shoppers race for the last seat while a third one watches', async ({ openBrowser, allow }) => {
  allow(/status of 409/);
  const [first, second, early, watching] = await Promise.all([
    openBrowser(desktop),
    openBrowser(phone),
    openBrowser(desktop),
    openBrowser(desktop),
  ]);
  const others = await memberIn(early, 'ENG', 'Early Bird');
  const product = scarcest(await others.products());
  const screen = product.variant === 'trip' ? '/productDetail' : '/enterProgram';
  const watcher = await watching.newPage();
  await watcher.goto(at(`${screen}?prod_id=${product.prod_id}`, 'ENG'));
  const seats = watcher.getByRole('complementary', { name: say('catalog.book') });
  const left = (count: number): string =>
    say(`common.seats_left_${count === 1 ? 'one' : 'other'}`, { count });
  await expect(seats.getByText(left(product.inventory_cnt))).toBeVisible();

  // The home page counts along: the scarcest product is on its shelves.
  const home = await watching.newPage();
  await home.goto(at('/', 'ENG'));
  const card = home.getByRole('article').filter({ hasText: product.prod_title }).first();
  await expect(card).toBeVisible();
  await expect(card).not.toContainText(say('common.state_sold_out'));

  // All seats but one are somebody else's; the watcher sees them go.
  const orders = await Promise.all(
    [first, second].map((context) => memberWithOrder(context, 'JPN', product.prod_id)),
  );
  if (product.inventory_cnt > 1) {
    const cart_id = await others.putInCart(product.prod_id, { adult_cnt: product.inventory_cnt - 1 });
    await others.confirmTravellers(cart_id);
    await others.hold(cart_id);
  }
  await expect(seats.getByText(left(1))).toBeVisible();

  const pages = await Promise.all([first.newPage(), second.newPage()]);
  await Promise.all(
    pages.map((page, place) => page.goto(at(`/order?cart_id=${orders[place]?.cart_id}`, 'JPN'))),
  );
  const held = await Promise.all(
    pages.map(async (page) => {
      await holding(page).or(rejection(page)).first().waitFor();
      return holding(page).isVisible();
    }),
  );
  expect(held.toSorted()).toEqual([false, true]);
  const [winner, loser] = held[0] ? pages : pages.toReversed();
  if (!winner || !loser) throw new Error('nobody raced');
  await expect(seats.getByText(say('common.state_sold_out')).first()).toBeVisible();

  await expect(card).toContainText(say('common.state_sold_out'));

  // The loser reads why, and asking again changes nothing.
  const pay = payButton(racer);
  const soldOut = rejection(loser).getByText(racer('errors.no_inventory'), { exact: true });
  await expect(soldOut).toBeVisible();
  await expect(loser.getByRole('button', pay)).toBeDisabled();
  const asked = loser.waitForResponse('**/api/orderHold');
  await loser.getByRole('button', { name: racer('booking.hold_again') }).click();
  expect((await asked).status()).toBe(409);
  await expect(soldOut).toBeVisible();
  await expect(loser.getByRole('button', pay)).toBeDisabled();

  const context = winner.context();
  const popup = winner === pages[0] ? context.waitForEvent('page') : Promise.resolve(winner);
  await winner.getByRole('checkbox', { name: racer('booking.consent') }).check();
  await winner.getByRole('button', pay).click();
  const provider = await popup;
  await provider.waitForURL('**/payment/pay/**');
  await provider.locator('button[value=approve]').click();
  await expect(winner).toHaveURL(new RegExp(`^${siteOrigin()}/orderResult`));
  await expect(winner.getByRole('heading', { name: racer('booking.result_paid') })).toBeVisible();
});
