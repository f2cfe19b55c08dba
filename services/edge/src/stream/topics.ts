import {
  cartItemAddedV1,
  cartItemChangedV1,
  cartItemRemovedV1,
  commentChangedV1,
  commentChangedV2,
  eventPlacesChangedV1,
  orderChangedV1,
  orderConfirmedV1,
  orderHeldV1,
  orderHoldReleasedV1,
  orderPaidV1,
  orderPaymentFailedV1,
  orderPaymentStartedV1,
  orderRefundedV1,
  seatChangedV1,
  stockChangedV1,
  waitingEndedV1,
  waitingJoinedV1,
  waitingLeftV1,
  waitingOfferedV1,
  waitingOpenedV1,
  waitingRanOutV1,
  waitingRecalledV1,
  waitingTakenV1,
  type EventEnvelope,
} from '@narae/events';

export type Topic = 'seat' | 'stock' | 'place' | 'comment' | 'cart' | 'order' | 'waiting';

/** The event's data names its owner. */
export const topics: Readonly<Record<string, Topic>> = {
  [seatChangedV1.subject]: 'seat',
  [stockChangedV1.subject]: 'stock',
  [eventPlacesChangedV1.subject]: 'place',
  [commentChangedV1.subject]: 'comment',
  [commentChangedV2.subject]: 'comment',
  ...Object.fromEntries(
    [cartItemAddedV1, cartItemChangedV1, cartItemRemovedV1].map(({ subject }) => [subject, 'cart']),
  ),
  ...Object.fromEntries(
    [
      orderChangedV1,
      orderConfirmedV1,
      orderHeldV1,
      orderHoldReleasedV1,
      orderPaymentStartedV1,
      orderPaymentFailedV1,
      orderPaidV1,
      orderRefundedV1,
    ].map(({ subject }) => [subject, 'order']),
  ),
  ...Object.fromEntries(
    [
      waitingJoinedV1,
      waitingOfferedV1,
      waitingTakenV1,
      waitingLeftV1,
      waitingRanOutV1,
      waitingRecalledV1,
      waitingOpenedV1,
      waitingEndedV1,
    ].map(({ subject }) => [subject, 'waiting']),
  ),
};

/** What the browser needs to fetch the state. */
export const dataOf = (topic: Topic, event: EventEnvelope): Record<string, unknown> => {
  const { prod_id, trip_id, event_id, remaining, options, cart_id, order_id, waiting_id, comment_type } =
    event.data;
  if (topic === 'seat') return { prod_id, remaining };
  if (topic === 'stock') return { prod_id, remaining: options };
  if (topic === 'place') return { event_id, remaining };
  if (topic === 'comment') return { prod_id, comment_type, ...(trip_id !== undefined && { trip_id }) };
  if (topic === 'waiting') return { waiting_id };
  const kind = event.subject.split('.').at(-2);
  return topic === 'cart' ? { cart_id, kind } : { cart_id, order_id, kind };
};

/** Other topics go to their member only. */
export const isForAll = (topic: Topic): boolean => ['seat', 'stock', 'place', 'comment'].includes(topic);
