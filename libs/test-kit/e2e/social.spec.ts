import { wordsIn } from '../src/browser/texts.ts';
import { at, expect, phone, test } from './support.ts';

test('a visitor signs in with Kakao on a phone, agrees, and is back where they were', async ({
  openBrowser,
}) => {
  const say = wordsIn('KOR');
  const page = await (await openBrowser(phone)).newPage();
  await page.goto(at('/login?back=%2FcompanyInfo', 'KOR'));
  await page.getByRole('link', { name: say('account.social_kakao') }).click();
  // The provider's own page, in another origin.
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
  await page.getByRole('radio').nth(6).check();
  await page.getByRole('button').last().click();
  await expect(page.getByText(say('account.provider_denied'))).toBeVisible();
});
