/** The mails booking sends: what each is about and why it goes out (MAIL-1). Texts `mail_kind_<name>` of the back office. */
export const sentMailKinds = [
  'order-paid',
  'order-refunded',
  'balance-reminder',
  'order-papers-rejected',
  'order-cancelled',
  'cancel-requested',
  'cancel-rejected',
  'cancel-desk',
  'minimum-desk',
  'papers-deleted',
  'event-made',
  'event-changed',
  'event-deleted',
  'event-reminder-due',
  'event-papers-rejected',
  'event-message',
  'waiting-joined',
  'waiting-offered',
  'waiting-ran-out',
  'waiting-opened',
  'waiting-ended',
  'custom-requested',
  'custom-quoted',
  'custom-answered',
  'custom-ending-soon',
  'custom-accepted',
  'custom-rejected',
  'custom-desk',
  'test',
] as const;

/**
 * How far a mail is. `queued`: about to be handed to the mail server, or a process died doing so; `failed`: the mail server did
 * not take it; `withheld`: not sent, because the address has had too many or the shop has no mail server.
 */
export const sentMailStates = ['failed', 'withheld', 'queued', 'sent'] as const;
