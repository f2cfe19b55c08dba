import type { LanTp } from '@narae/contracts';
import { payTypeName } from '@narae/rules';
import { passportPicture } from '../src/browser/passport-picture.ts';
import { signIn } from '../src/browser/sign-in.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, phone, sandboxOrigin, siteOrigin, test, type Page } from './support.ts';

interface Person {
  readonly lanTp: LanTp;
  readonly name: string;
  readonly passport: string;
  readonly companion: string;
}

const yuqing: Person = { lanTp: 'CHN', name: '林语晴', passport: 'LIN YUQING', companion: 'LIN JIAYI' };
const mina: Person = { lanTp: 'ENG', name: 'Mina Hart', passport: 'MINA HART', companion: 'OLIVER HART' };

/** From the home page over sign-up and login back to the home page. */
const signUpAndIn = async (page: Page, { lanTp, name }: Person, email: string): Promise<void> => {
  const say = wordsIn(lanTp);
  await page.goto(at('/', lanTp));
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('common.btn_login') })
    .click();
  await page.goto(at('/join', lanTp));
  const form = page.getByRole('main').locator('form');
  await form.getByLabel(say('account.name'), { exact: true }).fill(name);
  await form.getByLabel(say('account.tel'), { exact: true }).fill('01012345678');
  await form.getByLabel(say('account.email'), { exact: true }).fill(email);
  await form.getByLabel(say('account.password'), { exact: true }).fill('haneul2026');
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
  await signIn(page, form, { mem_email: email, mem_password: 'haneul2026' }, say);
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin()}/(\\?lan_tp=${lanTp})?$`));
};

/** From the home page over a list to the product, and two adults of it into the cart. */
const chooseTrip = async (page: Page, { lanTp }: Person, title: RegExp): Promise<void> => {
  const say = wordsIn(lanTp);
  await page
    .getByRole('link', { name: say('common.btn_see_all') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/(product|theme|enter)List/);
  await page.goto(at('/themeList', lanTp));
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const book = page.getByRole('button', { name: say('catalog.book'), exact: true });
  if (await book.isVisible()) await book.click();
  const more = page.getByRole('button', {
    name: say('common.ui_adjust_up', { label: say('common.traveller_adult') }),
  });
  await more.filter({ visible: true }).click();
  await page
    .getByRole('button', { name: say('common.btn_put_in_cart') })
    .filter({ visible: true })
    .click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('common.btn_go_to_cart') })
    .click();
  await expect(page).toHaveURL(/\/mycart/);
};

/** The cart with its only row chosen, then both travellers with their passports. */
const nameTravellers = async (page: Page, { lanTp, passport, companion }: Person): Promise<void> => {
  const say = wordsIn(lanTp);
  await expect(page.getByRole('radio')).toBeChecked();
  await page.getByRole('button', { name: say('booking.to_travellers') }).click();
  await expect(page).toHaveURL(/\/reservInfo\?.*cart_id=CART/);
  const reserve = page.getByRole('button', { name: say('booking.reserve') });
  const names = page.getByLabel(say('booking.name'), { exact: true });

  // The rules in their order, each with its focus: names first, pictures later.
  await reserve.click();
  await expect(names.first()).toBeFocused();
  await names.first().fill(passport);
  await names.nth(1).fill(companion);
  await page.getByLabel(say('booking.tel'), { exact: true }).fill('13800001234');
  await reserve.click();
  await expect(page.getByText(say('errors.passport_img_fail')).first()).toBeVisible();

  const upload = async (index: number, holder: string, file: string): Promise<void> => {
    await page
      .locator('input[type=file]')
      .nth(index)
      .setInputFiles(await passportPicture(holder, file));
    await expect(page.getByText(file).nth(index)).toBeVisible();
  };
  // Phones call every picture image.jpg: the same name with another content is another document.
  await upload(0, passport, 'image.jpg');
  await upload(1, companion, 'image.jpg');
  await expect(reserve).toBeEnabled();
  await reserve.click();
  await expect(page).toHaveURL(/\/order\?.*cart_id=CART/);
};

/** The order screen: held seats with their countdown, the travellers, and a corrected e-mail that outlives a reload. */
const checkOrder = async (
  page: Page,
  { lanTp, passport, companion }: Person,
  corrected: string,
): Promise<void> => {
  const say = wordsIn(lanTp);
  await expect(page.getByText(/^1[45]:\d\d$/)).toBeVisible();
  await expect(page.getByText(passport, { exact: true })).toBeVisible();
  await expect(page.getByText(companion, { exact: true })).toBeVisible();
  const email = page.getByLabel(say('booking.email'), { exact: true });
  await email.fill(corrected);
  await email.blur();
  await expect(page.getByText(say('errors.update_success'))).toBeVisible();
  await page.reload();
  await expect(page.getByLabel(say('booking.email'), { exact: true })).toHaveValue(corrected);
};

/** What is left of a paid order: the result, my info with its documents, the cart, and the mail. */
const findItAgain = async (page: Page, { lanTp, passport }: Person, mailTo: string): Promise<void> => {
  const say = wordsIn(lanTp);
  await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible();
  await page.getByRole('link', { name: say('booking.to_my_info') }).click();
  await expect(page.getByText(say('account.order_paid')).first()).toBeVisible();
  await page.getByRole('link', { name: say('account.documents') }).click();
  const pictures = page.getByRole('main').getByRole('img');
  await expect(pictures).toHaveCount(2);
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  }
  // What is paid stays in the cart until it is tidied away, but there is nothing left to pay.
  await page.goto(at('/mycart', lanTp));
  await expect(page.getByRole('article').getByText(say('common.state_paid'), { exact: true })).toBeVisible();

  const mailbox = await page.context().newPage();
  await expect
    .poll(async () => {
      await mailbox.goto(`${sandboxOrigin()}/mailbox`);
      return mailbox.getByRole('row').filter({ hasText: mailTo }).count();
    })
    .toBe(1);
  const link = mailbox.getByRole('row').filter({ hasText: mailTo }).getByRole('link');
  const { pathname } = new URL((await link.getAttribute('href')) ?? '', mailbox.url());
  const letter = await mailbox.request.get(`${sandboxOrigin()}${pathname}/html`);
  expect(await letter.text()).toContain(passport);
};

test('a Chinese shopper books for two on a phone and pays by WeChat', async ({ openBrowser }) => {
  const context = await openBrowser(phone);
  const page = await context.newPage();
  const address = `yuqing.${crypto.randomUUID()}@example.com`;
  const say = wordsIn('CHN');
  await signUpAndIn(page, yuqing, address);
  await chooseTrip(page, yuqing, /临津阁/);
  await nameTravellers(page, yuqing);
  await checkOrder(page, yuqing, `post.${address}`);

  // Chinese pays in yuan, by Alipay, WeChat or UnionPay, and is not asked for an area.
  await expect(page.getByText('¥').first()).toBeVisible();
  await expect(page.getByLabel(say('booking.area'))).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(3);
  await page.getByRole('button', payButton(say)).click();
  await expect(page.getByText(say('errors.pay_choice_input')).first()).toBeVisible();
  await page.getByRole('radio', { name: payTypeName('W', 'CHN') }).check();
  await page.getByRole('button', payButton(say)).click();
  await expect(page.getByText(say('errors.pay_consent_input')).first()).toBeVisible();
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  await page.getByRole('button', payButton(say)).click();

  await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin()}/payment/pay/`));
  await page.locator('button[value=approve]').click();
  await expect(page).toHaveURL(new RegExp(`^${siteOrigin()}/orderResult`));
  await findItAgain(page, yuqing, `post.${address}`);
});

test('an English shopper books for two on a desktop and pays by PayPal in a popup', async ({
  openBrowser,
}) => {
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  const address = `mina.${crypto.randomUUID()}@example.com`;
  const say = wordsIn('ENG');
  await signUpAndIn(page, mina, address);
  await chooseTrip(page, mina, /A day at the DMZ/);
  await nameTravellers(page, mina);
  await checkOrder(page, mina, `post.${address}`);

  const area = page.getByLabel(say('booking.area'));
  await area.fill('Leeds');
  await area.blur();
  await expect(page.getByRole('radio', { name: payTypeName('P', 'ENG') })).toBeChecked();
  await page.getByRole('checkbox', { name: say('booking.consent') }).check();
  const opened = context.waitForEvent('page');
  await page.getByRole('button', payButton(say)).click();
  const popup = await opened;
  await expect(page.getByRole('dialog', { name: say('booking.waiting_title') })).toBeVisible();
  await popup.waitForURL(`${sandboxOrigin()}/payment/pay/**`);
  const closed = popup.waitForEvent('close', { timeout: 20_000 });
  await popup.locator('button[value=approve]').click();
  await closed;
  await expect(page).toHaveURL(/\/orderResult/);
  await findItAgain(page, mina, `post.${address}`);
});
