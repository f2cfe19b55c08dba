import { demoCommunityAdministrator } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { memberWhoPaid } from './paid-trip.ts';
import { at, desktop, expect, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('ENG');

/** Gives the page's browser an authenticator of its own that recognises its owner, as a phone does. */
const addAuthenticator = async (page: Page): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Lets the page's browser know who signed in by calls, as its own sign-in would have. */
const keepUser = async (page: Page, { user }: Shopper): Promise<void> => {
  await page.goto(at('/', 'ENG'));
  await page.evaluate(
    (kept) => localStorage.setItem('user', kept),
    JSON.stringify({ state: { user }, version: 0 }),
  );
};
const nobody = async (page: Page): Promise<void> => {
  await page.evaluate(() => localStorage.removeItem('user'));
  await page.context().clearCookies();
};

/** The browser offers its passkey where it fills in the address, and this authenticator's owner takes it at once. */
const pickWhatIsFilledIn = async (page: Page): Promise<void> => {
  await page.goto(at('/login', 'ENG'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
};

test('a member adds a passkey, names it, logs in with it alone, and removes it', async ({
  openBrowser,
  allow,
}) => {
  // A passkey that the shop no longer knows.
  allow(/401/);
  const context = await openBrowser(phone);
  const page = await context.newPage();
  await addAuthenticator(page);
  // By calls of the page's own context, without a user that every later page would be given.
  const member = new Shopper({ request: context.request }, siteOrigin(), 'ENG');
  await member.join('Mina Hart');
  await keepUser(page, member);
  await page.goto(at('/myAccount', 'ENG'));

  const passkeys = section(page, say('accountPasskeys.section_title'));
  await expect(passkeys.getByText(say('accountPasskeys.section_none'))).toBeVisible();
  await passkeys.getByRole('button', { name: say('accountPasskeys.add') }).click();
  await expect(page.getByText(say('accountPasskeys.added'))).toBeVisible();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);
  // The same device has one already.
  await passkeys.getByRole('button', { name: say('accountPasskeys.add') }).click();
  await expect(page.getByText(say('accountPasskeys.known'))).toBeVisible();

  await passkeys.getByRole('button', { name: say('accountPasskeys.rename') }).click();
  const dialog = page.getByRole('dialog', { name: say('accountPasskeys.rename_title') });
  await dialog.getByLabel(say('accountPasskeys.name')).fill('My phone');
  await dialog.getByRole('button', { name: say('accountPasskeys.save') }).click();
  await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible();

  await nobody(page);
  await pickWhatIsFilledIn(page);
  await page.goto(at('/myAccount', 'ENG'));
  await expect(passkeys.getByText('My phone', { exact: true })).toBeVisible();

  await passkeys.getByRole('button', { name: say('accountPasskeys.remove') }).click();
  await passkeys.getByRole('button', { name: say('accountPasskeys.remove'), exact: true }).click();
  await expect(passkeys.getByText(say('accountPasskeys.section_none'))).toBeVisible();

  await nobody(page);
  await page.goto(at('/login', 'ENG'));
  // The browser still has it and may offer it; the shop no longer takes it.
  await expect(page.getByText(say('errors.passkey_invalid')).first()).toBeVisible();
});

test('whoever has paid is offered a passkey', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const { member } = await memberWhoPaid(context, 'ENG', 1, 3);
  const [paid] = await member.call<{ cart_id: string }[]>('myInfoList', { mem_id: member.user?.mem_id });
  const page = await context.newPage();
  await addAuthenticator(page);
  await page.goto(at(`/orderResult?cart_id=${paid?.cart_id ?? ''}`, 'ENG'));
  const offer = section(page, say('accountPasskeys.offer_title'));
  await offer.getByRole('button', { name: say('accountPasskeys.add') }).click();
  await expect(page.getByText(say('accountPasskeys.offer_done'))).toBeVisible();
});

test('an administrator enters the back office with a passkey, without a code', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  await addAuthenticator(page);
  const administrator = new Shopper({ request: context.request }, siteOrigin(), 'ENG');
  await administrator.signIn(demoCommunityAdministrator);
  await keepUser(page, administrator);
  await page.goto(at('/myAccount', 'ENG'));
  const passkeys = section(page, say('accountPasskeys.section_title'));
  await passkeys.getByRole('button', { name: say('accountPasskeys.add') }).click();
  await expect(passkeys.getByRole('listitem')).toHaveCount(1);

  await nobody(page);
  await pickWhatIsFilledIn(page);
  await page.goto(at('/myAccount', 'ENG'));
  const factor = section(page, say('accountFactor.section_title'));
  await expect(factor.getByText(say('accountFactor.section_on'))).toBeVisible();
});
