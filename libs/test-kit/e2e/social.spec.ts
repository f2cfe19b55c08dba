import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, phone, sandboxOrigin, siteOrigin, test, type Page } from './support.ts';

/** Waits for the provider's own page, in another origin: until then the last button is one of the shop's. */
const atProvider = (page: Page): Promise<void> => page.waitForURL((url) => url.origin === sandboxOrigin());

test('a visitor signs in with Kakao on a phone, agrees, and is back where they were', async ({
  openBrowser,
}) => {
  const say = wordsIn('KOR');
  const page = await (await openBrowser(phone)).newPage();
  await page.goto(at('/login?back=%2FcompanyInfo', 'KOR'));
  await page.getByRole('link', { name: say('account.social_kakao') }).click();
  await atProvider(page);
  await page.getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: say('account.login_result_consent') })).toBeVisible();
  await page.getByLabel(say('account.agree_terms')).check();
  await page.getByLabel(say('account.agree_policy')).check();
  await page.getByRole('button', { name: say('account.login_result_go') }).click();
  await expect(page).toHaveURL(/\/companyInfo/);
  await page.goto(at('/myAccount', 'KOR'));
  await expect(page.getByRole('heading', { name: say('account.section_my_account') })).toBeVisible();
  await expect(page.getByText('Haneul Seo').first()).toBeVisible();
});

test('a sign-in that is denied at the provider says so', async ({ openBrowser }) => {
  const say = wordsIn('ENG');
  const page = await (await openBrowser(phone)).newPage();
  await page.goto(at('/login', 'ENG'));
  await page.getByRole('link', { name: say('account.social_facebook') }).click();
  await atProvider(page);
  await page.getByRole('radio').nth(6).check();
  await page.getByRole('button').last().click();
  await expect(page.getByText(say('account.provider_denied'))).toBeVisible();
});

test('adding a provider of another account offers to join the two, and everything is one then', async ({
  openBrowser,
  allow,
}) => {
  // The provider is said to belong to another account.
  allow(/409/);
  const say = wordsIn('ENG');
  const other = await (await openBrowser(desktop)).newPage();
  await other.goto(at('/login', 'ENG'));
  await other.getByRole('link', { name: say('account.social_facebook') }).click();
  await atProvider(other);
  await other.getByRole('button').last().click();
  await other.getByLabel(say('account.agree_terms')).check();
  await other.getByLabel(say('account.agree_policy')).check();
  await other.getByRole('button', { name: say('account.login_result_go') }).click();
  await expect(other).not.toHaveURL(/loginResult/);
  // Its session ends when the accounts are joined, and whether it still asks for its cart by then is chance.
  await other.close();

  const context = await openBrowser(phone);
  await new Shopper(context, siteOrigin(), 'ENG').join('Juno Hart');
  const page = await context.newPage();
  await page.goto(at('/myAccount', 'ENG'));
  const facebook = page.getByRole('listitem').filter({ hasText: 'Facebook' });
  await facebook.getByRole('link', { name: say('accountOwn.providers_join') }).click();
  await atProvider(page);
  await page.getByRole('button').last().click();
  await expect(page.getByRole('heading', { name: say('account.login_result_taken') })).toBeVisible();
  await page.getByRole('link', { name: say('account.login_result_to_account') }).click();
  await expect(page.getByRole('heading', { name: say('accountJoining.title') })).toBeVisible();
  await page.getByRole('button', { name: say('accountJoining.join') }).click();
  const question = page.getByRole('alertdialog', { name: say('accountJoining.ask_title') });
  await question.getByRole('button', { name: say('accountJoining.join') }).click();
  await expect(page.getByText(say('accountJoining.joined'))).toBeVisible();
  await expect(page.getByRole('heading', { name: say('accountJoining.title') })).toBeHidden();
  await expect(facebook.getByRole('button', { name: say('accountOwn.providers_remove') })).toBeVisible();
});
