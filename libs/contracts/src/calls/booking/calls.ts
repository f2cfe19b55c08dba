import { calendarCalls, myOrderCalls, orderCalls } from './orders.calls.ts';
import { cancelAdminCalls, orderAdminCalls } from './order-admin.calls.ts';
import { cancellationCalls, orderChangeCalls } from './order-changes.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { companionCalls, documentCalls, travellerCalls } from './travellers.calls.ts';
import { customDraftCalls, customTravelCalls } from './custom-travel.calls.ts';
import { customAdminCalls } from './custom-admin.calls.ts';
import { deskMoveCalls } from './desk-moves.calls.ts';
import { eventAdminCalls } from './event-admin.calls.ts';
import { eventPaperCalls, eventReservationCalls } from './events.calls.ts';
import { gateCalls } from './gate.calls.ts';
import { legacyCartCalls } from './legacy/cart.calls.ts';
import { legacyDocumentCalls, legacyEventCalls } from './legacy/events.calls.ts';
import { legacyMailCalls, legacyOrderCalls } from './legacy/orders.calls.ts';
import { auditCalls, mailAdminCalls, memberCalls, troubleCalls } from './desk.calls.ts';
import { paymentCalls } from './payments.calls.ts';
import { paymentAdminCalls, refundAdminCalls, salesCalls } from './money-admin.calls.ts';
import { waitingListCalls } from './waiting-list.calls.ts';

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
  ...deskMoveCalls,
  ...paymentCalls,
  ...eventReservationCalls,
  ...eventPaperCalls,
  ...calendarCalls,
  ...mailAdminCalls,
  ...refundAdminCalls,
  ...salesCalls,
  ...paymentAdminCalls,
  ...troubleCalls,
  ...auditCalls,
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
