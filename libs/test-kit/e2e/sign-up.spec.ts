import { sendLogin, signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, expect, hydrated, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('VTN');

const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  return page.getByRole('dialog');
};

/** Does what ends with home being loaded anew, and waits until the new page takes what is pressed. */
const thenHome = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
  await hydrated(page);
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
    await hydrated(page);
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
    // The form of the page before has fields of the same names.
    await expect(page.getByRole('heading', { level: 1, name: say('account.login') })).toBeVisible();
    await thenHome(page, () => signIn(page, form, credentials, say));
    await expect(page).toHaveURL(atHome);
    const menu = await openMenu(page);
    await expect(menu.getByText(say('shell.menu_greeting', { name: 'Nguyễn Lan Anh' }))).toBeVisible();
    await thenHome(page, () => menu.getByRole('button', { name: say('common.btn_logout') }).click());

    const login = page.getByRole('dialog', { name: say('account.login'), exact: true });
    await (await openMenu(page)).getByRole('button', { name: say('common.btn_login') }).click();
    await sendLogin(login, { ...credentials, mem_password: 'haneul2025' }, say);
    await expect(login.getByText(say('errors.common_login_email_password_fail'))).toBeVisible();
    await thenHome(page, () => signIn(page, login, credentials, say));
    await expect(
      (await openMenu(page)).getByText(say('shell.menu_greeting', { name: 'Nguyễn Lan Anh' })),
    ).toBeVisible();
  },
);
