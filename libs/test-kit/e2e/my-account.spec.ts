import { passportPicture } from '../src/browser/passport-picture.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, mailedTo, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('ENG');

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('a member changes nickname, picture, address and password, and signs out another browser', async ({
  openBrowser,
  allow,
}) => {
  // The other browser is told that its session is over.
  allow(/401/);
  const context = await openBrowser(phone);
  const member = new Shopper(context, siteOrigin(), 'ENG');
  const credentials = await member.join('Mina Hart');
  const page = await context.newPage();
  await page.goto(at('/myAccount', 'ENG'));

  const profile = section(page, say('accountOwn.profile_title'));
  await profile.getByLabel(say('accountOwn.nick')).fill('Minnie');
  await profile.getByRole('button', { name: say('accountOwn.save') }).click();
  await expect(page.getByText(say('accountOwn.profile_done'))).toBeVisible();
  await page.getByTestId('picture-file').setInputFiles(await passportPicture('Mina Hart'));
  const picture = page.getByRole('img', { name: say('accountOwn.picture_alt') });
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(256);

  const email = section(page, say('accountOwn.email_title'));
  const address = `new.${credentials.mem_email}`;
  await email.getByLabel(say('accountOwn.email_new')).fill(address);
  await email.getByRole('button', { name: say('accountOwn.email_do') }).click();
  const link = await mailedTo(address, /\/confirmEmail\?\S*#confirm=[\w-]+/);
  await page.goto(at(link, 'ENG'));
  await page.getByRole('button', { name: say('account.confirm_do'), exact: true }).click();
  await expect(page.getByRole('heading', { name: say('account.confirm_done') })).toBeVisible();
  await page.goto(at('/myAccount', 'ENG'));
  await expect(email.getByText(address, { exact: true })).toBeVisible();

  const elsewhere = await openBrowser(desktop);
  const there = new Shopper(elsewhere, siteOrigin(), 'ENG');
  await there.signIn({ ...credentials, mem_email: address });
  const other = await elsewhere.newPage();
  await other.goto(at('/myinfo', 'ENG'));
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();

  const password = section(page, say('accountOwn.password_title'));
  const mem_password = 'another1234';
  await password.getByLabel(say('accountOwn.password_now'), { exact: true }).fill(credentials.mem_password);
  await password.getByLabel(say('accountOwn.password_new'), { exact: true }).fill(mem_password);
  await password.getByRole('button', { name: say('accountOwn.password_do') }).click();
  await expect(page.getByText(say('accountOwn.password_done'))).toBeVisible();
  await expect.poll(() => new URL(other.url()).pathname, { timeout: 60_000 }).toBe('/');

  await there.signIn({ mem_email: address, mem_password });
  await page.reload();
  const sessions = section(page, say('accountOwn.sessions_title'));
  const end = sessions.getByRole('button', { name: /^Sign out Chrome/ });
  await end.click();
  await expect(end).toHaveCount(0);
  const known = await elsewhere.request.get(`${siteOrigin()}/auth/session`);
  expect(await known.json()).toEqual({ user: null });
});
