import type { Page } from './page.ts';

const paymentResult = ['result_code', 'refno', 'cart_id', 'token'] as const;

/** Pages of the cart, orders, payments and reservations. */
export const bookingPages = {
  mycart: { path: '/mycart', owner: 'mfe-booking', query: [], guard: 'home', title: 'booking:section_cart' },
  reservInfo: {
    path: '/reservInfo',
    owner: 'mfe-booking',
    query: ['cart_id'],
    guard: 'home',
    title: 'booking:section_travellers',
  },
  order: {
    path: '/order',
    owner: 'mfe-booking',
    query: ['cart_id'],
    guard: 'alert',
    title: 'booking:section_order',
  },
  orderConfirm: {
    path: '/orderConfirm',
    owner: 'mfe-booking',
    query: ['cart_id'],
    guard: 'home',
    title: 'booking:section_order',
  },
  orderResult: {
    path: '/orderResult',
    owner: 'mfe-booking',
    query: paymentResult,
    title: 'booking:section_order_result',
  },
  orderIcbResult: {
    path: '/orderIcbResult',
    owner: 'mfe-booking',
    query: paymentResult,
    title: 'booking:section_order_result',
  },
  orderIcbResultFail: {
    path: '/orderIcbResultFail',
    owner: 'mfe-booking',
    query: paymentResult,
    title: 'booking:section_order_result',
  },
  orderUnionPayResult: {
    path: '/orderUnionPayResult',
    owner: 'mfe-booking',
    query: paymentResult,
    title: 'booking:section_order_result',
  },
  paymentInfo: {
    path: '/paymentInfo',
    owner: 'mfe-booking',
    query: [],
    guard: 'home',
    title: 'booking:section_payment_list',
  },
  myOrder: {
    path: '/myOrder',
    owner: 'mfe-booking',
    query: ['order_id', 'open'],
    guard: 'home',
    title: 'bookingMyOrder:title',
  },
  eventReserv: {
    path: '/eventReserv',
    owner: 'mfe-booking',
    query: ['event_id', 'event_total_cnt', 'personnel_cnt', 'event_title'],
    guard: 'login',
    title: 'booking:section_event_reservation',
  },
  customTravel: {
    path: '/customTravel',
    owner: 'mfe-booking',
    query: ['request_id'],
    guard: 'home',
    title: 'booking:section_custom_travel',
  },
  adminBooking: {
    path: '/admin/booking',
    owner: 'mfe-booking',
    query: ['view', 'id', 'rv', 'list', 'q', 'kind', 'state', 'assignee'],
    guard: 'login',
    role: 'booking',
    title: 'bookingAdmin:title',
  },
  adminGate: {
    path: '/admin/gate',
    owner: 'mfe-booking',
    query: ['prod_id'],
    guard: 'login',
    role: 'gate',
    title: 'bookingGate:title',
  },
} as const satisfies Record<string, Page>;
