import { at, failing, givenUp, openLogin, openMenu, openPanel, product, silent } from './acts.ts';
import type { Shot } from './shot.ts';

/** What everybody can see. */
export const visitorShots: readonly Shot[] = [
  { name: 'home', as: 'visitor', at: at('/') },
  { name: 'home-popup', as: 'visitor', at: at('/?popup'), window: true },
  {
    name: 'home-part-missing',
    as: 'visitor',
    at: at('/'),
    before: async ({ page }) => page.route('**/mfe-catalog/**/*.js', (route) => route.abort()),
  },
  { name: 'menu', as: 'visitor', at: at('/'), act: openMenu, window: true },
  { name: 'login', as: 'visitor', at: at('/login') },
  {
    name: 'login-missing',
    as: 'visitor',
    at: at('/login'),
    act: ({ page, say }) =>
      page
        .locator('main form')
        .getByRole('button', { name: say('account.login'), exact: true })
        .click(),
  },
  { name: 'login-dialog', as: 'visitor', at: at('/'), act: openLogin, window: true },
  {
    name: 'join-dialog',
    as: 'visitor',
    at: at('/'),
    window: true,
    act: async (set) => {
      await openLogin(set);
      await set.page
        .getByRole('dialog')
        .getByRole('button', { name: set.say('account.join') })
        .click();
      await set.page.getByLabel(set.say('account.name'), { exact: true }).waitFor();
    },
  },
  {
    name: 'find-dialog',
    as: 'visitor',
    at: at('/login'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('account.find_account') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...(['find-result', 'find-failed'] as const).map((name): Shot => ({
    name,
    as: 'visitor',
    at: at('/login'),
    window: true,
    before: ({ page, say }) =>
      page.route('**/findChk', (route) =>
        name === 'find-result'
          ? route.fulfill({ json: { msg: 'success', resdata: 'mi***@example.com' } })
          : route.fulfill({
              status: 404,
              json: { error: 'find_email_fail', message: say('errors.find_email_fail') },
            }),
      ),
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('account.find_account') }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel(say('account.name'), { exact: true }).first().fill('Mina Hart');
      await dialog.getByLabel(say('account.tel')).first().fill('01012345678');
      await dialog.locator('form').first().getByRole('button').last().click();
      await page.getByRole('alertdialog').getByRole('button').last().click();
    },
  })),
  {
    name: 'login-social',
    as: 'visitor',
    at: at('/login'),
    window: true,
    only: (_, lanTp) => lanTp !== 'CHN',
    before: ({ page }) => page.route('**/auth/providers', (route) => route.fulfill({ json: [] })),
    act: ({ page, say }) => page.getByRole('button', { name: say('account.social_google') }).click(),
  },
  { name: 'login-result', as: 'visitor', at: at('/loginResult') },
  { name: 'join', as: 'visitor', at: at('/join') },
  {
    name: 'join-problem',
    as: 'visitor',
    at: at('/join'),
    act: async ({ page, say }) => {
      await page.getByLabel(say('account.name'), { exact: true }).fill('Mina');
      await page.locator('input[type=password]').fill('Short');
      await page
        .locator('main form')
        .getByRole('button', { name: say('account.join'), exact: true })
        .click();
    },
  },
  { name: 'product-list', as: 'visitor', at: at('/productList') },
  { name: 'theme-list', as: 'visitor', at: at('/themeList') },
  { name: 'enter-list', as: 'visitor', at: at('/enterList') },
  { name: 'list-waiting', as: 'visitor', at: at('/productList'), before: silent('**/api/tripList*') },
  {
    name: 'list-failed',
    as: 'visitor',
    at: at('/productList'),
    before: failing('**/api/tripList*'),
    act: givenUp,
  },
  { name: 'search', as: 'visitor', at: at('/productList?q=LUMERA') },
  { name: 'search-empty', as: 'visitor', at: at('/productList?q=zzz') },
  { name: 'product', as: 'visitor', at: product('trip') },
  { name: 'product-package', as: 'visitor', at: product('package') },
  { name: 'product-enter', as: 'visitor', at: product('enter') },
  { name: 'product-sold-out', as: 'visitor', at: product('soldOut') },
  { name: 'product-reviews', as: 'visitor', at: at('/productDetail?prod_id=P000007&tab=reviews') },
  { name: 'product-comments', as: 'visitor', at: (fixture) => `${product('trip')(fixture)}&tab=comments` },
  { name: 'product-panel', as: 'visitor', at: product('trip'), act: openPanel, window: true },
  { name: 'product-panel-package', as: 'visitor', at: product('package'), act: openPanel, window: true },
  { name: 'product-waiting', as: 'visitor', at: product('trip'), before: silent('**/api/productDetail') },
  { name: 'product-none', as: 'visitor', at: at('/productDetail?prod_id=P999999') },
  { name: 'kpop-list', as: 'visitor', at: at('/kpopInfo') },
  { name: 'kpop-detail', as: 'visitor', at: at('/kpopInfoDetail?info_seq=INFO000001') },
  { name: 'kpop-films', as: 'visitor', at: at('/kpopInfoDetail?info_seq=INFO000004') },
  { name: 'kpop-none', as: 'visitor', at: at('/kpopInfoDetail') },
  { name: 'event-list', as: 'visitor', at: at('/eventInfo') },
  {
    name: 'event-list-failed',
    as: 'visitor',
    at: at('/eventInfo'),
    before: failing('**/api/eventInfoList'),
    act: givenUp,
  },
  { name: 'event-detail', as: 'visitor', at: at('/eventDetail?event_id=EVT000004') },
  { name: 'event-not-begun', as: 'visitor', at: at('/eventDetail?event_id=EVT000005') },
  { name: 'event-full', as: 'visitor', at: at('/eventDetail?event_id=EVT000003') },
  {
    name: 'event-waiting',
    as: 'visitor',
    at: at('/eventDetail?event_id=EVT000004'),
    before: silent('**/api/eventInfoDtl'),
  },
  { name: 'notices', as: 'visitor', at: at('/communityList') },
  { name: 'notices-one', as: 'visitor', at: at('/communityDetail?cou_id=COU000002') },
  { name: 'questions', as: 'visitor', at: at('/qna') },
  { name: 'questions-none-found', as: 'visitor', at: at('/qna?q=zzzz') },
  {
    name: 'questions-failed',
    as: 'visitor',
    at: at('/qna'),
    before: failing('**/api/qnaPage'),
    act: givenUp,
  },
  {
    name: 'question-open',
    as: 'visitor',
    at: at('/qna'),
    window: true,
    act: async ({ page, say }) => {
      const answered = page.getByRole('row').filter({ hasText: say('communityQuestions.answer_Y') });
      const general = answered.filter({ hasNotText: say('communityQuestions.secret_row') });
      await general.first().getByRole('button').click();
      await page.getByRole('dialog').getByRole('heading', { level: 3 }).waitFor();
    },
  },
  {
    name: 'question-picture',
    as: 'visitor',
    at: at('/qna?qna_id=QNA990018'),
    window: true,
    act: ({ page }) => page.getByRole('dialog').getByRole('img').waitFor(),
  },
  {
    name: 'questions-search-too-long',
    as: 'visitor',
    at: at('/qna?q=a'),
    before: ({ page }) =>
      page.route('**/api/qnaPage', (route) =>
        route.fulfill({ status: 503, json: { error: 'search_too_long' } }),
      ),
    act: givenUp,
  },
  { name: 'company', as: 'visitor', at: at('/companyInfo') },
  { name: 'policy', as: 'visitor', at: at('/policyInfo') },
  { name: 'terms', as: 'visitor', at: at('/termsInfo') },
  { name: 'faq', as: 'visitor', at: at('/faq') },
  {
    name: 'faq-none-found',
    as: 'visitor',
    at: at('/faq'),
    act: ({ page }) => page.locator('main').getByRole('searchbox').fill('zzzz'),
  },
  {
    name: 'question-faq-offers',
    as: 'member',
    at: at('/qnaCreate?type=REGISTER'),
    act: async ({ page, say }) => {
      await page.getByLabel(say('communityQuestions.subject')).fill(say('communityFaq.category_refund'));
      await page.getByText(say('communityFaq.offers')).waitFor();
      await page.locator('summary').first().click();
    },
  },
  { name: 'qr', as: 'visitor', at: (fixture) => `/qrInfo?prod_id=${fixture.trip.prod_id}&company_type=hana` },
  { name: 'qr-shop', as: 'visitor', at: at('/qrInfo') },
  {
    name: 'qr-modal',
    as: 'visitor',
    at: product('trip'),
    window: true,
    act: async ({ page, say }) => {
      await page.getByRole('button', { name: say('catalog.qr_open') }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'labels', as: 'visitor', at: at('/json') },
  { name: 'not-found', as: 'visitor', at: at('/nowhere') },
  { name: 'order-result-none', as: 'visitor', at: at('/orderResult') },
  { name: 'guard', as: 'visitor', at: at('/mycart'), window: true },
];
