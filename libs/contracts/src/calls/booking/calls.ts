import { calendarCalls } from './calendar.calls.ts';
import { cartCalls } from './cart.calls.ts';
import { customDraftCalls } from './custom-draft.calls.ts';
import { customOfficeCalls } from './custom-office.calls.ts';
import { customTravelCalls } from './custom-travel.calls.ts';
import { documentCalls } from './documents.calls.ts';
import { eventOfficeCalls } from './event-office.calls.ts';
import { eventPaperCalls } from './event-papers.calls.ts';
import { eventReservationCalls } from './event-reservations.calls.ts';
import { legacyCartCalls } from './legacy/cart.calls.ts';
import { legacyDocumentCalls } from './legacy/documents.calls.ts';
import { legacyEventCalls } from './legacy/event-reservations.calls.ts';
import { legacyMailCalls } from './legacy/mails.calls.ts';
import { legacyOrderCalls } from './legacy/orders.calls.ts';
import { mailOfficeCalls } from './mail-office.calls.ts';
import { officeCalls } from './office.calls.ts';
import { orderCalls } from './orders.calls.ts';
import { paymentCalls } from './payments.calls.ts';
import { travellerCalls } from './travellers.calls.ts';
import { waitingListCalls } from './waiting-list.calls.ts';

/** Every call that booking answers. */
export const bookingCalls = {
  ...cartCalls,
  ...travellerCalls,
  ...documentCalls,
  ...orderCalls,
  ...paymentCalls,
  ...eventReservationCalls,
  ...eventPaperCalls,
  ...calendarCalls,
  ...mailOfficeCalls,
  ...officeCalls,
  ...waitingListCalls,
  ...customTravelCalls,
  ...customDraftCalls,
  ...customOfficeCalls,
  ...eventOfficeCalls,
  ...legacyCartCalls,
  ...legacyDocumentCalls,
  ...legacyOrderCalls,
  ...legacyEventCalls,
  ...legacyMailCalls,
};
