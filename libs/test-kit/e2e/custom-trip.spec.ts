import type { CustomTrip } from '@narae/contracts';
import { addDays, seoulDay } from '@narae/rules';
import type { Credentials } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('ENG');
const title = 'Seoul for dancers';
const priceKrw = 650_000;
const firstDay = addDays(seoulDay(new Date()), 30);
const lastDay = addDays(firstDay, 1);

const press = (page: Page, key: Parameters<typeof say>[0]): Promise<void> =>
  page.getByRole('button', { name: say(key), exact: true }).click();

/** Agrees to what the page asks. */
const agree = async (
  page: Page,
  question: Parameters<typeof say>[0],
  answer: typeof question,
): Promise<void> => {
  const dialog = page.getByRole('alertdialog', { name: say(question) });
  await dialog.getByRole('button', { name: say(answer), exact: true }).click();
};

/** Asks for a trip of two days for two, as a member who came signed out. @returns the number of the request */
const ask = async (page: Page, credentials: Credentials): Promise<string> => {
  await page.goto(at('/customTravel', 'ENG'));
  await expect(page.getByText(say('errors.common_login_fail')).first()).toBeVisible();
  await signIn(page, page.getByRole('dialog').locator('form'), credentials, say);
  await expect.poll(() => new URL(page.url()).pathname).toBe('/customTravel');

  await press(page, 'bookingCustom.send');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.getByLabel(say('bookingCustom.end_day'), { exact: true }).fill(lastDay);
  await page.getByLabel(say('bookingCustom.start_day'), { exact: true }).fill(firstDay);
  await page.getByRole('checkbox', { name: 'Food' }).check();
  await page.getByRole('checkbox', { name: 'Seoul' }).check();
  await page
    .getByRole('button', { name: say('common.ui_adjust_up', { label: say('common.traveller_adult') }) })
    .click();
  const memo = page.getByRole('textbox', {
    name: `${say('bookingCustom.memo')} (${say('common.ui_optional')})`,
    exact: true,
  });
  await memo.fill('No fish, please.');

  // What is typed outlives the page.
  await page.waitForResponse(
    (answer) =>
      answer.url().endsWith('customTravelDraft') && answer.request().postData()?.includes('No fish') === true,
  );
  await page.reload();
  await expect(memo).toHaveValue('No fish, please.');
  await press(page, 'bookingCustom.send');
  await agree(page, 'bookingCustom.send_confirm', 'bookingCustom.send');
  await expect(page.getByText(say('bookingCustom.next_requested'))).toBeVisible();
  return new URL(page.url()).searchParams.get('request_id') ?? '';
};

/** Answers it with a quote, as the desk does. */
const quote = async (page: Page, request_id: string): Promise<void> => {
  await page.goto(at('/admin/booking?view=custom', 'ENG'));
  await page.getByRole('link', { name: request_id, exact: true }).click();
  await page.getByLabel(say('bookingDesk.price_krw')).fill(String(priceKrw));
  await page.getByLabel(say('bookingDesk.quote_title'), { exact: true }).fill(title);
  await page.getByLabel(say('bookingDesk.day_title', { day: 1 })).fill('Arrival');
  await press(page, 'bookingDesk.send_quote');
  await expect(page.getByLabel(say('bookingDesk.day_title', { day: 2 }))).toBeFocused();
  await page.getByLabel(say('bookingDesk.day_title', { day: 2 })).fill('Dance class');
  await press(page, 'bookingDesk.send_quote');
  await agree(page, 'bookingDesk.send_confirm', 'bookingDesk.send_quote');
  await expect(page.getByText(say('bookingDesk.step_quoted', { number: 1 }))).toBeVisible();
};

test('a member asks for a trip, the desk quotes it, and it is accepted, paid and found again', async ({
  openBrowser,
}) => {
  const context = await openBrowser(phone);
  const shopper = new Shopper(await openBrowser(desktop), siteOrigin(), 'ENG');
  const credentials = await shopper.join('Mina Hart');
  const page = await context.newPage();
  const request_id = await ask(page, credentials);

  const adminContext = await openBrowser(desktop);
  await administratorIn(adminContext, 'ENG');
  await quote(await adminContext.newPage(), request_id);

  await page.goto(at('/myinfo', 'ENG'));
  await page.getByRole('link', { name: say('bookingCustom.trip_quote') }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('₩1,300,000', { exact: true })).toBeVisible();
  await press(page, 'bookingCustom.accept');
  await agree(page, 'bookingCustom.accept_confirm', 'bookingCustom.accept');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/mycart');

  const { cart_id, quotes } = await shopper.call<CustomTrip>('customTravelDetail', { request_id });
  const dollars = quotes[0]?.estimates.find(({ currency }) => currency === 'USD')?.total ?? 0;
  const row = page.locator(`[data-cart="${cart_id}"]`);
  await expect(row.getByText(title).first()).toBeVisible();
  await expect(row.getByText(`$${dollars.toLocaleString('en-US')}`).first()).toBeVisible();
  await expect(row.locator('img')).toHaveCount(0);

  await shopper.confirmTravellers(cart_id);
  expect((await shopper.order(cart_id)).total_price).toBe(dollars);
  await shopper.pay(cart_id);
  await page.goto(at('/myinfo', 'ENG'));
  await expect(page.getByText(say('bookingCustom.next_paid'))).toBeVisible();
  await page.getByRole('link', { name: title }).first().click();
  await page.getByRole('link', { name: say('bookingMyOrder.to_request') }).click();
  await expect(page.getByText(say('bookingCustom.step_accepted', { number: 1 }))).toBeVisible();
  await expect(page.getByRole('button', { name: say('bookingCustom.accept') })).toHaveCount(0);
});
