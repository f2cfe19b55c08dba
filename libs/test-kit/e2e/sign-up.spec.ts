import { sendLogin, signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, expect, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('VTN');

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  return page.getByRole('dialog');
};

test(
  'a Vietnamese visitor signs up on a phone, signs in, out and in again',
  { tag: '@journey' },
  async ({ openBrowser, allow }) => {
    // The wrong password.
    allow(/status of 401/);
    const page = await (await openBrowser(phone)).newPage();
    const credentials = {
      mem_email: `lan.anh.${crypto.randomUUID()}@example.com`,
      mem_password: 'haneul2026',
    };
    const atHome = new RegExp(`^${siteOrigin()}/(\\?lan_tp=VTN)?$`);

    await page.goto(at('/join', 'VTN'));
    const form = page.getByRole('main').locator('form');
    await form.getByLabel(say('account.name'), { exact: true }).fill('Nguyễn Lan Anh');
    await form.getByLabel(say('account.tel'), { exact: true }).fill('0912345678');
    await form.getByLabel(say('account.email'), { exact: true }).fill(credentials.mem_email);
    await form.getByLabel(say('account.password'), { exact: true }).fill(credentials.mem_password);
    const join = form.getByRole('button', { name: say('account.join'), exact: true });
    // Without the duplicate check the form stays, and says why.
    await join.click();
    await expect(form.getByText(say('errors.common_email_duplication'))).toBeVisible();
    await form.getByRole('button', { name: say('account.check_duplicate') }).click();
    await expect(form.getByText(say('account.email_usable'))).toBeVisible();
    for (const box of ['agree_terms', 'agree_policy'] as const) {
      await join.click();
      await expect(form.getByText(say('errors.join_consent_input'))).toBeVisible();
      await form.getByRole('checkbox', { name: say(`account.${box}`) }).check();
    }
    await join.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('account.join'), exact: true })
      .click();

    await expect(page).toHaveURL(/\/login\?.*lan_tp=/);
    await signIn(page, form, credentials, say);
    await expect(page).toHaveURL(atHome);
    const menu = await openMenu(page);
    await expect(menu.getByText(say('shell.menu_greeting', { name: 'Nguyễn Lan Anh' }))).toBeVisible();
    await menu.getByRole('button', { name: say('common.btn_logout') }).click();
    await expect(menu).toBeHidden();

    const login = page.getByRole('dialog', { name: say('account.login'), exact: true });
    await (await openMenu(page)).getByRole('button', { name: say('common.btn_login') }).click();
    await sendLogin(login, { ...credentials, mem_password: 'haneul2025' }, say);
    await expect(login.getByText(say('errors.common_login_email_password_fail'))).toBeVisible();
    await signIn(page, login, credentials, say);
    await expect(login).toBeHidden();
    await expect(
      (await openMenu(page)).getByText(say('shell.menu_greeting', { name: 'Nguyễn Lan Anh' })),
    ).toBeVisible();
  },
);
