import type { BookingContext } from '../context.ts';
import { announceSeats } from './announce-seats.ts';
import { consumeMemberWithdrawn } from './member-withdrawn.ts';
import { sendOrderMails } from './order-mails.ts';
import { consumeProductChanged } from './product-changed.ts';
import { consumeRateChanged } from './rate-changed.ts';

/** Starts listening to the other services' news, and telling them ours when they ask; the server stops it before the store closes. */
export const startConsumers = async (context: BookingContext): Promise<void> => {
  await consumeProductChanged(context);
  await consumeRateChanged(context);
  await consumeMemberWithdrawn(context);
  await sendOrderMails(context);
  await announceSeats(context);
};
