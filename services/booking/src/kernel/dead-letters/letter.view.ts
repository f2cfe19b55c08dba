import type { DeadLetterRow } from '@narae/contracts';
import type { DeadLetter } from '@narae/service-kit';

/** Enough to see what went wrong. */
const MOST_ERROR = 300;

/** As much of it as is read: an error's text has no end, and looking for addresses takes more than its length. */
const MOST_READ = 2_000;

/** A mail server's answer may name whom the mail was for. */
const withoutAddresses = (error: string): string => error.replace(/[^\s<>"'():;,]+@[^\s<>"'():;,]+/g, '…@…');

/** A dead letter without the facts of its event: no personal data on the screen (ADMIN-2). */
export const letterRow = ({ consumer, event, error, at }: DeadLetter): DeadLetterRow => ({
  consumer,
  event_id: event.id,
  subject: event.subject,
  aggregate_id: event.aggregate_id,
  error: withoutAddresses(error.slice(0, MOST_READ)).slice(0, MOST_ERROR),
  at: at.toISOString(),
});
