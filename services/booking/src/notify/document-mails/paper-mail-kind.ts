import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { writeMail, type Mail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { findBooking, papersOfTravellers, rejectionView, tripRejectionTexts } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/mail-kind.ts';
import { row } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';
import { paperMailTexts } from './paper-mail-texts.ts';

/** Which document of which order, as of which of its changes. */
const PaperFacts = z.object({ cart_id: z.string(), mem_file_id: z.string(), version: z.number() });
type PaperFacts = z.infer<typeof PaperFacts>;

const compose = async (
  context: NotifyContext,
  { cart_id, mem_file_id }: PaperFacts,
): Promise<Letter | Unsendable> => {
  const booking = await findBooking(context.bookings, cart_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  const file = booking?.files.find((known) => known.mem_file_id === mem_file_id);
  // Replaced, or accepted after all, before the mail went out.
  if (!booking?.order_id || !product || file?.check?.outcome !== 'rejected') return 'mail_object_gone';
  if (booking.email === '') return 'mail_no_recipient';
  const lanTp = resolveLanTp(booking.lan_tp);
  const { subject, body, labels, kinds, action, closing } = paperMailTexts[lanTp];
  const person = papersOfTravellers(booking).find(({ papers }) => papers.includes(file));
  const rejection = rejectionView(file.check, tripRejectionTexts(lanTp));
  const title = textIn(product.titles, lanTp);
  const { mem_id, prod_id: param_id } = booking;
  const mail: Mail = writeMail({
    kind: 'order-papers-rejected',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${subject} · ${title}`,
    greeting: orderMailLabels[lanTp].greeting(booking.buyername),
    body,
    sections: [
      {
        rows: [
          ...row(orderMailLabels[lanTp].orderNumber, booking.order_id),
          ...row(orderMailLabels[lanTp].product, title),
          ...row(labels.traveller, person?.mem_nm ?? ''),
          ...row(labels.document, kinds[file.file_type]),
          ...row(labels.reason, rejection?.text ?? ''),
          ...row(labels.note, ...(rejection?.note.split('\n') ?? [])),
        ],
      },
    ],
    action: {
      text: action,
      href: `${context.config.publicOrigin}${href('myInfoFileList', { type: 'product', param_id, cart_id })}`,
    },
    closing,
  });
  return { mail, object_id: booking.order_id, mem_id };
};

/** Tells the buyer that the desk rejected a traveller's document, why, and where another one is handed in (DOC-11). */
export const paperMailKind: MailKind<PaperFacts> = {
  name: 'order-papers-rejected',
  facts: PaperFacts,
  idOf: ({ cart_id, version }) => `${cart_id}.papers-rejected.${version}`,
  compose,
};
