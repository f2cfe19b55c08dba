import { passportPicture } from '../src/browser/passport-picture.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, test, type Page } from './support.ts';

const say = wordsIn('ENG');
/** More stops than any screen has. */
const MOST_STOPS = 80;

/** Presses Tab until the focus is on the control of that name; the focus must be visible when it is there. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      const texts = [
        focused?.textContent,
        focused?.getAttribute('aria-label'),
        ...[...((focused as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent),
      ];
      return texts.some((text) => text?.trim().startsWith(wanted)) && focused?.matches(':focus-visible');
    }, name);
    if (there) return;
  }
  throw new Error(`Tab never reaches "${name}"`);
};

test('cart, travellers and order can be walked with the keyboard alone', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const shopper = await memberIn(context, 'ENG');
  const product = (await shopper.products()).find(
    ({ variant, inventory_cnt, package_cnt }) =>
      variant === 'enter' && inventory_cnt > 20 && package_cnt === 0,
  );
  await shopper.putInCart(product?.prod_id ?? '', { adult_cnt: 1 });
  const page = await context.newPage();
  await page.goto(at('/mycart', 'ENG'));
  await expect(page.getByRole('radio')).toBeChecked();
  await tabTo(page, say('booking.to_travellers'));
  await page.keyboard.press('Enter');

  await expect(
    page.getByRole('heading', { level: 1, name: say('booking.section_travellers') }),
  ).toBeVisible();
  await tabTo(page, say('booking.name'));
  await page.keyboard.type('MINA HART');
  await tabTo(page, say('booking.tel'));
  await page.keyboard.type('01012345678');
  await tabTo(page, say('booking.slot_passport'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await passportPicture('MINA HART', 'passport.png'));
  await expect(page.getByText('passport.png')).toBeVisible();
  await tabTo(page, say('booking.reserve'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: say('booking.section_order') })).toBeVisible();
  await expect(page.locator('[role=timer]')).toBeVisible();
  await tabTo(page, say('booking.pay_paypal'));
  await page.keyboard.press('Space');
  await tabTo(page, say('common.btn_pay'));
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).waitForURL('**/payment/pay/**');
});
