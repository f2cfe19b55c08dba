import type { ProductDetail } from '@narae/contracts';
import { LANGUAGES, LAN_TPS } from '@narae/contracts/languages';
import { addDays } from '@narae/rules';
import { changeableTrip } from '../src/browser/changeable-trip.ts';
import { demoCatalogueAdministrator } from '../src/browser/demo-accounts.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, phone, test } from './support.ts';

/** A day that no other test adds a date on. */
const DAYS_LATER = 23;

test('the desk closes a day of a trip, shoppers read why, and it is reopened (CATALOG-22)', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  const korean = wordsIn('KOR');
  const context = await openBrowser(desktop);
  const desk = await administratorIn(context, 'ENG', demoCatalogueAdministrator);
  const trip = changeableTrip(await desk.products());
  const day = addDays(trip.ymd_format, DAYS_LATER);
  const { prod_id } = await desk.call<{ prod_id: string }>('adminDepartureAdd', {
    prod_id: trip.prod_id,
    start_day: day,
    start_time: '',
    end_time: '',
    progress_yn: 'Y',
    sizes: [{ prod_id: trip.prod_id, origin_price: trip.origin_price, capacity: 4 }],
  });
  const state = async (): Promise<string | undefined> => {
    const asked = { prod_id, currency: 'USD', lan_tp: 'ENG' };
    return (await desk.call<ProductDetail[]>('productDetail', asked))[0]?.progress_yn;
  };

  const page = await context.newPage();
  await page.goto(at(`/admin?view=product&id=${trip.prod_id}&tab=departures`, 'ENG'));
  const close = say('catalogAdmin.closed_add');
  await page.getByRole('button', { name: close }).click();
  const dialog = page.getByRole('dialog', { name: say('catalogAdmin.closed_title_trip') });
  await dialog.getByLabel(say('catalogAdmin.range_first_day')).fill(day);
  await dialog.getByLabel(say('catalogAdmin.range_last_day')).fill(day);
  for (const lanTp of LAN_TPS) {
    const { ownName } = LANGUAGES[lanTp];
    await dialog.getByLabel(`${say('catalogAdmin.closed_text')} (${ownName})`).fill(`Holiday ${ownName}`);
  }
  await dialog.getByRole('button', { name: close }).click();
  await expect(dialog).toBeHidden();
  // The trip may have closed days of its own.
  const period = page
    .getByRole('region', { name: new RegExp(say('catalogAdmin.closed_days')) })
    .filter({ hasText: 'Holiday English' });
  await expect(period).toBeVisible();
  await expect.poll(state).toBe('E');

  const shopper = await (await openBrowser(phone)).newPage();
  await shopper.goto(at(`/productDetail?prod_id=${prod_id}`, 'KOR'));
  await expect(shopper.getByText(/Holiday 한국어/).first()).toBeVisible();
  await expect(shopper.getByRole('link', { name: korean('catalog.next_date') }).first()).toBeVisible();

  await period.getByRole('button', { name: new RegExp(say('catalogAdmin.closed_delete')) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('catalogAdmin.closed_delete'), exact: true })
    .click();
  await expect(period).toBeHidden();
  await expect.poll(state).not.toBe('E');
});
