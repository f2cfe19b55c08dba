import { LANGUAGES } from '@narae/i18n';
import { expect, type Locator, type Page } from 'playwright/test';
import { wordsIn } from '../src/browser/texts.ts';
import { screenOf, type ScreenName } from './screens.ts';
import { addressOf, type Setting } from './setting.ts';

/** Something a shopper does. `works` is the whole of it; `fails` is how it ends, calmly, when it cannot be done; answers where. */
export interface Ability {
  readonly works: (set: Setting) => Promise<void>;
  readonly fails?: (set: Setting) => Promise<Page>;
}

/** A busy machine may take its time; how long a shopper waits is measured. */
export const PATIENCE = { timeout: 20_000 };
/** A text as a pattern. */
export const literally = (text: string): string => text.replaceAll(/[.?*+()[\]{}|^$\\]/g, '\\$&');

/** What a rejection says whose service is away, or answers as no service of ours does. */
const unavailable = ({ say }: Setting): RegExp =>
  new RegExp([say('errors.service_unavailable'), say('errors.server_fail')].map(literally).join('|'));

const goTo = async (set: Setting, path: string, page = set.page): Promise<Page> => {
  await page.goto(addressOf(set, path), { waitUntil: 'commit' });
  return page;
};

const openMenu = async ({ say }: Setting, page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  const menu = page.getByRole('dialog');
  await expect(menu).toBeVisible();
  return menu;
};

const fillLogin = async (set: Setting, page: Page): Promise<void> => {
  const { say, stage } = set;
  await goTo(set, '/login', page);
  const form = page.getByRole('main').locator('form').first();
  await form.getByLabel(say('account.email'), { exact: true }).fill(stage.credentials.mem_email);
  await form.getByLabel(say('account.password'), { exact: true }).fill(stage.credentials.mem_password);
  await form.getByRole('button', { name: say('account.login'), exact: true }).click();
};

const putInCart = async (set: Setting): Promise<void> => {
  const { page, say, isPhone } = set;
  await goTo(set, screenOf('a product').path(set));
  if (isPhone) await page.getByRole('button', { name: say('catalog.book'), exact: true }).click();
  const more = say('common.ui_adjust_up', { label: say('common.traveller_adult') });
  await expect(page.getByRole('button', { name: more }).filter({ visible: true })).toBeVisible();
  await page
    .getByRole('button', { name: say('common.btn_put_in_cart') })
    .filter({ visible: true })
    .click();
};

const openOrder = async (set: Setting): Promise<Locator> => {
  await goTo(set, `/order?cart_id=${set.order}`);
  await expect(set.page.locator('[role=timer]')).toBeVisible();
  const choice = set.page.getByRole('main').getByRole('radio').first();
  if (!(await choice.isChecked())) await choice.check();
  return set.page.getByRole('button', { name: set.say('common.btn_pay'), exact: true });
};

/** The abilities that are more than looking at a screen. */
const actions = {
  'come in by the home page': {
    works: async (set) => {
      const page = await goTo(set, '/');
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      // The categories are the way on, with or without the catalogue.
      const chips = page
        .getByRole('main')
        .getByRole('navigation', { name: set.say('common.nav_categories') });
      await expect(chips.getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    },
  },
  'switch language and currency': {
    works: async (set) => {
      const page = await set.openVisitor();
      await goTo(set, '/termsInfo', page);
      const other = set.lanTp === 'KOR' ? 'CHN' : 'KOR';
      const selector = page
        .getByRole('combobox', { name: set.say('common.nav_language_currency') })
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
    works: async (set) => {
      const page = await goTo(set, '/termsInfo');
      const menu = await openMenu(set, page);
      await expect(menu.getByRole('button', { name: set.say('common.btn_logout') })).toBeVisible();
      await menu.getByRole('button', { name: set.say('common.ui_close'), exact: true }).click();
    },
  },
  'sign in': {
    works: async (set) => {
      const page = await set.openVisitor();
      await fillLogin(set, page);
      const { say } = set;
      const asked = page.getByRole('alertdialog', { name: say('account.login_confirm') });
      await asked.getByRole('button', { name: say('account.login'), exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`^${set.stage.site.origin}/(\\?lan_tp=\\w+)?$`));
      const menu = await openMenu(set, page);
      await expect(menu.getByRole('button', { name: say('common.btn_logout') })).toBeVisible();
    },
    fails: async (set) => {
      const page = await set.openVisitor();
      await fillLogin(set, page);
      const form = page.getByRole('main').locator('form').first();
      await expect(form.getByRole('alert')).toHaveText(unavailable(set), PATIENCE);
      // What has been typed is still there to be sent again.
      await expect(form.getByLabel(set.say('account.email'), { exact: true })).toHaveValue(/@/);
      return page;
    },
  },
  'put a product in the cart': {
    works: async (set) => {
      await putInCart(set);
      const asked = set.page.getByRole('alertdialog');
      await expect(asked.getByRole('button', { name: set.say('common.btn_go_to_cart') })).toBeVisible();
      await asked.getByRole('button', { name: set.say('common.btn_keep_looking') }).click();
    },
    fails: async (set) => {
      await putInCart(set);
      // Not the toast, which goes; what stays, where whoever pressed the button looks.
      const told = set.page.locator('p[role=alert]').filter({ hasText: unavailable(set) });
      await expect(told.filter({ visible: true })).toBeInViewport(PATIENCE);
      return set.page;
    },
  },
  'pay what is in the cart': {
    works: async (set) => {
      const { page, context, stage, say, isPhone } = set;
      const pay = await openOrder(set);
      const opened = isPhone ? null : context.waitForEvent('page');
      await pay.click();
      const provider = (await opened) ?? page;
      await provider.waitForURL(`${stage.site.sandboxOrigin}/payment/pay/**`);
      await provider.locator('button[value=approve]').click();
      await expect(page.getByRole('heading', { name: say('booking.result_paid') })).toBeVisible(PATIENCE);
    },
  },
} satisfies Readonly<Record<string, Ability>>;

export type AbilityName = keyof typeof actions | `see ${ScreenName}`;

const see = (name: ScreenName): Ability => ({
  works: async (set) => {
    const { path, here } = screenOf(name);
    const page = await goTo(set, path(set));
    await expect(here(set, page)).toBeVisible();
  },
});

export const abilityOf = (name: AbilityName): Ability =>
  name.startsWith('see ') ? see(name.slice(4) as ScreenName) : actions[name as keyof typeof actions];
