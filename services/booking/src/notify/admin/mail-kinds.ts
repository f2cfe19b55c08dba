import type { SentMailKind } from '@narae/contracts';
import type { NotifyContext } from '../context.ts';
import { balanceMailKind } from '../order-mails/balance-mail.ts';
import { cancelDeskMailKind, cancelMailKinds } from '../cancel-mails/cancel-mail-kinds.ts';
import { customDeskMailKind, customMailKinds } from '../custom-mails/custom-mail-kinds.ts';
import { eventMailKinds } from '../event-mails/event-mail.ts';
import { eventMessageKind } from '../event-mails/event-message-mail.ts';
import type { Facts, Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { minimumDeskMailKind } from '../minimum-party/minimum-desk-mail.ts';
import { paperMailKind } from '../document-mails/document-mail.ts';
import { orderPaidMail, orderRefundedMail } from '../order-mails/order-mail-kinds.ts';
import { papersDeletedMail } from '../document-mails/documents-deleted-mail.ts';
import { papersMailKind } from '../document-mails/documents-mail.ts';
import { testMail } from './test-mail.ts';
import { waitingMailKinds } from '../waiting-mails/waiting-mail.ts';

interface Recomposed {
  readonly compose: (context: NotifyContext, facts: unknown) => Promise<Letter | Unsendable>;
  readonly afterwards: (context: NotifyContext, facts: unknown) => Promise<unknown>;
}

const anew = <Known extends Facts>(kind: MailKind<Known>): Recomposed => ({
  compose: (context, facts) => kind.compose(context, kind.facts.parse(facts)),
  afterwards: async (context, facts) => kind.afterwards?.(context, kind.facts.parse(facts)),
});

/** For sending a mail again (MAIL-2). */
export const mailKinds: Readonly<Record<SentMailKind, Recomposed>> = {
  'order-paid': anew(orderPaidMail),
  'order-refunded': anew(orderRefundedMail),
  'balance-reminder': anew(balanceMailKind),
  'order-papers-rejected': anew(paperMailKind),
  'order-cancelled': anew(cancelMailKinds['order-cancelled']),
  'cancel-requested': anew(cancelMailKinds['cancel-requested']),
  'cancel-rejected': anew(cancelMailKinds['cancel-rejected']),
  'cancel-desk': anew(cancelDeskMailKind),
  'minimum-desk': anew(minimumDeskMailKind),
  'papers-deleted': anew(papersDeletedMail),
  'event-made': anew(eventMailKinds.made),
  'event-changed': anew(eventMailKinds.changed),
  'event-deleted': anew(eventMailKinds.deleted),
  'event-reminder-due': anew(eventMailKinds['reminder-due']),
  'event-papers-rejected': anew(papersMailKind),
  'event-message': anew(eventMessageKind),
  'waiting-joined': anew(waitingMailKinds.joined),
  'waiting-offered': anew(waitingMailKinds.offered),
  'waiting-ran-out': anew(waitingMailKinds['ran-out']),
  'waiting-opened': anew(waitingMailKinds.opened),
  'waiting-ended': anew(waitingMailKinds.ended),
  'custom-requested': anew(customMailKinds.requested),
  'custom-quoted': anew(customMailKinds.quoted),
  'custom-answered': anew(customMailKinds.answered),
  'custom-ending-soon': anew(customMailKinds['ending-soon']),
  'custom-accepted': anew(customMailKinds.accepted),
  'custom-rejected': anew(customMailKinds.rejected),
  'custom-desk': anew(customDeskMailKind),
  test: anew(testMail),
};
