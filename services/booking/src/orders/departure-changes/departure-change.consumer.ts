import { orderPaidV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { OrdersContext } from '../context.ts';
import { tellLateOrder } from './departure-change.ts';

/** Orders whose payment was begun before their departure was changed, and came in afterwards (ORDER-22). */
export const consumeLateOrders = async (context: OrdersContext): Promise<void> => {
  await consumeWithInbox(context, {
    name: 'booking-late-orders',
    events: [orderPaidV1],
    handle: (_event, order) => tellLateOrder(context, order),
  });
};
