import { desk } from '@narae/contracts/desk';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, sandboxOrigin, test } from './support.ts';

const say = wordsIn('ENG');

/** How many mails lie in the mailbox of the desk. */
const arrived = async (): Promise<number> => {
  const answer = await fetch(`${sandboxOrigin()}/mailbox.json?to=${encodeURIComponent(desk.email)}`);
  return ((await answer.json()) as unknown[]).length;
};

test('a mail is found in the back office and sent again, and its reader gets it once more', async ({
  openBrowser,
}) => {
  const context = await openBrowser(desktop);
  const admin = await administratorIn(context, 'ENG');
  const before = await arrived();
  await admin.call('smtpEmailTest', {});
  await expect.poll(arrived).toBe(before + 1);

  const page = await context.newPage();
  await page.goto(at('/admin/booking?view=mails', 'ENG'));
  await page
    .getByLabel(say('bookingAdmin.mails_kind'), { exact: true })
    .selectOption(say('bookingAdmin.mail_kind_test'));
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText(say('bookingAdmin.mail_kind_test'));
  await expect(newest).toContainText(say('bookingAdmin.mail_state_sent'));
  await newest.getByRole('button', { name: say('bookingAdmin.mail_resend') }).click();
  await page
    .getByRole('alertdialog', { name: say('bookingAdmin.mail_resend_ask') })
    .getByRole('button', { name: say('bookingAdmin.mail_resend') })
    .click();
  await expect.poll(arrived).toBe(before + 2);
  await expect(newest).toContainText(`${say('bookingAdmin.mail_attempts')}: 2`);

  await page.goto(at('/admin/booking?view=audit', 'ENG'));
  await expect(page.getByText(say('bookingAdmin.action_mail-resent')).first()).toBeVisible();
});
