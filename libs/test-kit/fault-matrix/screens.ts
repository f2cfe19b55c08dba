import type { Locator, Page } from 'playwright/test';
import type { PackName } from '../src/browser/texts.ts';
import type { CheckContext } from './check-context.ts';

type TextKey = `${PackName}.${string}`;

/** A screen, or a part of one, that belongs to one domain. */
export interface Screen {
  readonly path: (check: CheckContext) => string;
  /** An element that is only there when its service has answered. */
  readonly here: (check: CheckContext, page: Page) => Locator;
  /** Title of the error box while its service does not answer. */
  readonly sorry: TextKey;
  /** An element of the surrounding screen, where that belongs to another domain. */
  readonly around?: (check: CheckContext, page: Page) => Locator;
}

const at = (path: string) => (): string => path;
const main = (page: Page): Locator => page.getByRole('main');
const cards = (_: CheckContext, page: Page): Locator => main(page).getByRole('article').first();
const productPath = ({ fixture: { product } }: CheckContext): string =>
  `${product.variant === 'enter' ? '/enterProgram' : '/productDetail'}?prod_id=${product.prod_id}`;

const bookable = ({ say }: CheckContext, page: Page): Locator =>
  main(page)
    .getByRole('button', { name: new RegExp(`^(${say('catalog.book')}|${say('common.btn_put_in_cart')})$`) })
    .filter({ visible: true })
    .first();

/** Every screen the expectations name. */
const screens = {
  'shelves of the home page': { path: at('/'), here: cards, sorry: 'catalog.list_fail' },
  'product lists': { path: at('/themeList'), here: cards, sorry: 'catalog.list_fail' },
  'a search': { path: at('/productList?q=DMZ'), here: cards, sorry: 'catalog.list_fail' },
  'a product': {
    path: productPath,
    here: bookable,
    sorry: 'catalog.product_fail',
  },
  'K-pop stories': { path: at('/kpopInfo'), here: cards, sorry: 'catalog.story_fail' },
  'a K-pop story': {
    path: at('/kpopInfoDetail?info_seq=INFO000001'),
    here: (_, page) => main(page).getByRole('heading', { level: 1 }),
    sorry: 'catalog.story_fail',
  },
  events: { path: at('/eventInfo'), here: cards, sorry: 'catalog.story_fail' },
  'the company': {
    path: at('/companyInfo'),
    here: (_, page) => main(page).getByRole('heading', { level: 2 }).first(),
    sorry: 'catalog.list_fail',
  },
  'the cart': {
    path: at('/mycart'),
    here: ({ fixture }, page) => main(page).locator(`[data-cart="${fixture.cart_id}"]`),
    sorry: 'booking.cart_fail',
  },
  'travellers’ details': {
    path: ({ fixture }) => `/reservInfo?cart_id=${fixture.cart_id}`,
    here: ({ say }, page) => main(page).getByLabel(say('booking.name'), { exact: true }).first(),
    sorry: 'booking.booking_fail',
  },
  'orders to pay': {
    path: at('/paymentInfo'),
    here: (_, page) => main(page).getByRole('radio').first(),
    sorry: 'booking.booking_fail',
  },
  'an event’s reservation': {
    path: at('/eventReserv?event_id=EVT000004'),
    here: ({ say }, page) => main(page).getByLabel(say('booking.event_count')),
    sorry: 'booking.event_fail',
  },
  'the form for a custom trip': {
    path: at('/customTravel'),
    here: ({ say }, page) => main(page).getByLabel(say('bookingCustom.start_day'), { exact: true }),
    sorry: 'bookingCustom.form_fail',
  },
  'my orders': {
    path: at('/myinfo'),
    here: ({ say }, page) => main(page).getByText(say('account.order_paid')).first(),
    sorry: 'account.orders_fail',
  },
  // To a member, signing in and up say who is signed in.
  'the login': {
    path: at('/login'),
    here: ({ say }, page) => main(page).getByText(say('account.signed_in_switch')),
    sorry: 'common.part_missing_title',
  },
  'signing up': {
    path: at('/join'),
    here: ({ say }, page) => main(page).getByText(say('account.signed_in_switch')),
    sorry: 'common.part_missing_title',
  },
  notices: {
    path: at('/communityList'),
    here: (_, page) => main(page).getByRole('table').getByRole('link').first(),
    sorry: 'community.notices_fail',
  },
  questions: {
    path: at('/qna'),
    here: (_, page) => main(page).getByRole('table').getByRole('button').first(),
    sorry: 'communityQuestions.fail',
  },
  'comments of a product': {
    path: (check) => `${productPath(check)}&tab=comments`,
    around: bookable,
    here: ({ say }, page) =>
      main(page).getByRole('heading', {
        level: 2,
        name: new RegExp(`^${say('community.section_comments')}`),
      }),
    sorry: 'community.comments_fail',
  },
  'terms of use': {
    path: at('/termsInfo'),
    here: (_, page) => main(page).getByRole('heading', { level: 1 }),
    sorry: 'common.part_missing_title',
  },
} satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof screens;
export const screenOf = (name: ScreenName): Screen => screens[name];
