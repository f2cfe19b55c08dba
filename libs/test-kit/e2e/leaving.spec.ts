import { readFile } from 'node:fs/promises';
import { callTable } from '@narae/contracts/call-table';
import { passportPicture } from '../src/browser/passport-picture.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { memberWhoPaid } from './paid-trip.ts';
import {
  at,
  confirmMailbox,
  desktop,
  expect,
  hydrated,
  mailedTo,
  phone,
  siteOrigin,
  test,
} from './support.ts';

test('a member takes a copy of everything along, leaves, and is signed out in every browser', async ({
  openBrowser,
  allow,
}) => {
  // The other browser is told that its session is over, and the old password is refused.
  allow(/401/);
  const say = wordsIn('ENG');
  const context = await openBrowser(phone);
  const member = new Shopper(context, siteOrigin(), 'ENG');
  const credentials = await member.join('Mina Hart');
  await confirmMailbox(member, credentials.mem_email);
  const page = await context.newPage();
  await page.goto(at('/myAccount', 'ENG'));
  await page.getByTestId('picture-file').setInputFiles(await passportPicture('Mina Hart'));
  await expect(page.getByText(say('accountOwn.picture_done'))).toBeVisible();

  await page.getByRole('button', { name: say('accountExport.ask') }).click();
  await expect(page.getByText(say('accountExport.asked'))).toBeVisible();
  const link = await mailedTo(credentials.mem_email, /\/exportDownload\S*#[\w.-]+/);
  await page.goto(at(link, 'ENG'));
  const download = page.getByRole('button', { name: say('accountExport.download') });
  const [file] = await Promise.all([page.waitForEvent('download'), download.click()]);
  await expect(page.getByRole('heading', { name: say('accountExport.done') })).toBeVisible();
  expect(file.suggestedFilename()).toBe('narae.zip');
  // Names stand as they are in a zip, and its end says that it is whole.
  const bytes = (await readFile(await file.path())).toString('latin1');
  for (const name of [
    'README.txt',
    'account/profile.json',
    'account/sessions.json',
    'account/picture-1.webp',
  ])
    expect(bytes).toContain(name);
  expect(bytes.slice(-22, -18)).toBe('PK\x05\x06');
  await page.reload();
  await download.click();
  await expect(page.getByRole('heading', { name: say('accountExport.void') })).toBeVisible();

  const elsewhere = await openBrowser(desktop);
  await new Shopper(elsewhere, siteOrigin(), 'ENG').signIn(credentials);
  const other = await elsewhere.newPage();
  await other.goto(at('/myinfo', 'ENG'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto(at('/myAccount', 'ENG'));
  await page.getByRole('button', { name: say('accountLeave.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('accountLeave.title') });
  await expect(dialog.getByText(say('accountLeave.goes_person'))).toBeVisible();
  await expect(dialog.getByText(say('accountLeave.kept_none'))).toBeVisible();
  const leave = dialog.getByRole('button', { name: say('accountLeave.leave') });
  const question = page.getByRole('alertdialog', { name: say('accountLeave.ask_title') });
  await leave.click();
  await question.getByRole('button', { name: say('accountLeave.stay') }).click();
  await leave.click();
  const signedOut = page.waitForResponse(
    (answer) => new URL(answer.url()).pathname === callTable.authLogout.path,
  );
  await question.getByRole('button', { name: say('accountLeave.leave') }).click();
  await expect(page.getByText(say('errors.withdraw_success'))).toBeVisible();
  await signedOut;
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await hydrated(page);
  await expect.poll(() => new URL(other.url()).pathname, { timeout: 60_000 }).toBe('/');

  await page.goto(at('/login', 'ENG'));
  const form = page.getByRole('main');
  await form.getByLabel(say('account.email'), { exact: true }).fill(credentials.mem_email);
  await form.getByLabel(say('account.password'), { exact: true }).fill(credentials.mem_password);
  await form.getByRole('button', { name: say('account.login'), exact: true }).click();
  await expect(form.getByText(say('errors.common_login_email_password_fail'))).toBeVisible();
});

test('a member with a paid trip ahead is shown the trip instead of a way out', async ({ openBrowser }) => {
  const say = wordsIn('KOR');
  const context = await openBrowser(phone);
  const { order_id } = await memberWhoPaid(context, 'KOR', 1, 5);
  const page = await context.newPage();
  await page.goto(at('/myAccount', 'KOR'));
  await page.getByRole('button', { name: say('accountLeave.open') }).click();
  const dialog = page.getByRole('dialog', { name: say('accountLeave.title') });
  await expect(dialog.getByRole('heading', { name: say('accountLeave.trips_title') })).toBeVisible();
  await expect(dialog.getByRole('button', { name: say('accountLeave.leave') })).toHaveCount(0);
  await dialog.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/myOrder.*order_id=${order_id}`));
  await expect(dialog).toBeHidden();
});
