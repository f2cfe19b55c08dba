import type { LanTp, PayType } from '@narae/contracts';
import { payTypeName } from '@narae/rules';
import type { Locator } from 'playwright/test';
import { passportPicture } from '../src/browser/passport-picture.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import {
  at,
  desktop,
  expect,
  hydrated,
  memberIn,
  phone,
  sandboxOrigin,
  siteOrigin,
  test,
  type Page,
} from './support.ts';

interface Buyer {
  readonly lanTp: LanTp;
  readonly name: string;
  readonly passport: string;
  readonly companion: string;
}

const yuqing: Buyer = { lanTp: 'CHN', name: '林语晴', passport: 'LIN YUQING', companion: 'LIN JIAYI' };
const nari: Buyer = { lanTp: 'KOR', name: '김나리', passport: 'KIM NARI', companion: 'KIM DAON' };

/** From the home page over the list of a category to the product, and two adults in the form that buys it. */
const chooseForTwo = async (
  page: Page,
  { lanTp }: Buyer,
  category: string,
  title: RegExp,
): Promise<Locator> => {
  const say = wordsIn(lanTp);
  await page.goto(at('/', lanTp));
  // A link pressed before loads a whole page, whose buttons do nothing at first.
  await hydrated(page);
  const categories = page.getByRole('navigation', { name: say('common.nav_categories') });
  await categories.getByRole('link', { name: category }).click();
  await expect(page.getByRole('heading', { level: 1, name: category })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // On phones the form is a sheet over the page.
  const book = page.getByRole('button', { name: say('catalog.book'), exact: true });
  const sheet = page.getByRole('dialog', { name: say('catalog.book') });
  const panel = page.getByRole('complementary', { name: say('catalog.book') });
  await book.or(panel).filter({ visible: true }).first().waitFor();
  const onPhone = await book.isVisible();
  if (onPhone) await book.click();
  const form = onPhone ? sheet : panel;
  await form
    .getByRole('button', { name: say('common.ui_adjust_up', { label: say('common.traveller_adult') }) })
    .click();
  return form;
};

const toCart = async (page: Page, { lanTp }: Buyer, form: Locator): Promise<void> => {
  const say = wordsIn(lanTp);
  await form.getByRole('button', { name: say('common.btn_put_in_cart') }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('common.btn_go_to_cart') })
    .click();
  await expect(page).toHaveURL(/\/mycart/);
};

/** The cart with its only row chosen, then both travellers with their passports. */
const nameTravellers = async (page: Page, { lanTp, passport, companion }: Buyer): Promise<void> => {
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
  { lanTp, passport, companion }: Buyer,
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
const findItAgain = async (page: Page, { lanTp, passport }: Buyer, mailTo: string): Promise<void> => {
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

test(
  'a Korean member buys a trip for two in a double room on a desktop, by PayPal in a popup',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    const context = await openBrowser(desktop);
    const say = wordsIn('KOR');
    const { user } = await memberIn(context, 'KOR', nari.name);
    const page = await context.newPage();
    const form = await chooseForTwo(page, nari, say('catalog.shelf_trips'), /안동과 경주/);

    // The cheapest rooms that fit are chosen: a double one for the two. Single ones cost more.
    await expect(form.getByText(say('common.rooms_placed', { placed: 2, all: 2 }))).toBeVisible();
    const double = form.getByRole('spinbutton', { name: /더블룸/ });
    await expect(double).toHaveText('2');
    await toCart(page, nari, form);
    const row = page.getByRole('article');
    await expect(row.getByText(/더블룸.*2\s×\s₩/)).toBeVisible();
    await nameTravellers(page, nari);
    const address = `post.${user?.mem_email}`;
    await checkOrder(page, nari, address);
    await expect(page.getByText(/더블룸.*2\s×\s₩/)).toBeVisible();

    const area = page.getByLabel(say('booking.area'));
    await area.fill('전주');
    await area.blur();
    await expect(page.getByRole('radio', { name: payTypeName('P', 'KOR') })).toBeChecked();
    await page.getByRole('checkbox', { name: say('booking.consent') }).check();
    const opened = context.waitForEvent('page');
    await page.getByRole('button', payButton(say)).click();
    const popup = await opened;
    await expect(page.getByRole('dialog', { name: say('booking.waiting_title') })).toBeVisible();
    await popup.waitForURL(`${sandboxOrigin()}/payment/pay/**`);
    const closed = popup.waitForEvent('close');
    await popup.locator('button[value=approve]').click();
    await closed;
    await expect(page).toHaveURL(/\/orderResult/);
    await findItAgain(page, nari, address);
  },
);

test(
  'a Chinese member buys a concert for two on a phone, declined by WeChat and paid by Alipay',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    const page = await (await openBrowser(phone)).newPage();
    const say = wordsIn('CHN');
    const { user } = await memberIn(page.context(), 'CHN', yuqing.name);
    const form = await chooseForTwo(page, yuqing, say('catalog.section_enter_list'), /徐以路不插电之夜/);
    const seat = new RegExp(`^${say('common.ui_adjust_up', { label: '内场座位.*' })}$`);
    for (let person = 0; person < 2; person += 1) await form.getByRole('button', { name: seat }).click();
    await toCart(page, yuqing, form);
    await nameTravellers(page, yuqing);
    const address = `post.${user?.mem_email}`;
    await checkOrder(page, yuqing, address);

    // Chinese pays in yuan, by Alipay, WeChat or UnionPay, and is not asked for an area.
    await expect(page.getByText('¥').first()).toBeVisible();
    await expect(page.getByLabel(say('booking.area'))).toHaveCount(0);
    await expect(page.getByRole('radio')).toHaveCount(3);
    await page.getByRole('button', payButton(say)).click();
    await expect(page.getByText(say('errors.pay_choice_input')).first()).toBeVisible();
    await page.getByRole('radio', { name: payTypeName('W', 'CHN') }).check();
    await page.getByRole('button', payButton(say)).click();
    await expect(page.getByText(say('errors.pay_consent_input')).first()).toBeVisible();
    const pay = async (payType: PayType, answer: 'approve' | 'decline'): Promise<void> => {
      await page.getByRole('radio', { name: payTypeName(payType, 'CHN') }).check();
      await page.getByRole('checkbox', { name: say('booking.consent') }).check();
      await page.getByRole('button', payButton(say)).click();
      await expect(page).toHaveURL(new RegExp(`^${sandboxOrigin()}/payment/pay/`));
      await page.locator(`button[value=${answer}]`).click();
      await expect(page).toHaveURL(new RegExp(`^${siteOrigin()}/orderResult`));
    };
    await pay('W', 'decline');
    await expect(page.getByRole('heading', { name: say('booking.result_declined') })).toBeVisible();
    await page.getByRole('link', { name: say('booking.back_to_order') }).click();
    await pay('A', 'approve');
    await findItAgain(page, yuqing, address);
  },
);
