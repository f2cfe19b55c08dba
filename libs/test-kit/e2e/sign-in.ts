import type { Locator, Page } from 'playwright/test';
import type { Credentials } from '../src/browser/shopper.ts';
import type { Say } from '../src/browser/texts.ts';

/** Signs in as a shopper does: fills in the form, wherever it is shown, and answers the question that follows. */
export const signIn = async (
  page: Page,
  form: Locator,
  { mem_email, mem_password }: Credentials,
  say: Say,
): Promise<void> => {
  await form.getByLabel(say('account.email'), { exact: true }).fill(mem_email);
  await form.getByLabel(say('account.password'), { exact: true }).fill(mem_password);
  await form.getByRole('button', { name: say('account.login'), exact: true }).click();
  const question = page.getByRole('alertdialog', { name: say('account.login_confirm') });
  await question.getByRole('button', { name: say('account.login'), exact: true }).click();
};
