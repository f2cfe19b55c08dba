import type { Locator, Page } from 'playwright';
import type { Credentials } from './demo-accounts.ts';
import type { Say } from './texts.ts';

/** Fills in the login form, wherever it is shown, and sends it; the page asks whether to sign in. */
export const sendLogin = async (
  form: Locator,
  { mem_email, mem_password }: Credentials,
  say: Say,
): Promise<void> => {
  await form.getByLabel(say('account.email'), { exact: true }).fill(mem_email);
  await form.getByLabel(say('account.password'), { exact: true }).fill(mem_password);
  await form.getByRole('button', { name: say('account.login'), exact: true }).click();
};

/** Signs in as a shopper does: sends the form and answers the question that follows. */
export const signIn = async (
  page: Page,
  form: Locator,
  credentials: Credentials,
  say: Say,
): Promise<void> => {
  await sendLogin(form, credentials, say);
  const question = page.getByRole('alertdialog', { name: say('account.login_confirm') });
  await question.getByRole('button', { name: say('account.login'), exact: true }).click();
};
