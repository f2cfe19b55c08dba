import type { SentMailKind } from '@narae/contracts';
import type { z } from 'zod';
import { cancelMails } from './kinds/cancel-mails.ts';
import { customMails } from './kinds/custom-mails.ts';
import { departureMails } from './kinds/departure-mails.ts';
import { deskMails } from './kinds/desk-mails.ts';
import { documentMails } from './kinds/document-mails.ts';
import { eventDocumentMails } from './kinds/event-document-mails.ts';
import { eventMails } from './kinds/event-mails.ts';
import type { MailKind } from './kinds/mail-kind.ts';
import { orderMails } from './kinds/order-mails.ts';
import { waitingMails } from './kinds/waiting-mails.ts';

/** Every mail of booking: when it is sent, of which facts, and to whom (MAIL-1). A missing kind fails the build. */
export const mailKinds = {
  ...orderMails,
  ...departureMails,
  ...documentMails,
  ...cancelMails,
  ...eventMails,
  ...eventDocumentMails,
  ...waitingMails,
  ...customMails,
  ...deskMails,
} satisfies Readonly<Record<SentMailKind, MailKind>>;

export type FactsOf<Name extends SentMailKind> = z.output<(typeof mailKinds)[Name]['facts']>;

/** For facts that come from a record or an event: parse them first. */
export const kindOf = (name: SentMailKind): MailKind => mailKinds[name];
