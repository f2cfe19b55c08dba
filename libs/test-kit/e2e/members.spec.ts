import { CONFIRMED_FOR_S } from '@narae/contracts/confirmation';
import { demoCode } from '../src/browser/authenticator-code.ts';
import { demoAdministrator } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { shownLongAgo } from '../src/browser/shown-long-ago.ts';
import { sendLogin, signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import {
  administratorIn,
  at,
  confirmMailbox,
  desktop,
  expect,
  mailedTo,
  phone,
  siteOrigin,
  test,
  type BrowserContext,
  type Page,
} from './support.ts';

const say = wordsIn('ENG');

/** The back office of members with one of them found by the address. */
const findMember = async (owner: BrowserContext, mem_email: string, name: string): Promise<Page> => {
  await administratorIn(owner, 'ENG');
  const page = await owner.newPage();
  await page.goto(at('/admin/members', 'ENG'));
  const search = page.getByRole('search');
  await search.getByLabel(say('accountAdmin.search'), { exact: true }).fill(mem_email);
  await search.getByRole('button', { name: say('accountAdmin.search_do') }).click();
  await page.getByRole('row').filter({ hasText: mem_email }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  return page;
};

test('an owner locks a member, whose open page signs out and whose mail says why, and unlocks them', async ({
  openBrowser,
  allow,
}) => {
  // The member's page is told that its session is over, and that the account is locked.
  allow(/40[13]/);
  const context = await openBrowser(phone);
  const member = new Shopper(context, siteOrigin(), 'ENG');
  const credentials = await member.join('Locked Out');
  await confirmMailbox(member, credentials.mem_email);
  const open = await context.newPage();
  await open.goto(at('/myinfo', 'ENG'));
  await expect(open.getByRole('heading', { level: 1 })).toBeVisible();

  const page = await findMember(await openBrowser(desktop), credentials.mem_email, 'Locked Out');
  await page.getByRole('button', { name: say('accountAdmin.lock'), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: say('accountAdmin.lock_title') });
  await dialog.getByLabel(say('accountAdmin.reason')).selectOption(say('accountAdmin.lock_terms_why'));
  await dialog.getByRole('button', { name: say('accountAdmin.lock'), exact: true }).click();
  await expect(page.getByText(say('accountAdmin.state_locked'), { exact: true })).toBeVisible();
  await expect(page.getByText(say('accountAdmin.sessions_none'))).toBeVisible();
  await expect.poll(() => new URL(open.url()).pathname, { timeout: 60_000 }).toBe('/');
  await mailedTo(credentials.mem_email, /The account was used against our terms of use\./);
  await open.goto(at('/login', 'ENG'));
  const form = open.getByRole('main');
  await sendLogin(form, credentials, say);
  await expect(form.getByText(say('errors.member_locked'))).toBeVisible();

  await page.getByRole('button', { name: say('accountAdmin.unlock') }).click();
  await expect(page.getByText(say('accountAdmin.state_active'), { exact: true })).toBeVisible();
  await signIn(open, form, credentials, say);
  await expect.poll(() => new URL(open.url()).pathname).toBe('/');
});

test('somebody new from Google waits until an owner approves them, and may be given a role', async ({
  openBrowser,
  allow,
}) => {
  // Waiting for approval.
  allow(/403/);
  const visitor = await (await openBrowser(phone)).newPage();
  const withGoogle = async (): Promise<void> => {
    await visitor.goto(at('/login', 'ENG'));
    await visitor.getByRole('button', { name: say('account.social_google') }).click();
    // The provider's own page, in another origin.
    await visitor.getByLabel(/^Haneul Seo/).check();
    await visitor.getByRole('button').last().click();
  };
  await withGoogle();
  await visitor.getByLabel(say('account.agree_terms')).check();
  await visitor.getByLabel(say('account.agree_policy')).check();
  await visitor.getByRole('button', { name: say('account.login_result_go') }).click();
  await expect(visitor.getByText(say('errors.member_waiting'))).toBeVisible();

  const owner = await openBrowser(desktop);
  await administratorIn(owner, 'ENG');
  const page = await owner.newPage();
  await page.goto(at('/admin/members', 'ENG'));
  await page.getByRole('link', { name: say('accountAdmin.waiting_cnt_one', { count: 1 }) }).click();
  await page.getByRole('row').getByRole('link', { name: 'Haneul Seo' }).click();
  await page.getByRole('button', { name: say('accountAdmin.approve') }).click();
  await expect(page.getByText(say('accountAdmin.state_active'), { exact: true })).toBeVisible();

  await withGoogle();
  await expect.poll(() => new URL(visitor.url()).pathname).toBe('/');
  await visitor.goto(at('/myAccount', 'ENG'));
  await expect(visitor.getByText('Haneul Seo').first()).toBeVisible();

  await page.getByLabel(say('accountAdmin.role_label')).selectOption(say('accountAdmin.role_gate'));
  await page.getByRole('button', { name: say('accountAdmin.role_save') }).click();
  await expect(page.getByText(say('accountAdmin.role_done'))).toBeVisible();
  await page.goto(at('/admin/members?role=gate', 'ENG'));
  await expect(page.getByRole('row').filter({ hasText: 'Haneul Seo' })).toContainText(
    say('accountAdmin.role_gate'),
  );
});

test('an owner who changes a role long after the second factor was shown is asked for it again, and it is changed once', async ({
  openBrowser,
  allow,
}) => {
  // The factor is asked for, and a code is wrong.
  allow(/40[13]/);
  const member = new Shopper(await openBrowser(phone), siteOrigin(), 'ENG');
  const { mem_email } = await member.join('New Guard');
  await confirmMailbox(member, mem_email);
  const context = await openBrowser(desktop);
  const page = await findMember(context, mem_email, 'New Guard');
  const owner = new Shopper(context, siteOrigin(), 'ENG');
  const { recovery_codes } = await owner.call<{ recovery_codes: string[] }>('recoveryCodesMake', {});
  await shownLongAgo(context, process.env['SITE_DATA'] ?? '', CONFIRMED_FOR_S + 60);

  await page.getByLabel(say('accountAdmin.role_label')).selectOption(say('accountAdmin.role_gate'));
  const save = page.getByRole('button', { name: say('accountAdmin.role_save') });
  const dialog = page.getByRole('dialog', { name: say('accountFactor.again_title') });
  await save.click();
  await dialog.getByRole('button', { name: say('common.ui_close') }).click();
  await expect(page.getByText(say('errors.confirm_needed'))).toBeVisible();
  await expect(dialog).toBeHidden();

  await save.click();
  // Of the day before: no clock is that wrong.
  await dialog.getByLabel(say('accountFactor.code')).fill(demoCode(Date.now() - 86_400_000));
  await dialog.getByRole('button', { name: say('accountFactor.confirm') }).click();
  await expect(dialog.getByText(say('errors.second_factor_code_wrong')).first()).toBeVisible();
  await dialog.getByRole('button', { name: say('accountFactor.use_recovery') }).click();
  await dialog.getByLabel(say('accountFactor.recovery')).fill(recovery_codes[0] ?? '');
  await dialog.getByRole('button', { name: say('accountFactor.confirm') }).click();
  await expect(page.getByText(say('accountAdmin.role_done'))).toBeVisible();
  await expect(dialog).toBeHidden();
  const audit = await owner.call<{ action: string }[]>('accountAudit', {
    kind: 'member',
    id: member.user?.mem_id,
  });
  expect(audit.filter(({ action }) => action === 'role-changed')).toHaveLength(1);
});

test('an owner finds in the security log that somebody tried to sign in as them', async ({
  openBrowser,
  allow,
}) => {
  // The wrong password.
  allow(/401/);
  const stranger = await (await openBrowser(phone)).newPage();
  await stranger.goto(at('/login', 'ENG'));
  const form = stranger.getByRole('main');
  await sendLogin(form, { ...demoAdministrator, mem_password: 'narae9999' }, say);
  await expect(form.getByText(say('errors.common_login_email_password_fail'))).toBeVisible();

  const context = await openBrowser(desktop);
  const { user } = await administratorIn(context, 'ENG');
  const page = await context.newPage();
  await page.goto(at('/admin/members', 'ENG'));
  await page.getByRole('link', { name: say('accountAdmin.part_security') }).click();
  await page.getByLabel(say('accountAdmin.log_kind')).selectOption(say('accountAdmin.event_sign-in-failed'));
  const search = page.getByRole('search');
  await search.getByLabel(say('accountAdmin.log_about')).fill(user?.mem_id ?? '');
  await search.getByRole('button', { name: say('accountAdmin.search_do') }).click();
  const line = page.getByRole('row').filter({ hasText: 'common_login_email_password_fail' }).first();
  await expect(line).toContainText('127.0.0.0/24');
  await line.getByRole('link', { name: user?.mem_nm }).click();
  await expect(page.getByRole('heading', { name: user?.mem_nm })).toBeVisible();
});

test('the link in a mail stops mails of its kind, and brings them back, without signing in', async ({
  openBrowser,
}) => {
  const member = new Shopper(await openBrowser(phone), siteOrigin(), 'ENG');
  const { mem_email } = await member.join('Quiet Mina');
  await confirmMailbox(member, mem_email);
  const { prod_id } = (await member.products()).find(({ inventory_cnt }) => inventory_cnt === 0) ?? {};
  const counts = { adult_cnt: 1, teen_cnt: 0, children_cnt: 0, child_cnt: 0 };
  await member.call('waitingJoin', { kind: 'seats', target_id: prod_id, counts, email: mem_email });
  const link = await mailedTo(mem_email, /\/stopMails\S*#[\w.-]+/);
  const wanted = async (): Promise<string[]> =>
    (await member.call<{ wanted: string[] }>('mailPreferences', {})).wanted;

  const page = await (await openBrowser(phone)).newPage();
  await page.goto(at(link, 'ENG'));
  await expect(page.getByRole('heading', { name: say('accountMails.stop_ask') })).toBeVisible();
  await expect(page.getByText(say('accountMails.group_waiting'), { exact: true })).toBeVisible();
  expect(await wanted()).toContain('waiting');
  await page.getByRole('button', { name: say('accountMails.stop_button') }).click();
  await expect(page.getByRole('heading', { name: say('accountMails.stopped') })).toBeVisible();
  expect(await wanted()).toEqual(['reminders', 'answers']);
  await page.getByRole('button', { name: say('accountMails.undo') }).click();
  await expect(page.getByRole('heading', { name: say('accountMails.resumed') })).toBeVisible();
  expect(await wanted()).toEqual(['reminders', 'waiting', 'answers']);
});
