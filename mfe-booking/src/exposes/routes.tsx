import { definePages } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default definePages('mfe-booking', namespace, {
  mycart: () => import('../features/cart/cart-page.tsx'),
  reservInfo: () => import('../features/travellers/travellers-page.tsx'),
  order: () => import('../features/order/order-page.tsx'),
  orderConfirm: () => import('../features/order/order-page.tsx'),
  orderResult: () => import('../features/result/order-result-page.tsx'),
  orderIcbResult: () => import('../features/result/landing-page.tsx'),
  orderIcbResultFail: () => import('../features/result/landing-page.tsx'),
  orderUnionPayResult: () => import('../features/result/union-pay-result-page.tsx'),
  myOrder: () => import('../features/my-order/my-order-page.tsx'),
  myOrderReceipt: () => import('../features/my-order/receipt/receipt-page.tsx'),
  paymentInfo: () => import('../features/payment-list/payment-list-page.tsx'),
  eventReserv: () => import('../features/event-reservation/event-reservation-page.tsx'),
  customTravel: () => import('../features/custom-travel/custom-travel-page.tsx'),
  adminBooking: () => import('../features/admin/admin-page.tsx'),
  adminGate: () => import('../features/gate/gate-page.tsx'),
});
