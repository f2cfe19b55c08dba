import { cartCalls } from './booking/cart-calls.ts';
import { cartLineCalls } from './booking/cart-line-calls.ts';
import { documentCalls } from './booking/document-calls.ts';
import { orderCalls } from './booking/order-calls.ts';
import { paymentCalls } from './booking/payment-calls.ts';
import { travellerCalls } from './booking/traveller-calls.ts';

/** Every call of booking. */
export const bookingCalls = {
  ...cartCalls,
  ...cartLineCalls,
  ...documentCalls,
  ...travellerCalls,
  ...orderCalls,
  ...paymentCalls,
};
