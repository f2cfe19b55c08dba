import type { MyOrder } from '@narae/contracts';
import { addDays } from '@narae/rules';
import { changeableTrip } from '../src/browser/changeable-trip.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, memberIn, phone, test } from './support.ts';

const DAYS_LATER = 35;

test('the time of a sold departure is changed with a reason; who paid reads it and may cancel for free', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  const korean = wordsIn('KOR');
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'KOR');
  const trip = changeableTrip(await member.products());
  const office = await openBrowser(desktop);
  const desk = await administratorIn(office, 'ENG');
  const { prod_id } = await desk.call<{ prod_id: string }>('adminDepartureAdd', {
    prod_id: trip.prod_id,
    start_day: addDays(trip.ymd_format, DAYS_LATER),
    start_time: '09:00',
    end_time: '',
    progress_yn: 'Y',
    sizes: [{ prod_id: trip.prod_id, origin_price: trip.origin_price, capacity: 6 }],
  });
  const cart_id = await member.putInCart(prod_id, { adult_cnt: 2 });
  await member.confirmTravellers(cart_id);
  await member.pay(cart_id);
  const { order_id } = await member.order(cart_id);

  const editor = await office.newPage();
  await editor.goto(at(`/admin?view=product&id=${prod_id}`, 'ENG'));
  await editor.getByLabel(say('catalogAdmin.field_start_time')).fill('10:30');
  await editor.getByRole('button', { name: say('catalogAdmin.publish'), exact: true }).click();
  const dialog = editor.getByRole('dialog', { name: say('catalogAdmin.change_title') });
  await dialog.getByLabel(say('catalogAdmin.change_reason')).selectOption('weather');
  await dialog.getByLabel(say('catalogAdmin.change_note')).fill('A storm comes.');
  await dialog.getByRole('button', { name: say('catalogAdmin.change_publish') }).click();
  await expect(dialog).toBeHidden();

  const page = await context.newPage();
  const changes = async () =>
    (await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: 'KOR' }))[0]?.departure_changes.length;
  await expect.poll(changes).toBe(1);
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'KOR'));
  const changed = page.getByRole('region', { name: korean('bookingMyOrder.changed_title') });
  await expect(changed.getByText('A storm comes.')).toBeVisible();
  await expect(changed.getByText(/10:30/)).toBeVisible();
  await changed.getByRole('button', { name: korean('bookingMyOrder.changed_cancel') }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByText(/100\s?%/)
      .first(),
  ).toBeVisible();
});
