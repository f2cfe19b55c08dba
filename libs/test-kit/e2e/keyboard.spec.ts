import type { DocumentFlags, ProductDetail } from '@narae/contracts';
import { payTypeName } from '@narae/rules';
import type { BrowserContext, Locator } from 'playwright/test';
import { passportPicture } from '../src/browser/passport-picture.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, test, type Page } from './support.ts';

const say = wordsIn('ENG');
/** More stops than any screen has. */
const MOST_STOPS = 80;
/** A toast comes at once and is gone after 1.5 s. */
const TOAST_MS = 5_000;

/** Presses Tab until the focus is on the control of that name; the focus must be visible when it is there. */
const tabTo = async (page: Page, name: string): Promise<void> => {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const there = await page.evaluate((wanted) => {
      const focused = document.activeElement;
      const texts = [
        focused?.textContent,
        focused?.getAttribute('aria-label'),
        ...[...((focused as HTMLInputElement | null)?.labels ?? [])].map((label) => label.textContent),
      ];
      return texts.some((text) => text?.trim().startsWith(wanted)) && focused?.matches(':focus-visible');
    }, name);
    if (there) return;
  }
  throw new Error(`Tab never reaches "${name}"`);
};

/** A page whose file choosers are ours from the start: a listener that is added beside the key may come after it. */
const pageThatChooses = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.on('filechooser', () => undefined);
  return page;
};

test('cart, travellers and order can be completed with the keyboard alone', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const shopper = await memberIn(context, 'ENG');
  const product = (await shopper.products()).find(
    ({ variant, inventory_cnt, package_cnt }) =>
      variant === 'enter' && inventory_cnt > 20 && package_cnt === 0,
  );
  await shopper.putInCart(product?.prod_id ?? '', { adult_cnt: 1 });
  const page = await pageThatChooses(context);
  await page.goto(at('/mycart', 'ENG'));
  await expect(page.getByRole('radio')).toBeChecked();
  await tabTo(page, say('booking.to_travellers'));
  await page.keyboard.press('Enter');

  await expect(
    page.getByRole('heading', { level: 1, name: say('booking.section_travellers') }),
  ).toBeVisible();
  await tabTo(page, say('booking.name'));
  await page.keyboard.type('MINA HART');
  await tabTo(page, say('booking.tel'));
  await page.keyboard.type('01012345678');
  await tabTo(page, say('booking.slot_passport'));
  const chooser = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await passportPicture('MINA HART', 'passport.png'));
  await expect(page.getByText('passport.png')).toBeVisible();
  await tabTo(page, say('booking.reserve'));
  await page.keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: say('booking.section_order') })).toBeVisible();
  await expect(page.locator('[role=timer]')).toBeVisible();
  await tabTo(page, payTypeName('P', 'ENG'));
  await page.keyboard.press('Space');
  await tabTo(page, say('booking.consent'));
  await page.keyboard.press('Space');
  await tabTo(page, say('booking.pay_amount', { amount: '' }).trim());
  const opened = context.waitForEvent('page');
  await page.keyboard.press('Enter');
  await (await opened).waitForURL('**/payment/pay/**');
});

test('the arrow keys choose among the rows of the cart', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const shopper = await memberIn(context, 'ENG');
  const [upper, lower] = (await shopper.products()).filter(
    ({ variant, inventory_cnt, package_cnt }) =>
      variant === 'enter' && inventory_cnt > 20 && package_cnt === 0,
  );
  if (!upper || !lower) throw new Error('there are not two products to choose from');
  // The newest row comes first.
  await shopper.putInCart(lower.prod_id, { adult_cnt: 1 });
  await shopper.putInCart(upper.prod_id, { adult_cnt: 1 });
  const page = await context.newPage();
  await page.goto(at('/mycart', 'ENG'));
  const [first, second] = [page.getByRole('radio').first(), page.getByRole('radio').nth(1)];
  await expect(second).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  const expectChosen = async (radio: Locator, title: string): Promise<void> => {
    await expect(radio).toBeFocused();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(radio).toBeChecked();
    await expect(page.getByRole('paragraph').filter({ hasText: title })).toBeVisible();
  };

  await tabTo(page, upper.prod_title);
  await expect(first).toBeFocused();
  await page.keyboard.press('Space');
  await expectChosen(first, upper.prod_title);
  await page.keyboard.press('ArrowDown');
  await expectChosen(second, lower.prod_title);
  await page.keyboard.press('ArrowDown');
  await expectChosen(first, upper.prod_title);
  await page.keyboard.press('ArrowUp');
  await expectChosen(second, lower.prod_title);

  // One stop for the whole group: the chosen row is what the next step is about.
  await tabTo(page, say('booking.to_travellers'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/reservInfo\?/);
  await expect(page.getByText(lower.prod_title, { exact: true }).first()).toBeVisible();
});

interface Step {
  /** The control that has the focus after the button was pressed. */
  readonly control: Locator;
  /** What is wrong, in the words beside the control and in the toast. */
  readonly text: string;
  /** Mends it, with the focus where it is. */
  readonly mend: () => Promise<void>;
}

/** Presses the button by keyboard and follows each complaint: focus, words beside the field, toast, in their order. */
const followComplaints = async (page: Page, steps: readonly Step[]): Promise<void> => {
  const reserve = page.getByRole('button', { name: say('booking.reserve'), exact: true });
  const toasts = page.getByRole('region', { name: say('common.ui_notifications') });
  for (const [place, { control, text, mend }] of steps.entries()) {
    const toast = toasts.getByText(text, { exact: true });
    await expect(toast).toHaveCount(0);
    await expect(reserve).toBeEnabled();
    await reserve.focus();
    await Promise.all([toast.waitFor({ timeout: TOAST_MS }), page.keyboard.press('Enter')]);
    await expect(control, `complaint ${place}: ${text}`).toBeFocused();
    await expect(control).toHaveAccessibleDescription(new RegExp(text.replaceAll(/[.?]/g, '\\$&')));
    await expect(page.locator('fieldset').getByText(text, { exact: true })).toHaveCount(1);
    if (place === 0) {
      // The toast goes by itself; what is wrong stays beside the field until it is mended.
      await expect(toast).toHaveCount(0);
      await expect(page.locator('fieldset').getByText(text, { exact: true })).toBeVisible();
    }
    await mend();
    await expect(page.locator('fieldset').getByText(text, { exact: true })).toHaveCount(0);
  }
};

/** The controls of one traveller's card, each with the steps it takes to get it right. */
const traveller = (page: Page, place: number, holder: string) => {
  const card = page.locator('fieldset').nth(place);
  const type = (text: string) => () => page.keyboard.type(text);
  const named = (label: string): Locator => card.getByLabel(label, { exact: true });
  const upload = (slot: string, text: string): Step => {
    const control = named(`${slot}: ${say('common.ui_choose_file')}`);
    const file = `${slot} of ${holder}.png`;
    return {
      control,
      text,
      mend: async () => {
        const chooser = page.waitForEvent('filechooser');
        await page.keyboard.press('Enter');
        await (await chooser).setFiles(await passportPicture(`${holder} ${slot}`, file));
        await expect(card.getByText(file)).toBeVisible();
      },
    };
  };
  return {
    name: {
      control: named(say('booking.name')),
      text: say('errors.traveller_name_input'),
      mend: type(holder),
    },
    telMissing: {
      control: named(say('booking.tel')),
      text: say('errors.login_tel_input'),
      mend: type('010-abcd'),
    },
    telWrong: {
      control: named(say('booking.tel')),
      text: say('errors.common_tel_number'),
      // A telephone that is not one is cleared, so that it is typed anew.
      mend: async () => {
        await expect(named(say('booking.tel'))).toHaveValue('');
        await page.keyboard.type('01012345678');
      },
    },
    emailMissing: {
      control: named(say('booking.email')),
      text: say('errors.login_email_input'),
      mend: type('mina.example.com'),
    },
    emailWrong: {
      control: named(say('booking.email')),
      text: say('errors.login_email_validation'),
      mend: async () => {
        await page.keyboard.press('ControlOrMeta+A');
        await page.keyboard.type('mina@example.com');
      },
    },
    airTicket: upload(say('booking.slot_air'), say('errors.traveller_air_input')),
    passport: upload(say('booking.slot_passport'), say('errors.passport_img_fail')),
    birth: upload(say('booking.slot_birth'), say('errors.traveller_birth_input')),
    clearEmail: () => named(say('booking.email')).clear(),
  } satisfies Record<string, Step | (() => Promise<void>)>;
};

/** A product whose organiser asks for these documents, and its traveller screen for a party. */
const openTravellers = async (
  openBrowser: () => Promise<BrowserContext>,
  documents: DocumentFlags,
  party: { adult_cnt: number; teen_cnt: number; children_cnt: number },
): Promise<Page> => {
  const context = await openBrowser();
  const shopper = await memberIn(context, 'ENG');
  const details = await Promise.all(
    (await shopper.products()).map(async ({ prod_id }) => {
      const [detail] = await shopper.call<ProductDetail[]>('productDetail', {
        currency: 'USD',
        lan_tp: 'ENG',
        prod_id,
      });
      return detail;
    }),
  );
  const product = details.find(
    (detail) =>
      detail?.package_cnt === 0 &&
      detail.inventory_cnt > 10 &&
      detail.documents.air_ticket === documents.air_ticket &&
      detail.documents.birth_certificate === documents.birth_certificate,
  );
  if (!product) throw new Error('no product asks for these documents');
  const people = party.adult_cnt + party.teen_cnt + party.children_cnt;
  const rooms = product.has_hotel ? await shopper.beds(product, people) : [];
  const cart_id = await shopper.putInCart(product.prod_id, party, rooms);
  const page = await pageThatChooses(context);
  await page.goto(at(`/reservInfo?cart_id=${cart_id}`, 'ENG'));
  await expect(page.locator('fieldset')).toHaveCount(people);
  return page;
};

/** With nothing missing the button leads on. */
const reserveAndGoOn = async (page: Page): Promise<void> => {
  const reserve = page.getByRole('button', { name: say('booking.reserve'), exact: true });
  await expect(reserve).toBeEnabled();
  await reserve.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/order\?/);
};

test('submitting moves the focus to the first missing field of each traveller in turn', async ({
  openBrowser,
}) => {
  const page = await openTravellers(
    openBrowser,
    { air_ticket: false, birth_certificate: true },
    { adult_cnt: 2, teen_cnt: 1, children_cnt: 1 },
  );
  const [mina, oliver] = [traveller(page, 0, 'MINA HART'), traveller(page, 1, 'OLIVER HART')];
  const [ivy, leo] = [traveller(page, 2, 'IVY HART'), traveller(page, 3, 'LEO HART')];
  // The member's own e-mail stands there already.
  await mina.clearEmail();
  await followComplaints(page, [
    mina.name,
    oliver.name,
    mina.telMissing,
    mina.telWrong,
    mina.emailMissing,
    mina.emailWrong,
    mina.passport,
    oliver.passport,
    ivy.name,
    ivy.passport,
    ivy.birth,
    leo.name,
    leo.passport,
    leo.birth,
  ]);
  await reserveAndGoOn(page);
});

test('without adults the first teenager is asked for contact and air ticket', async ({ openBrowser }) => {
  const page = await openTravellers(
    openBrowser,
    { air_ticket: true, birth_certificate: true },
    { adult_cnt: 0, teen_cnt: 1, children_cnt: 0 },
  );
  const ivy = traveller(page, 0, 'IVY HART');
  await followComplaints(page, [
    ivy.name,
    ivy.telMissing,
    ivy.telWrong,
    ivy.airTicket,
    ivy.passport,
    ivy.birth,
  ]);
  await reserveAndGoOn(page);
});

test('Escape closes the menu and gives the focus back', async ({ openBrowser }) => {
  const page = await (await openBrowser(desktop)).newPage();
  await page.goto(at('/', 'ENG'));
  const opener = page.getByRole('button', { name: say('common.nav_open_menu') });
  await tabTo(page, say('common.nav_open_menu'));
  await page.keyboard.press('Enter');
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  const inside = (): Promise<boolean> => menu.evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  await tabTo(page, say('common.nav_company'));
  expect(await inside()).toBe(true);

  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  // Nothing of it is left behind: it opens again.
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
});
