import { confirmNeeded, failing, givenUp, at, secondFactorNeeded } from './acts.ts';
import { moderationShots } from './moderation-shots.ts';
import type { Shot } from './shot.ts';

/** The back office as an administrator sees it. */
export const adminShots: readonly Shot[] = [
  { name: 'admin-list', as: 'administrator', at: at('/admin') },
  {
    name: 'admin-list-failed',
    as: 'administrator',
    at: at('/admin'),
    before: failing('**/api/admin/list'),
    act: givenUp,
  },
  { name: 'admin-product', as: 'administrator', at: at('/admin?view=product&id=P000001') },
  {
    name: 'admin-texts',
    as: 'administrator',
    at: at('/admin?view=product&id=P000001'),
    act: ({ page, say }) =>
      page
        .getByRole('button', { name: say('catalogAdmin.tool_link') })
        .first()
        .click(),
  },
  {
    name: 'admin-missing',
    as: 'administrator',
    at: at('/admin?view=popup&id=new'),
    act: ({ page, say }) => page.getByRole('button', { name: say('catalogAdmin.save') }).focus(),
  },
  { name: 'admin-event', as: 'administrator', at: at('/admin?view=event&id=EVT000001') },
  { name: 'admin-rates', as: 'administrator', at: at('/admin?view=rate') },
  { name: 'admin-log', as: 'administrator', at: at('/admin?view=audit') },
  { name: 'admin-community-queue', as: 'administrator', at: at('/admin/community') },
  { name: 'admin-community-questions', as: 'administrator', at: at('/admin/community?view=questions') },
  {
    name: 'admin-community-answered',
    as: 'administrator',
    at: at('/admin/community?view=questions&state=answered'),
  },
  { name: 'admin-community-faq', as: 'administrator', at: at('/admin/community?view=faq') },
  {
    name: 'admin-community-faq-entry',
    as: 'administrator',
    at: at('/admin/community?view=faq&id=hold'),
    act: ({ page, say }) => page.getByText(say('communityAdmin.faq_figures')).click(),
  },
  { name: 'admin-community-notices', as: 'administrator', at: at('/admin/community?view=notices') },
  {
    name: 'admin-community-notice',
    as: 'administrator',
    at: at('/admin/community?view=notices&id=COU000001'),
  },
  {
    name: 'admin-community-notice-suggested',
    as: 'administrator',
    at: at('/admin/community?view=notices&id=new'),
    act: async ({ page, say }) => {
      await page
        .getByLabel(say('communityAdmin.notice_title', { language: '한국어' }))
        .fill('연말 영업 시간 안내');
      await page.getByRole('button', { name: /Tiếng Việt/ }).click();
      await page
        .getByRole('button', { name: say('communityAdmin.text_suggest', { language: '한국어' }) })
        .click();
      await page.getByText(say('communityAdmin.text_suggested')).waitFor();
    },
  },
  { name: 'admin-community-templates', as: 'administrator', at: at('/admin/community?view=templates') },
  {
    name: 'admin-community-template',
    as: 'administrator',
    at: at('/admin/community?view=templates'),
    act: ({ page }) => page.getByRole('main').locator('li summary').first().click(),
  },
  {
    name: 'admin-community-template-new',
    as: 'administrator',
    at: at('/admin/community?view=templates'),
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('communityAdmin.template_new') }).click();
      await page.getByLabel(say('communityAdmin.template_name')).last().fill('-');
      await page
        .getByRole('button', { name: say('communityAdmin.template_save') })
        .last()
        .click();
    },
  },
  { name: 'admin-community-comments', as: 'administrator', at: at('/admin/community?view=comments') },
  { name: 'admin-community-blocks', as: 'administrator', at: at('/admin/community?view=blocks') },
  { name: 'admin-community-words', as: 'administrator', at: at('/admin/community?view=words') },
  { name: 'admin-community-log', as: 'administrator', at: at('/admin/community?view=audit') },
  ...moderationShots,
  { name: 'admin-cancellations', as: 'administrator', at: at('/admin/booking?view=cancellations') },
  { name: 'admin-events', as: 'administrator', at: at('/admin/booking?view=events') },
  { name: 'admin-event-list', as: 'administrator', at: at('/admin/booking?view=events&id=EVT000001') },
  {
    name: 'admin-event-settings',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=settings'),
  },
  {
    name: 'admin-event-messages',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=messages'),
  },
  {
    name: 'admin-attendance',
    as: 'administrator',
    at: at('/admin/booking?view=events&id=EVT000001&list=attendance'),
  },
  { name: 'admin-orders', as: 'administrator', at: at('/admin/booking?view=orders') },
  {
    name: 'admin-order',
    as: 'administrator',
    at: ({ orders }) => `/admin/booking?view=orders&id=${orders.paid}`,
  },
  {
    name: 'admin-order-name',
    as: 'administrator',
    at: ({ orders }) => `/admin/booking?view=orders&id=${orders.paid}`,
    act: ({ page, say }) =>
      page.getByText(say('bookingOrders.name_correct'), { exact: true }).first().click(),
    window: true,
  },
  { name: 'admin-waiting-lists', as: 'administrator', at: at('/admin/booking?view=waiting') },
  { name: 'admin-booking-custom', as: 'administrator', at: at('/admin/booking?view=custom') },
  { name: 'admin-booking-log', as: 'administrator', at: at('/admin/booking?view=audit') },
  { name: 'admin-booking-refunds', as: 'administrator', at: at('/admin/booking?view=refunds') },
  {
    name: 'admin-booking-sales',
    as: 'administrator',
    at: at('/admin/booking?view=sales&from=2026-01-01&to=2026-12-31&by=product'),
  },
  {
    name: 'admin-confirm-again',
    as: 'administrator',
    at: at('/admin/booking?view=sales&from=2026-01-01&to=2026-12-31&by=product'),
    before: confirmNeeded('**/api/admin/salesCsv/**'),
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('bookingSales.csv'), exact: true }).click();
      await page.getByLabel(say('accountFactor.code')).waitFor();
    },
    window: true,
  },
  { name: 'admin-booking-payments', as: 'administrator', at: at('/admin/booking?view=payments') },
  { name: 'admin-booking-trouble', as: 'administrator', at: at('/admin/booking?view=trouble') },
  { name: 'admin-booking-mails', as: 'administrator', at: at('/admin/booking?view=mails') },
  { name: 'admin-departures', as: 'administrator', at: at('/admin/booking?view=departures') },
  { name: 'admin-gate', as: 'administrator', at: at('/admin/gate') },
  {
    name: 'second-factor-set-up',
    as: 'administrator',
    at: at('/admin'),
    before: secondFactorNeeded(false),
    act: ({ page, say }) => page.getByRole('button', { name: say('accountFactor.begin') }).waitFor(),
  },
  {
    name: 'second-factor-key',
    as: 'administrator',
    at: at('/admin'),
    before: async (set) => {
      await secondFactorNeeded(false)(set);
      await set.page.route('**/api/secondFactorBegin', (route) =>
        route.fulfill({
          json: {
            secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
            uri: 'otpauth://totp/Narae:admin%40narae.example?issuer=Narae&secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
          },
        }),
      );
    },
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('accountFactor.begin') }).click();
      await page.getByLabel(say('accountFactor.app_label')).waitFor();
    },
  },
  {
    name: 'second-factor-codes',
    as: 'administrator',
    at: at('/admin'),
    before: async (set) => {
      await secondFactorNeeded(false)(set);
      await set.page.route('**/api/secondFactorBegin', (route) =>
        route.fulfill({ json: { secret: 'JBSWY3DP', uri: 'otpauth://totp/Narae:admin?secret=JBSWY3DP' } }),
      );
      await set.page.route('**/api/secondFactorConfirm', (route) =>
        route.fulfill({
          json: { recovery_codes: Array.from('abcdefghij', (letter) => `${letter.repeat(5)}-22222`) },
        }),
      );
    },
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('accountFactor.begin') }).click();
      await page.getByLabel(say('accountFactor.code')).fill('123456');
      await page.getByRole('button', { name: say('accountFactor.confirm') }).click();
      await page.getByRole('button', { name: say('accountFactor.codes_done') }).waitFor();
    },
  },
  {
    name: 'second-factor-enter',
    as: 'administrator',
    at: at('/admin'),
    before: secondFactorNeeded(true),
    act: ({ page, say }) => page.getByLabel(say('accountFactor.code')).waitFor(),
  },
  {
    name: 'second-factor-passkey',
    as: 'administrator',
    at: at('/admin'),
    before: secondFactorNeeded(true, 1),
    act: ({ page, say }) => page.getByRole('button', { name: say('accountPasskeys.factor_do') }).waitFor(),
  },
  {
    name: 'second-factor-recovery',
    as: 'administrator',
    at: at('/admin'),
    before: secondFactorNeeded(true),
    act: ({ page, say }) => page.getByRole('button', { name: say('accountFactor.use_recovery') }).click(),
  },
  {
    name: 'my-account-administrator',
    as: 'administrator',
    at: at('/myAccount#second-factor'),
    act: ({ page, say }) => page.getByRole('button', { name: say('accountFactor.new_codes') }).waitFor(),
  },
  { name: 'admin-members', as: 'administrator', at: at('/admin/members') },
  { name: 'admin-member', as: 'administrator', at: at('/admin/members?id=MEM0000000001') },
  {
    name: 'admin-member-lock',
    as: 'administrator',
    at: at('/admin/members'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('button', { name: say('accountAdmin.lock'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'admin-member-reset',
    as: 'administrator',
    at: at('/admin/members?id=MEM0000000003'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('accountAdmin.factor_reset'), exact: true }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'admin-members-none', as: 'administrator', at: at('/admin/members?q=nobody%20at%20all') },
  { name: 'admin-security', as: 'administrator', at: at('/admin/members?view=security') },
  {
    name: 'admin-security-rejected',
    as: 'administrator',
    at: at('/admin/members?view=security&network=nowhere&kind=token-forged'),
    act: ({ page, say }) => page.getByText(say('errors.network_invalid')).waitFor(),
  },
  { name: 'admin-visits', as: 'administrator', at: at('/admin/members?view=visits') },
  { name: 'admin-preview', as: 'administrator', at: at('/admin/preview?id=P000001') },
  { name: 'admin-not-for-you', as: 'member', at: at('/admin') },
];
