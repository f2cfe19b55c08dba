import { orderChangedV1 } from '@narae/events';
import { consumeWithInbox } from '@narae/service-kit';
import type { NotifyContext } from '../context.ts';
import { deliverMail } from '../delivery/deliver-mail.ts';
import { paperMailConsumer } from '../delivery/mail-consumers.rules.ts';
import { paperMailKind } from './document-mail.ts';
import { papersDeletedMail } from './documents-deleted-mail.ts';

/** Rejected documents of paid orders (DOC-11), and their deletion in the end (DOC-12). */
export const consumePaperMails = (context: NotifyContext): Promise<() => Promise<void>> =>
  consumeWithInbox(context, {
    name: paperMailConsumer,
    events: [orderChangedV1],
    concerns: ({ what }) => what === 'papers-rejected' || what === 'papers-deleted',
    handle: ({ version }, { what, cart_id, about: mem_file_id }) =>
      what === 'papers-rejected'
        ? deliverMail(context, paperMailKind, { cart_id, mem_file_id, version })
        : deliverMail(context, papersDeletedMail, { cart_id }),
  });
