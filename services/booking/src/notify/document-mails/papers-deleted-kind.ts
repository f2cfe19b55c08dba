import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate } from '@narae/i18n/format';
import { writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { findBooking } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';
import { row, toOrder } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { papersDeletedTexts } from './papers-deleted-texts.ts';

const PapersDeletedFacts = z.object({ cart_id: z.string() });
type PapersDeletedFacts = z.infer<typeof PapersDeletedFacts>;

const compose = async (
  context: NotifyContext,
  { cart_id }: PapersDeletedFacts,
): Promise<Letter | Unsendable> => {
  const booking = await findBooking(context.bookings, cart_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  if (!booking?.order_id || !product) return 'mail_object_gone';
  // Also where its member has left: the address went with them (DOC-9).
  if (booking.email === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(booking.lan_tp);
  const { subject, body, labels, deleted, stays, closing } = papersDeletedTexts[lanTp];
  const title = textIn(product.titles, lanTp);
  const mail = writeMail({
    kind: 'papers-deleted',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${subject} · ${title}`,
    greeting: orderMailLabels[lanTp].greeting(booking.buyername),
    body: body(formatDate(product.end_day, lanTp, 'day'), context.config.retentionDays),
    sections: [
      {
        rows: [
          ...row(orderMailLabels[lanTp].orderNumber, booking.order_id),
          ...row(orderMailLabels[lanTp].product, title),
          ...row(labels.deleted, ...deleted),
          ...row(labels.stays, stays),
        ],
      },
    ],
    action: toOrder(booking.order_id, lanTp, context.config.publicOrigin),
    closing,
  });
  return { mail, object_id: booking.order_id, mem_id: booking.mem_id };
};

/** Tells the buyer what was deleted of an order's documents, and why; once (DOC-12). */
export const papersDeletedMail: MailKind<PapersDeletedFacts> = {
  name: 'papers-deleted',
  facts: PapersDeletedFacts,
  idOf: ({ cart_id }) => `${cart_id}.papers-deleted`,
  compose,
};
