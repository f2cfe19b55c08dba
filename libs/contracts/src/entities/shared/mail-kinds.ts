/** The mails account sends. Those of booking are `sentMailKinds`. */
export const accountMailKinds = [
  'account-changed',
  'account-joined',
  'address-changing',
  'comment-replied',
  'email-found',
  'export-failed',
  'export-ready',
  'farewell',
  'mailbox-confirm',
  'new-address',
  'password-link',
  'question-answered',
  'review-asked',
] as const;
export type AccountMailKind = (typeof accountMailKinds)[number];

export type ShopMailKind = (typeof sentMailKinds)[number] | AccountMailKind;

/** Mails a member may stop (MAIL-4); texts `group_<name>` of my account. */
export const mailGroups = ['reminders', 'waiting', 'answers', 'news'] as const;
export type MailGroup = (typeof mailGroups)[number];

/** What a group is until its member decides: news take consent (ACCOUNT-20). */
export const wantedAtFirst: Readonly<Record<MailGroup, boolean>> = {
  reminders: true,
  waiting: true,
  answers: true,
  news: false,
};

/** What a mail that cannot be stopped is about; `desk` goes to the shop itself. */
export const mailOccasions = ['account', 'order', 'reservation', 'custom-trip', 'desk'] as const;
export type MailOccasion = (typeof mailOccasions)[number];

/** The sender, and the group a mail is stopped with or the occasion why it cannot be. */
export type MailPolicy = { readonly domain: 'account' | 'booking' } & (
  { readonly group: MailGroup } | { readonly necessary: MailOccasion }
);

const ofAccount = { domain: 'account', necessary: 'account' } as const;
const ofOrder = { domain: 'booking', necessary: 'order' } as const;
const ofReservation = { domain: 'booking', necessary: 'reservation' } as const;
const ofCustomTrip = { domain: 'booking', necessary: 'custom-trip' } as const;
const toDesk = { domain: 'booking', necessary: 'desk' } as const;
const ofAnswers = { domain: 'account', group: 'answers' } as const;
const reminder = { domain: 'booking', group: 'reminders' } as const;
const ofWaiting = { domain: 'booking', group: 'waiting' } as const;

/** All mails (MAIL-4): a missing kind fails the build. */
export const mailPolicies: Readonly<Record<ShopMailKind, MailPolicy>> = {
  'account-changed': ofAccount,
  'account-joined': ofAccount,
  'address-changing': ofAccount,
  'comment-replied': ofAnswers,
  'email-found': ofAccount,
  'export-failed': ofAccount,
  'export-ready': ofAccount,
  farewell: ofAccount,
  'mailbox-confirm': ofAccount,
  'new-address': ofAccount,
  'password-link': ofAccount,
  'question-answered': ofAnswers,
  'review-asked': { domain: 'account', group: 'reminders' },
  'order-paid': ofOrder,
  'order-refunded': ofOrder,
  'order-moved': ofOrder,
  'departure-changed': ofOrder,
  'balance-reminder': ofOrder,
  'order-papers-rejected': ofOrder,
  'order-cancelled': ofOrder,
  'cancel-requested': ofOrder,
  'cancel-rejected': ofOrder,
  'cancel-desk': toDesk,
  'minimum-desk': toDesk,
  'papers-deleted': ofOrder,
  'event-made': ofReservation,
  'event-changed': ofReservation,
  'event-deleted': ofReservation,
  'event-reminder-due': reminder,
  'event-papers-rejected': ofReservation,
  'event-message': ofReservation,
  'waiting-joined': ofWaiting,
  'waiting-offered': ofWaiting,
  'waiting-ran-out': ofWaiting,
  'waiting-opened': ofWaiting,
  'waiting-ended': ofWaiting,
  'custom-requested': ofCustomTrip,
  'custom-quoted': ofCustomTrip,
  'custom-answered': ofCustomTrip,
  'custom-ending-soon': reminder,
  'custom-accepted': ofCustomTrip,
  'custom-rejected': ofCustomTrip,
  'custom-desk': toDesk,
  test: toDesk,
};

/** The group a mail is stopped with; null where it cannot be stopped. */
export const mailGroupOf = (kind: ShopMailKind): MailGroup | null => {
  const policy = mailPolicies[kind];
  return 'group' in policy ? policy.group : null;
};

/** The mails of booking (MAIL-1). Texts `mail_kind_<name>` of the back office. */
export const sentMailKinds = [
  'order-paid',
  'order-refunded',
  'order-moved',
  'departure-changed',
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

/** `queued`: or a process died sending it; `failed`: not taken; `withheld`: too many mails, or no mail server. */
export const sentMailStates = ['failed', 'withheld', 'queued', 'sent'] as const;
