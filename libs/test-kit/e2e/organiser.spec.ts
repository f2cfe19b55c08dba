import { passportPicture } from '../src/browser/passport-picture.ts';
import { demoBookingAdministrator } from '../src/browser/demo-accounts.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { openEvent } from './open-event.ts';
import { administratorIn, at, desktop, expect, memberIn, phone, test } from './support.ts';

const say = wordsIn('ENG');
const name = 'MINA HART';
const note = 'The number at the bottom is cut off.';

test('an organiser rejects the papers of a person, the member mends them, and they are accepted', async ({
  openBrowser,
}) => {
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'ENG');
  const { event_id, event_title } = await openEvent(member);
  await member.uploadEventPaper(event_id, '1', 1, `${name} blurred`);
  const { event_rv_id } = await member.call<{ event_rv_id: string }>('eventReservSave', {
    event_id,
    members: [{ mem_nm: name }],
    tel: '447700900123',
    email: member.user?.mem_email,
    area: 'Leeds',
  });

  const organiserContext = await openBrowser(desktop);
  await administratorIn(organiserContext, 'ENG', demoBookingAdministrator);
  const organiser = await organiserContext.newPage();
  await organiser.goto(at('/admin/booking?view=events', 'ENG'));
  await organiser.getByRole('link', { name: event_title }).click();
  await organiser.getByLabel(say('bookingAdmin.rv_search'), { exact: true }).fill(event_rv_id);
  await organiser.getByRole('button', { name: say('bookingAdmin.rv_search_do') }).click();
  const found = organiser.getByRole('link', { name });
  // Others of that name may have applied: the list shows them until the search has its answer.
  await expect(found).toHaveCount(1);
  await found.click();
  await organiser
    .getByRole('button', { name: say('bookingAdmin.paper_show', { kind: say('bookingAdmin.paper_1') }) })
    .click();
  const picture = organiser.getByRole('main').getByRole('img');
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  await organiser.getByRole('button', { name: say('bookingAdmin.papers_reject') }).click();
  const dialog = organiser.getByRole('dialog');
  await dialog
    .getByRole('radio', { name: new RegExp(`^${say('bookingAdmin.reason_incomplete_title')}`) })
    .check();
  await dialog.getByLabel(new RegExp(`^${say('bookingAdmin.reject_note')}`)).fill(note);
  await dialog.getByRole('button', { name: say('bookingAdmin.reject_do'), exact: true }).click();
  const standing = organiser.getByRole('main').getByRole('status').first();
  await expect(standing).toContainText(say('bookingAdmin.papers_rejected'));

  const page = await context.newPage();
  await page.goto(at(`/eventReserv?event_id=${event_id}`, 'ENG'));
  await expect(page.getByRole('main').getByText(note)).toBeVisible();
  await page
    .getByRole('main')
    .locator('input[type=file]')
    .first()
    .setInputFiles(await passportPicture(`${name} sharp`, 'sharp.jpg'));
  await expect(page.getByText('sharp.jpg')).toBeVisible();

  await organiser.reload();
  await expect(standing).toContainText(say('bookingAdmin.papers_to-check'));
  await organiser.getByRole('button', { name: say('bookingAdmin.papers_accept') }).click();
  await expect(standing).toContainText(say('bookingAdmin.papers_accepted'));
  await organiser.getByText(say('bookingAdmin.rv_history')).click();
  for (const action of ['papers-accepted', 'papers-rejected', 'document-viewed'] as const)
    await expect(organiser.getByText(say(`bookingAdmin.action_${action}`)).first()).toBeVisible();
});
