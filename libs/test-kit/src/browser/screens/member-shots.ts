import { payTypeName } from '@narae/rules';
import { passportPicture } from '../passport-picture.ts';
import { payButton } from '../texts.ts';
import { at, failing, givenUp, openMenu, openPanel, product, putInCart } from './acts.ts';
import { isPhone, type Shot } from './shot.ts';

/** What members see, and what goes on at the provider's and in the mailbox. */
export const memberShots: readonly Shot[] = [
  { name: 'ask', as: 'member', at: at('/qnaCreate?type=REGISTER') },
  {
    name: 'ask-missing',
    as: 'member',
    at: at('/qnaCreate?type=REGISTER'),
    act: async ({ page, say }) => {
      await page.getByRole('radio', { name: say('communityQuestions.secret') }).check();
      await page.getByRole('button', { name: say('communityQuestions.register') }).click();
    },
  },
  {
    name: 'ask-pictures',
    as: 'member',
    at: at('/qnaCreate?type=REGISTER'),
    act: async ({ page, say }) => {
      const files = [
        await passportPicture('KIM NARA', 'ticket.png'),
        await passportPicture('HART MINA', 'passport.jpg'),
      ];
      await page.locator('input[type=file]').setInputFiles(files);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('x') });
      await page.getByText(say('errors.img_accept_fail')).waitFor();
    },
  },
  { name: 'menu-member', as: 'member', at: at('/'), act: openMenu, window: true },
  {
    name: 'put-in-cart',
    as: 'member',
    at: product('fresh'),
    window: true,
    before: ({ page }) =>
      page.route('**/api/mycartInsert', (route) =>
        route.fulfill({ json: { msg: 'success', cart_id: 'CART000000' } }),
      ),
    act: putInCart,
  },
  {
    name: 'put-in-cart-rejected',
    as: 'member',
    at: product('trip'),
    window: true,
    act: async (set) => {
      await openPanel(set);
      await set.page
        .getByRole('button', {
          name: set.say('common.ui_adjust_down', { label: set.say('common.traveller_adult') }),
        })
        .filter({ visible: true })
        .last()
        .click();
      await putInCart(set);
    },
  },
  { name: 'cart', as: 'member', at: at('/mycart') },
  { name: 'cart-empty', as: 'newcomer', at: at('/mycart') },
  {
    name: 'cart-failed',
    as: 'member',
    at: at('/mycart'),
    before: failing('**/api/mycartList'),
    act: givenUp,
  },
  {
    name: 'cart-waiting',
    as: 'member',
    at: at('/mycart'),
    before: async ({ page }) => page.route('**/api/mycartList', () => undefined),
  },
  {
    name: 'cart-chosen',
    as: 'member',
    at: at('/mycart'),
    act: ({ page }) => page.getByRole('radio').first().check(),
  },
  {
    name: 'cart-delete',
    as: 'member',
    at: at('/mycart'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('booking.tidy_up') }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: say('booking.delete_selected') }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  ...(['modify_options', 'modify_party'] as const).map((button): Shot => ({
    name: `cart-${button.replace('_', '-')}`,
    as: 'member',
    at: at('/mycart'),
    window: true,
    act: async ({ page, say }) => {
      await page
        .getByRole('button', { name: say(`booking.${button}`) })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  })),
  { name: 'travellers', as: 'member', at: (fixture) => `/reservInfo?cart_id=${fixture.carts.family}` },
  {
    name: 'travellers-problem',
    as: 'member',
    at: (fixture) => `/reservInfo?cart_id=${fixture.carts.needsTravellers}`,
    act: async ({ page, say }) => {
      await page.getByLabel(say('booking.name'), { exact: true }).fill('MINA HART');
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'passport.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await page.getByRole('button', { name: say('booking.reserve') }).click();
    },
  },
  {
    name: 'travellers-uploading',
    as: 'member',
    at: (fixture) => `/reservInfo?cart_id=${fixture.carts.needsTravellers}`,
    before: async ({ page }) => page.route('**/upload/**', () => undefined),
    act: async ({ page }) => {
      await page
        .locator('input[type=file]')
        .first()
        .setInputFiles(await passportPicture('MINA HART'));
    },
  },
  {
    name: 'travellers-done',
    as: 'member',
    at: (fixture) => `/reservInfo?cart_id=${fixture.carts.confirmed}`,
  },
  { name: 'order', as: 'member', at: (fixture) => `/order?cart_id=${fixture.carts.confirmed}` },
  { name: 'order-deposit', as: 'member', at: (fixture) => `/order?cart_id=${fixture.carts.deposit}` },
  {
    name: 'order-rejected',
    as: 'member',
    at: (fixture) => `/order?cart_id=${fixture.carts.confirmed}`,
    before: async ({ page, say }) => {
      await page.route('**/api/orderDetail', async (route) => {
        const answer = await route.fetch();
        const rows = (await answer.json()) as object[];
        await route.fulfill({
          response: answer,
          json: rows.map((row) => ({ ...row, hold_expires_at: null })),
        });
      });
      await page.route('**/api/orderHold', (route) =>
        route.fulfill({
          status: 409,
          json: { error: 'no_inventory', message: say('errors.no_inventory') },
        }),
      );
    },
  },
  { name: 'order-paid', as: 'member', at: (fixture) => `/order?cart_id=${fixture.carts.paid}` },
  { name: 'order-none', as: 'member', at: at('/order?cart_id=CART999999') },
  {
    name: 'order-waiting-window',
    as: 'member',
    at: (fixture) => `/order?cart_id=${fixture.carts.confirmed}`,
    window: true,
    only: (width) => !isPhone(width),
    act: async ({ page, say }) => {
      await page.getByRole('radio').first().check();
      await page.getByRole('checkbox', { name: say('booking.consent') }).check();
      await page.getByRole('button', payButton(say)).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'payment-list', as: 'member', at: at('/paymentInfo') },
  { name: 'payment-list-empty', as: 'newcomer', at: at('/paymentInfo') },
  { name: 'result-paid', as: 'member', at: ({ refnos }) => `/orderResult?refno=${refnos.paid}` },
  { name: 'result-declined', as: 'member', at: ({ refnos }) => `/orderResult?refno=${refnos.declined}` },
  { name: 'result-waiting', as: 'member', at: ({ refnos }) => `/orderResult?refno=${refnos.waiting}` },
  { name: 'my-order', as: 'member', at: ({ orders }) => `/myOrder?order_id=${orders.paid}` },
  { name: 'my-order-unpaid', as: 'member', at: ({ orders }) => `/myOrder?order_id=${orders.confirmed}` },
  {
    name: 'my-order-names',
    as: 'member',
    at: ({ orders }) => `/myOrder?order_id=${orders.changeable}`,
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('bookingChanges.names') }).click();
      await page.getByRole('dialog').getByRole('textbox').first().fill('MINA HARTLEY');
    },
  },
  {
    name: 'my-order-extras',
    as: 'member',
    at: ({ orders }) => `/myOrder?order_id=${orders.changeable}`,
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('bookingChanges.extras') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText(say('common.options_none')).click();
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByText(say('bookingChanges.due_sum'), { exact: true }).waitFor();
    },
  },
  { name: 'my-order-balance', as: 'member', at: ({ orders }) => `/myOrder?order_id=${orders.deposit}` },
  { name: 'my-order-due', as: 'member', at: ({ orders }) => `/myOrder?order_id=${orders.renamed}` },
  { name: 'my-order-none', as: 'member', at: at('/myOrder?order_id=NONE') },
  { name: 'receipt', as: 'member', at: ({ orders }) => `/myOrderReceipt?order_id=${orders.paid}` },
  { name: 'my-info', as: 'member', at: at('/myinfo') },
  {
    name: 'order-cancel',
    as: 'member',
    at: at('/myinfo'),
    window: true,
    act: async ({ page, say }) => {
      await page
        .getByRole('link', { name: say('account.order_cancel'), exact: true })
        .last()
        .click();
      await page.getByText(say('bookingCancel.moment_counts')).waitFor();
    },
  },
  {
    name: 'companion-sheet',
    as: 'member',
    at: at('/myinfo'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: new RegExp(`^${say('common.btn_edit')}: LEE HANA$`) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'my-info-empty', as: 'newcomer', at: at('/myinfo') },
  {
    name: 'documents',
    as: 'member',
    at: ({ carts }) => `/myInfoFileList?cart_id=${carts.paid}&type=product`,
  },
  {
    name: 'event-reservation',
    as: 'member',
    at: at('/eventReserv?event_id=EVT000001'),
    act: ({ page, say }) =>
      page
        .getByLabel(say('booking.event_count'))
        .selectOption('1')
        .then(() => undefined),
  },
  { name: 'event-reservation-none', as: 'member', at: at('/eventReserv?event_id=NONE') },
  { name: 'custom-travel', as: 'member', at: at('/customTravel') },
  {
    name: 'sandbox-pay',
    as: 'member',
    at: ({ carts }) => `/order?cart_id=${carts.confirmed}`,
    act: async ({ page, say, lanTp }) => {
      await page.evaluate(() => {
        window.open = () => null;
      });
      await page.getByRole('radio', { name: payTypeName(lanTp === 'CHN' ? 'A' : 'P', lanTp) }).check();
      await page.getByRole('checkbox', { name: say('booking.consent') }).check();
      await page.getByRole('button', payButton(say)).click();
      await page.waitForURL('**/payment/pay/**');
    },
  },
  { name: 'sandbox-home', as: 'visitor', at: ({ site }) => `${site.sandbox}/` },
  { name: 'mailbox', as: 'visitor', at: ({ site }) => `${site.sandbox}/mailbox` },
  {
    name: 'mail',
    as: 'visitor',
    at: ({ site }) => `${site.sandbox}/mailbox`,
    act: async ({ page }) => {
      await page.locator('tbody a').first().click();
      await page.waitForURL('**/mailbox/*');
    },
  },
];
