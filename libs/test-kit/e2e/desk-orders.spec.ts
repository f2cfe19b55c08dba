import { demoBookingAdministrator } from '../src/browser/demo-accounts.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { memberWhoPaid } from './paid-trip.ts';
import { administratorIn, at, desktop, expect, phone, test } from './support.ts';

test('the desk finds an order, notes, accepts a passport and corrects a name, and the open page of its member shows it', async ({
  openBrowser,
}) => {
  const say = wordsIn('ENG');
  const context = await openBrowser(phone);
  const { order_id } = await memberWhoPaid(context, 'ENG', 1, 4);
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}`, 'ENG'));
  await expect(page.getByText('MINA HART').first()).toBeVisible();

  const desk = await openBrowser(desktop);
  await administratorIn(desk, 'ENG', demoBookingAdministrator);
  const office = await desk.newPage();
  await office.goto(at('/admin/booking?view=orders', 'ENG'));
  await office.getByLabel(say('bookingOrders.search'), { exact: true }).fill(order_id);
  await office.getByRole('button', { name: say('bookingOrders.search_do') }).click();
  await office.getByLabel(say('bookingOrders.state'), { exact: true }).selectOption('cancelled');
  await expect(office.getByText(say('bookingOrders.none_found'))).toBeVisible();
  await office.getByLabel(say('bookingOrders.state'), { exact: true }).selectOption('paid');
  await office.getByRole('main').getByRole('link', { name: order_id }).click();
  const steps = office.getByRole('region', { name: say('bookingOrders.steps') });
  await expect(steps.getByRole('listitem').first()).toBeVisible();

  await office.getByLabel(say('bookingOrders.note'), { exact: true }).fill('Called about the hotel.');
  await office.getByRole('button', { name: say('bookingOrders.note_add') }).click();
  const notes = office.getByRole('region', { name: say('bookingOrders.notes') });
  await expect(notes.getByRole('paragraph').filter({ hasText: 'Called about the hotel.' })).toBeVisible();

  const kind = say('bookingOrders.kind_1');
  const passport = office.getByRole('group', {
    name: say('bookingOrders.paper_of', { kind, name: 'MINA HART' }),
  });
  await passport.getByRole('button', { name: say('bookingOrders.accept'), exact: true }).click();
  await expect(passport.getByText(say('bookingOrders.papers_accepted'), { exact: true })).toBeVisible();

  await office.getByText(say('bookingOrders.name_correct'), { exact: true }).click();
  const dialog = office.getByRole('dialog', {
    name: say('bookingOrders.name_correct_of', { name: 'MINA HART' }),
  });
  await dialog.getByLabel(say('bookingOrders.name_new')).fill('minna hart');
  await dialog.getByRole('button', { name: say('bookingOrders.name_do') }).click();
  await expect(dialog).toBeHidden();

  // The page that is open hears of it by itself; the note is nobody's but the desk's.
  await expect(page.getByText('MINNA HART').first()).toBeVisible();
  await expect(page.getByText('Called about the hotel.')).toHaveCount(0);
});
