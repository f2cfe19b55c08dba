import { calendarCalls } from './calendar.calls.ts';
import { cancelAdminCalls } from './cancel-admin.calls.ts';
import { cancellationCalls } from './cancellations.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { companionCalls } from './companions.calls.ts';
import { customDraftCalls } from './custom-draft.calls.ts';
import { customAdminCalls } from './custom-admin.calls.ts';
import { customTravelCalls } from './custom-travel.calls.ts';
import { documentCalls } from './documents.calls.ts';
import { eventAdminCalls } from './event-admin.calls.ts';
import { eventPaperCalls } from './event-papers.calls.ts';
import { gateCalls } from './gate.calls.ts';
import { eventReservationCalls } from './event-reservations.calls.ts';
import { legacyCartCalls } from './legacy/cart.calls.ts';
import { legacyDocumentCalls } from './legacy/documents.calls.ts';
import { legacyEventCalls } from './legacy/event-reservations.calls.ts';
import { legacyMailCalls } from './legacy/mails.calls.ts';
import { legacyOrderCalls } from './legacy/orders.calls.ts';
import { mailAdminCalls } from './mail-admin.calls.ts';
import { memberCalls } from './members.calls.ts';
import { myOrderCalls } from './my-order.calls.ts';
import { adminCalls } from './admin.calls.ts';
import { orderAdminCalls } from './order-admin.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { orderChangeCalls } from './order-changes.calls.ts';
import { paymentCalls } from './payments.calls.ts';
import { refundAdminCalls } from './refund-admin.calls.ts';
import { salesCalls } from './sales.calls.ts';
import { paymentAdminCalls } from './payment-admin.calls.ts';
import { travellerCalls } from './travellers.calls.ts';
import { troubleCalls } from './trouble.calls.ts';
import { waitingListCalls } from './waiting-list.calls.ts';

/** Every call that booking answers. */
export const bookingCalls = {
  ...cartCalls,
  ...travellerCalls,
  ...companionCalls,
  ...documentCalls,
  ...orderCalls,
  ...myOrderCalls,
  ...cancellationCalls,
  ...cancelAdminCalls,
  ...orderChangeCalls,
  ...paymentCalls,
  ...eventReservationCalls,
  ...eventPaperCalls,
  ...calendarCalls,
  ...mailAdminCalls,
  ...refundAdminCalls,
  ...salesCalls,
  ...paymentAdminCalls,
  ...troubleCalls,
  ...adminCalls,
  ...orderAdminCalls,
  ...waitingListCalls,
  ...customTravelCalls,
  ...customDraftCalls,
  ...customAdminCalls,
  ...eventAdminCalls,
  ...gateCalls,
  ...memberCalls,
  ...legacyCartCalls,
  ...legacyDocumentCalls,
  ...legacyOrderCalls,
  ...legacyEventCalls,
  ...legacyMailCalls,
};
