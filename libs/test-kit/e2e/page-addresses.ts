import { href, type PageValues } from '@narae/contracts/href';
import type { PageName } from '@narae/contracts/pages';
import type { MemberContent } from './member-content.ts';

type Addresses = {
  readonly [Name in PageName]: (content: MemberContent) => readonly PageValues<Name>[];
};

const plain = (): readonly [Record<never, never>] => [{}];

/** What each page of the shop is asked for so that it has something to show. */
const valuesOf: Addresses = {
  home: plain,
  policyInfo: plain,
  termsInfo: plain,
  json: plain,
  productList: ({ trip }) => [{}, { q: trip.tr_place }],
  themeList: plain,
  enterList: plain,
  productDetail: ({ trip, package: rooms }) => [
    { prod_id: trip.prod_id },
    { prod_id: rooms.prod_id },
    { trip_id: trip.trip_id },
  ],
  enterProgram: ({ enter }) => [{ prod_id: enter.prod_id }, { trip_id: enter.trip_id }],
  kpopInfo: plain,
  kpopInfoDetail: () => [{ info_seq: 'INFO000001' }, { info_seq: 'INFO000004' }],
  eventInfo: plain,
  eventDetail: ({ event_id }) => [{ event_id }],
  companyInfo: plain,
  qrInfo: ({ trip }) => [{}, { prod_id: trip.prod_id, company_type: 'narae' }],
  mycart: plain,
  reservInfo: ({ carts }) => [{ cart_id: carts.family }, { cart_id: carts.confirmed }],
  order: ({ carts }) => [{ cart_id: carts.confirmed }, { cart_id: carts.deposit }],
  orderConfirm: ({ carts }) => [{ cart_id: carts.paid }],
  orderResult: ({ refnos }) => [
    { refno: refnos.paid },
    { refno: refnos.declined },
    { refno: refnos.waiting },
  ],
  orderIcbResult: ({ refnos }) => [{ refno: refnos.paid }],
  orderIcbResultFail: ({ refnos }) => [{ refno: refnos.declined }],
  orderUnionPayResult: ({ refnos }) => [{ refno: refnos.paid }],
  paymentInfo: plain,
  myOrder: ({ orders }) => Object.values(orders).map((order_id) => ({ order_id })),
  myOrderReceipt: ({ orders }) => [{ order_id: orders.paid }],
  eventReserv: ({ event_id }) => [{ event_id }],
  customTravel: ({ request_id }) => [{}, { request_id }],
  communityList: plain,
  communityDetail: () => [{ cou_id: 'COU000001' }],
  faq: plain,
  qna: ({ qna_id }) => [{}, { qna_id }],
  qnaCreate: () => [{ type: 'REGISTER' }],
  myReviews: () => [{}, { order_id: 'ORDER1' }],
  login: plain,
  loginResult: plain,
  loginout: plain,
  confirmEmail: plain,
  exportDownload: plain,
  stopMails: plain,
  join: plain,
  myinfo: plain,
  myAccount: plain,
  myInfoFileList: ({ carts, event_id }) => [
    { cart_id: carts.paid, type: 'product' },
    { param_id: event_id, type: 'event' },
  ],
  admin: () => [{}, { view: 'product', id: 'P000001' }],
  adminPreview: () => [{ id: 'P000001' }],
  adminPreviewEvent: () => [{ id: 'EVT000001' }],
  adminPreviewKpop: () => [{ id: 'INFO000001' }],
  adminBooking: ({ orders }) => [
    { view: 'orders', id: orders.paid },
    { view: 'events', id: 'EVT000001' },
  ],
  adminGate: ({ trip }) => [{}, { prod_id: trip.prod_id }],
  adminMembers: () => [{ id: 'MEM0000000003' }],
  adminCommunity: ({ qna_id }) => [{ view: 'questions', q: qna_id }],
};

/** The tabs of a page have addresses of their own. */
const tabs: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  productDetail: ['&tab=reviews', '&tab=comments'],
};

/** The addresses at which a page shows what it is for. */
export const addressesOf = (name: PageName, content: MemberContent): readonly string[] => {
  // Each entry of the table has the values of its own page.
  const values = valuesOf[name](content) as readonly PageValues<PageName>[];
  const addresses = values.map((one) => href(name, one));
  return [...addresses, ...(tabs[name] ?? []).map((tab) => `${addresses[0]}${tab}`)];
};
