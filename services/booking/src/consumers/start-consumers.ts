import type { BookingContext } from '../context.ts';
import { announceSeats } from '../seats/announce-seats.consumer.ts';
import { consumeMemberWithdrawn } from '../members/member-withdrawn.consumer.ts';
import { sendOrderMails } from '../orders/order-mails.consumer.ts';
import { consumeProductChanged } from '../catalogue/product-changed.consumer.ts';
import { consumeRateChanged } from '../catalogue/rate-changed.consumer.ts';

/** Starts listening to the other services' news, and telling them ours when they ask; the server stops it before the store closes. */
export const startConsumers = async (context: BookingContext): Promise<void> => {
  await consumeProductChanged(context);
  await consumeRateChanged(context);
  await consumeMemberWithdrawn(context);
  await sendOrderMails(context);
  await announceSeats(context);
};
