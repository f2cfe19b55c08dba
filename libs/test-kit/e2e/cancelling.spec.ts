import type { DeskCancellation, MyOrder } from '@narae/contracts';
import { demoBookingAdministrator } from '../src/browser/demo-accounts.ts';
import { wordsIn, type Say } from '../src/browser/texts.ts';
import { memberWhoPaid } from './paid-trip.ts';
import { administratorIn, at, desktop, expect, phone, test, type Page } from './support.ts';

/** Fills in the dialog that is open, and agrees to what it says. */
const sendRequest = async (page: Page, say: Say, reason: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: say('bookingCancel.dialog_title') });
  await expect(dialog.getByText(say('bookingCancel.kept'))).toBeVisible();
  await dialog.getByLabel(say('bookingCancel.reason')).fill(reason);
  await dialog.getByRole('button', { name: say('bookingCancel.send'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('bookingCancel.confirm') });
  await question.getByRole('button', { name: say('bookingCancel.send'), exact: true }).click();
  await expect(dialog).toBeHidden();
};

/** A whole text of the page, with anything where `§` stands. */
const textLike = (text: string): RegExp => new RegExp(`^${text.replace('§', '.*')}$`);

test(
  'a member asks to cancel, withdraws, asks again, and sees at once that the desk approved',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    const say = wordsIn('JPN');
    const english = wordsIn('ENG');
    const context = await openBrowser(phone);
    const { member, trip, order_id } = await memberWhoPaid(context, 'JPN', 1, 0);
    const seats = async (): Promise<number | undefined> =>
      (await member.products()).find(({ prod_id }) => prod_id === trip.prod_id)?.inventory_cnt;
    await expect.poll(seats).toBe(trip.inventory_cnt - 1);

    const page = await context.newPage();
    await page.goto(at('/myinfo', 'JPN'));
    await page
      .locator(`[data-order="${order_id}"]`)
      .getByRole('link', { name: say('account.order_cancel'), exact: true })
      .click();
    await sendRequest(page, say, '体調を崩しました。');
    await expect(page.getByText(say('bookingCancel.asked_next'))).toBeVisible();
    await page.getByRole('button', { name: say('bookingCancel.withdraw') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('bookingCancel.withdraw') })
      .click();
    await page.getByRole('button', { name: say('bookingCancel.ask'), exact: true }).click();
    await sendRequest(page, say, 'まだ治りません。');
    await expect(page.getByText('まだ治りません。')).toBeVisible();

    const desk = await openBrowser(desktop);
    await administratorIn(desk, 'ENG', demoBookingAdministrator);
    const office = await desk.newPage();
    await office.goto(at('/admin/booking?view=cancellations', 'ENG'));
    const request = office.getByRole('article', {
      name: english('bookingCancellations.order', { order: order_id }),
    });
    await expect(request.getByText('まだ治りません。')).toBeVisible();
    await request.getByRole('button', { name: english('bookingCancellations.approve') }).click();
    await office
      .getByRole('dialog')
      .getByLabel(english('bookingCancellations.answer_label'))
      .fill('お大事になさってください。');
    await office
      .getByRole('dialog')
      .getByRole('button', {
        name: new RegExp(`^${english('bookingCancellations.approve_do', { refunded: '' })}`),
      })
      .click();
    await expect(request).toBeHidden();

    // The page that is open hears of it by itself.
    await expect(page.getByText(textLike(say('bookingCancel.approved_at', { time: '§' })))).toBeVisible();
    await expect(page.getByText('お大事になさってください。')).toBeVisible();
    const refunded = { state: say('bookingCancel.refund_refunded'), day: '§' };
    await expect(page.getByText(textLike(say('bookingCancel.refund_since', refunded)))).toBeVisible();
    await expect(page.getByRole('button', { name: say('bookingCancel.ask'), exact: true })).toBeHidden();
    await expect.poll(seats).toBe(trip.inventory_cnt);
  },
);

test('a member cancels for one traveller of two; the other one still travels', async ({ openBrowser }) => {
  const say = wordsIn('KOR');
  const context = await openBrowser(desktop);
  const { member, order_id } = await memberWhoPaid(context, 'KOR', 2, 1);
  const page = await context.newPage();
  await page.goto(at(`/myOrder?order_id=${order_id}&open=cancel`, 'KOR'));
  const dialog = page.getByRole('dialog', { name: say('bookingCancel.dialog_title') });
  await dialog.getByText(say('bookingCancel.who_some')).click();
  await expect(dialog.getByText(say('bookingCancel.choose_somebody'))).toBeVisible();
  await dialog.getByText('KIM DAON').click();
  await sendRequest(page, say, '한 명이 아파요.');
  await expect(page.getByText(say('bookingCancel.asked_for', { names: 'KIM DAON' }))).toBeVisible();

  const desk = await administratorIn(await openBrowser(desktop), 'ENG', demoBookingAdministrator);
  const { rows } = await desk.call<{ rows: DeskCancellation[] }>('adminCancellations', {});
  const asked = rows.find((row) => row.order_id === order_id);
  expect(asked).toMatchObject({ whole: false, leaving: ['KIM DAON'], people: 2 });
  const decision = { cancel_no: asked?.cancel_no, version: asked?.version, outcome: 'approved', answer: '' };
  await desk.call('adminCancelDecide', { order_id, ...decision });

  await expect(page.getByText('KIM DAON')).toBeHidden();
  await expect(page.getByText('KIM NARI').first()).toBeVisible();
  await expect(page.getByRole('button', { name: say('bookingCancel.ask'), exact: true })).toBeVisible();
  const [order] = await member.call<MyOrder[]>('myOrder', { order_id, lan_tp: 'KOR' });
  expect(order).toMatchObject({ txn_type: 'P', adult_cnt: 1 });
  expect(order?.refunds).toHaveLength(1);
});
