import type { Page } from 'playwright';
import type { Setting } from './shot.ts';
import type { Fixture } from './fixture.ts';

/** A fixed address. */
export const at = (path: string) => (): string => path;
/** The address of one of the fixture's products. */
export const product = (which: 'trip' | 'package' | 'enter' | 'soldOut' | 'fresh') => (fixture: Fixture) =>
  `${fixture[which].variant === 'enter' ? '/enterProgram' : '/productDetail'}?prod_id=${fixture[which].prod_id}`;

/** Opens the off-canvas menu. */
export const openMenu = async ({ page, say }: Setting): Promise<void> => {
  await page.getByRole('button', { name: say('common.nav_open_menu') }).click();
  await page.getByRole('dialog').waitFor();
};

/** Opens the login as the menu does. */
export const openLogin = async (set: Setting): Promise<void> => {
  await openMenu(set);
  await set.page
    .getByRole('dialog')
    .getByRole('button', { name: set.say('common.btn_login') })
    .click();
  await set.page.getByLabel(set.say('account.email')).waitFor();
};

/** Phones show the buying panel in a sheet. */
export const openPanel = async ({ page, say, width }: Setting): Promise<void> => {
  if (width < 1024) {
    const book = page.getByRole('button', { name: say('catalog.book'), exact: true });
    const down = page.getByRole('button', {
      name: say('common.ui_adjust_down', { label: say('common.traveller_adult') }),
    });
    await book.or(down).filter({ visible: true }).first().waitFor();
    const open = await page.getByRole('dialog').isVisible();
    if (!open && (await book.isVisible())) await book.click();
  }
};

/** Presses the one accent button. */
export const putInCart = async (set: Setting): Promise<void> => {
  await openPanel(set);
  await set.page
    .getByRole('button', { name: set.say('common.btn_put_in_cart') })
    .filter({ visible: true })
    .last()
    .click();
};

/** Waits until the page has given up asking and says so. */
export const givenUp = ({ page, say }: Setting): Promise<void> =>
  page
    .getByRole('main')
    .getByRole('button', { name: say('common.btn_retry'), exact: true })
    .first()
    .waitFor();

/** Lets documents come as the plain shell, as they do while the catalogue does not answer. */
const plainly = (page: Page): Promise<unknown> =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    return route.fulfill({ response, body: (await response.text()).replace('id="preloaded-data"', '') });
  });

/** Lets a call go unanswered. */
export const silent =
  (pattern: string) =>
  async ({ page }: Setting) => {
    await plainly(page);
    await page.route(pattern, () => undefined);
  };

/** Lets a call fail as it does while its service is down. */
export const failing =
  (pattern: string) =>
  async ({ page }: Setting) => {
    await plainly(page);
    await page.route(pattern, (route) =>
      route.fulfill({ status: 503, json: { error: 'service_unavailable' } }),
    );
  };

/** Has the back office ask for a second factor, of an administrator with an app, passkeys, or nothing yet (ACCOUNT-30). */
export const secondFactorNeeded =
  (app: boolean, passkeys = 0) =>
  async ({ page }: Setting) => {
    await plainly(page);
    await page.route('**/api/secondFactor', (route) =>
      route.fulfill({ json: { app, passkeys, recovery_left: app ? 10 : 0, shown: false } }),
    );
    await page.route('**/api/admin/list', (route) =>
      route.fulfill({ status: 403, json: { error: 'second_factor_needed' } }),
    );
  };

/** Has a call ask for the second factor again, of an administrator with an app (ACCOUNT-43). */
export const confirmNeeded =
  (pattern: string) =>
  async ({ page }: Setting) => {
    await page.route('**/api/secondFactor', (route) =>
      route.fulfill({ json: { app: true, passkeys: 0, recovery_left: 10, shown: true } }),
    );
    await page.route(pattern, (route) => route.fulfill({ status: 403, json: { error: 'confirm_needed' } }));
  };
