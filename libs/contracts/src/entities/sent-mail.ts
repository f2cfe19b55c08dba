import { z } from 'zod';

/** The mails booking sends: what each is about and why it goes out (MAIL-1). */
export const SentMailKind = z.enum([
  'order-paid',
  'order-refunded',
  'event-made',
  'event-changed',
  'event-deleted',
  'event-reminder-due',
  'waiting-joined',
  'waiting-offered',
  'waiting-ran-out',
  'waiting-opened',
  'waiting-ended',
  'test',
]);
export type SentMailKind = z.infer<typeof SentMailKind>;

/**
 * How far a mail is. `queued`: about to be handed to the mail server, or a process died doing so; `failed`: the mail server did
 * not take it; `withheld`: not sent, because the address has had too many or the shop has no mail server.
 */
export const SentMailState = z.enum(['queued', 'sent', 'failed', 'withheld']);
export type SentMailState = z.infer<typeof SentMailState>;
