export { defineEvent, type EventDefinition, EventEnvelope } from './envelope.ts';
export { mailPreferencesChangedV1 } from './account/mail-preferences.ts';
export {
  memberChangedV1,
  memberHelpAskedV1,
  memberJoinedV1,
  memberLinkAskedV1,
  memberRegisteredV1,
  memberWithdrawnV1,
} from './account/member.ts';
export { sessionRevokedV1 } from './account/session.ts';
export { cartItemAddedV1, cartItemChangedV1, cartItemRemovedV1 } from './booking/cart.ts';
export { customTripChangedV1 } from './booking/custom-trip.ts';
export { eventPlacesChangedV1, eventPlacesChangedV2 } from './booking/event-places.ts';
export {
  eventReservationChangedV1,
  eventReservationDeletedV1,
  eventReservationMadeV1,
  eventReservationMessageDueV1,
  eventReservationPapersRejectedV1,
  eventReservationReminderDueV1,
} from './booking/event-reservation.ts';
export {
  orderChangedV1,
  orderConfirmedV1,
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
} from './booking/order.ts';
export { seatChangedV1, stockChangedV1 } from './booking/seat.ts';
export { tripChangedV1, tripChangedV2 } from './booking/trip.ts';
export {
  waitingEndedV1,
  waitingJoinedV1,
  waitingLeftV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
  waitingRecalledV1,
  waitingTakenV1,
} from './booking/waiting.ts';
export { articleChangedV1 } from './catalog/article.ts';
export { eventChangedV1 } from './catalog/event.ts';
export { productChangedV1 } from './catalog/product.ts';
export { rateChangedV1 } from './catalog/rate.ts';
export { commentChangedV1, commentChangedV2, commentRepliedV1 } from './community/comment.ts';
export { questionAnsweredV1 } from './community/question.ts';
export { reviewAskedV1, reviewChangedV1, reviewSummaryChangedV1 } from './community/review.ts';
export { announcementRequestedV1, rebuildRequestedV1 } from './ops/requests.ts';
