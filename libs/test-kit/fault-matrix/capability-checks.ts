import { LANGUAGES } from '@narae/i18n';
import { expect, type Locator, type Page } from 'playwright/test';
import { sendLogin, signIn } from '../src/browser/sign-in.ts';
import { payButton, wordsIn } from '../src/browser/texts.ts';
import { screenOf, type ScreenName } from './screens.ts';
import { addressOf, type CheckContext } from './check-context.ts';

/** Something a shopper does. `works` runs it to the end; `fails` expects the error message and answers the page that shows it. */
export interface CapabilityCheck {
  readonly works: (check: CheckContext) => Promise<void>;
  readonly fails?: (check: CheckContext) => Promise<Page>;
}

/** Generous, for slow machines; limits that matter to a shopper are measured separately. */
export const PATIENCE = { timeout: 20_000 };
/** Escapes a text for use in a regular expression. */
export const literally = (text: string): string => text.replaceAll(/[.?*+()[\]{}|^$\\]/g, '\\$&');

/** The message of a call whose service is down or answers something that is not our format. */
const unavailableMessage = ({ say }: CheckContext): RegExp =>
  new RegExp([say('errors.service_unavailable'), say('errors.server_fail')].map(literally).join('|'));

const goTo = async (check: CheckContext, path: string, page = check.page): Promise<Page> => {
  await page.goto(addressOf(check, path), { waitUntil: 'commit' });
  return page;
};

const openMenu = async ({ say }: CheckContext, page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

/** The login page of a visitor, and its form. */
const openLogin = async (check: CheckContext): Promise<{ page: Page; form: Locator }> => {
  const page = await goTo(check, '/login', await check.openVisitor());
  return { page, form: page.getByRole('main').locator('form').first() };
};

const putInCart = async (check: CheckContext): Promise<void> => {
  const { page, say, isPhone } = check;
  await goTo(check, screenOf('a product').path(check));
  if (isPhone) await page.getByRole('button', { name: say('catalog.book'), exact: true }).click();
  const more = say('common.ui_adjust_up', { label: say('common.traveller_adult') });
  await expect(page.getByRole('button', { name: more }).filter({ visible: true })).toBeVisible();
  await page
    .getByRole('button', { name: say('common.btn_put_in_cart') })
    .filter({ visible: true })
    .click();
};

const openOrder = async (check: CheckContext): Promise<Locator> => {
  await goTo(check, `/order?cart_id=${check.order}`);
  await expect(check.page.locator('[role=timer]')).toBeVisible();
  const choice = check.page.getByRole('main').getByRole('radio').first();
  if (!(await choice.isChecked())) await choice.check();
  await check.page.getByRole('checkbox', { name: check.say('booking.consent') }).check();
  return check.page.getByRole('button', payButton(check.say));
};

/** Checks that act; a check that only opens a screen is named `see <screen>`. */
const actions = {
  'come in by the home page': {
    works: async (check) => {
      const page = await goTo(check, '/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // The category links work without the catalogue service.
      const chips = page
        .getByRole('main')
        .getByRole('navigation', { name: check.say('common.nav_categories') });
      await expect(chips.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  },
  'switch language and currency': {
    works: async (check) => {
      const page = await check.openVisitor();
      await goTo(check, '/termsInfo', page);
      const other = check.lanTp === 'KOR' ? 'CHN' : 'KOR';
      const selector = page
        .getByRole('combobox', { name: check.say('common.nav_language_currency') })
        .filter({ visible: true })
        .first();
      await selector.selectOption(other);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[other].tag);
      const say = wordsIn(other);
      await expect(page.getByRole('button', { name: say('common.nav_open_menu') })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(other === 'KOR' ? 'KRW' : 'CNY');
    },
  },
  'stay signed in': {
    works: async (check) => {
      const page = await goTo(check, '/termsInfo');
      const menu = await openMenu(check, page);
      await expect(menu.getByRole('button', { name: check.say('common.btn_logout') })).toBeVisible();
      await menu.getByRole('button', { name: check.say('common.ui_close'), exact: true }).click();
    },
  },
  'sign in': {
    works: async (check) => {
      const { page, form } = await openLogin(check);
      const { say, fixture } = check;
      await signIn(page, form, fixture.credentials, say);
      await expect(page).toHaveURL(new RegExp(`^${fixture.site.origin}/(\\?lan_tp=\\w+)?$`));
      const menu = await openMenu(check, page);
      await expect(menu.getByRole('button', { name: say('common.btn_logout') })).toBeVisible();
    },
    fails: async (check) => {
      const { page, form } = await openLogin(check);
      await sendLogin(form, check.fixture.credentials, check.say);
      await expect(form.getByRole('alert')).toHaveText(unavailableMessage(check), PATIENCE);
      // The form keeps what was typed.
      await expect(form.getByLabel(check.say('account.email'), { exact: true })).toHaveValue(/@/);
      return page;
    },
  },
  'put a product in the cart': {
    works: async (check) => {
      await putInCart(check);
      const asked = check.page.getByRole('alertdialog');
      await expect(asked.getByRole('button', { name: check.say('common.btn_go_to_cart') })).toBeVisible();
      await asked.getByRole('button', { name: check.say('common.btn_keep_looking') }).click();
    },
    fails: async (check) => {
      await putInCart(check);
      // The toast disappears; this message stays beside the button.
      const alert = check.page.locator('p[role=alert]').filter({ hasText: unavailableMessage(check) });
      await expect(alert.filter({ visible: true })).toBeInViewport(PATIENCE);
      return check.page;
    },
  },
  'pay what is in the cart': {
    works: async (check) => {
      const { page, context, fixture, say, isPhone } = check;
      const pay = await openOrder(check);
      const opened = isPhone ? null : context.waitForEvent('page');
      await pay.click();
      const provider = (await opened) ?? page;
      await provider.waitForURL(`${fixture.site.sandboxOrigin}/payment/pay/**`);
      await provider.locator('button[value=approve]').click();
      await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible(PATIENCE);
    },
  },
} satisfies Readonly<Record<string, CapabilityCheck>>;

export type CapabilityName = keyof typeof actions | `see ${ScreenName}`;

const see = (name: ScreenName): CapabilityCheck => ({
  works: async (check) => {
    const { path, here } = screenOf(name);
    const page = await goTo(check, path(check));
    await expect(here(check, page)).toBeVisible();
  },
});

export const capabilityOf = (name: CapabilityName): CapabilityCheck =>
  name.startsWith('see ') ? see(name.slice(4) as ScreenName) : actions[name as keyof typeof actions];
