import type { BookableProduct, LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { orderChangedV1 } from '@narae/events';
import { formatDate } from '@narae/i18n/format';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import {
  type Booking,
  findBooking,
  papersOfTravellers,
  rejectionView,
  tripRejectionTexts,
} from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import { row, toOrder } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { type ComposedMail, mailKind, type Unsendable, when } from './mail-kind.ts';

const PaperFacts = z.object({ cart_id: z.string(), mem_file_id: z.string(), version: z.number() });
type PaperFacts = z.infer<typeof PaperFacts>;

interface PaperMailFacts {
  readonly lanTp: LanTp;
  readonly booking: Pick<Booking, 'cart_id' | 'prod_id' | 'email' | 'buyername'> & {
    readonly order_id: string;
  };
  readonly product: Pick<BookableProduct, 'titles'>;
  readonly person: { readonly mem_nm: string } | undefined;
  readonly file: Pick<Booking['files'][number], 'file_type' | 'check'>;
  readonly publicOrigin: string;
}

export const paperMail = ({ lanTp, booking, product, person, file, publicOrigin }: PaperMailFacts): Mail => {
  const t = mailTexts(lanTp);
  const rejection = rejectionView(file.check, tripRejectionTexts(lanTp));
  const title = textIn(product.titles, lanTp);
  const { cart_id, prod_id: param_id } = booking;
  return writeMail({
    kind: 'order-papers-rejected',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t('document_subject')} · ${title}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t('document_body'),
    sections: [
      {
        rows: [
          ...row(t('order_number'), booking.order_id),
          ...row(t('product'), title),
          ...row(t('document_traveller'), person?.mem_nm ?? ''),
          ...row(t('document_document'), t(`document_kind_${file.file_type}`)),
          ...row(t('document_reason'), rejection?.text ?? ''),
          ...row(t('document_note'), ...(rejection?.note.split('\n') ?? [])),
        ],
      },
    ],
    action: {
      text: t('document_action'),
      href: `${publicOrigin}${href('myInfoFileList', { type: 'product', param_id, cart_id })}`,
    },
    closing: t('document_closing'),
  });
};

const composePaper = async (
  context: NotifyContext,
  { cart_id, mem_file_id }: PaperFacts,
): Promise<ComposedMail | Unsendable> => {
  const booking = await findBooking(context.bookings, cart_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  const file = booking?.files.find((known) => known.mem_file_id === mem_file_id);
  // Replaced or accepted meanwhile.
  if (!booking?.order_id || !product || file?.check?.outcome !== 'rejected') return 'mail_object_gone';
  if (booking.email === '') return 'mail_no_recipient';
  const person = papersOfTravellers(booking).find(({ papers }) => papers.includes(file));
  const { order_id, mem_id } = booking;
  const mail = paperMail({
    lanTp: resolveLanTp(booking.lan_tp),
    booking: { ...booking, order_id },
    product,
    person,
    file,
    publicOrigin: context.config.publicOrigin,
  });
  return { mail, object_id: order_id, mem_id };
};

const PapersDeletedFacts = z.object({ cart_id: z.string() });
type PapersDeletedFacts = z.infer<typeof PapersDeletedFacts>;

interface DocumentsDeletedMailFacts {
  readonly lanTp: LanTp;
  readonly booking: Pick<Booking, 'email' | 'buyername'> & { readonly order_id: string };
  readonly product: Pick<BookableProduct, 'titles' | 'end_day'>;
  readonly retentionDays: number;
  readonly publicOrigin: string;
}

export const documentsDeletedMail = ({
  lanTp,
  booking,
  product,
  retentionDays,
  publicOrigin,
}: DocumentsDeletedMailFacts): Mail => {
  const t = mailTexts(lanTp);
  const title = textIn(product.titles, lanTp);
  return writeMail({
    kind: 'papers-deleted',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${t('documents_deleted_subject')} · ${title}`,
    greeting: t('greeting', { name: booking.buyername }),
    body: t('documents_deleted_body', {
      end: formatDate(product.end_day, lanTp, 'day'),
      days: retentionDays,
    }),
    sections: [
      {
        rows: [
          ...row(t('order_number'), booking.order_id),
          ...row(t('product'), title),
          ...row(
            t('documents_deleted_what'),
            t('documents_deleted_pictures'),
            t('documents_deleted_numbers'),
          ),
          ...row(t('documents_deleted_stays_label'), t('documents_deleted_stays')),
        ],
      },
    ],
    action: toOrder(booking.order_id, lanTp, publicOrigin),
    closing: t('documents_deleted_closing'),
  });
};

const composeDeleted = async (
  context: NotifyContext,
  { cart_id }: PapersDeletedFacts,
): Promise<ComposedMail | Unsendable> => {
  const booking = await findBooking(context.bookings, cart_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  if (!booking?.order_id || !product) return 'mail_object_gone';
  // No address, also after the member left (DOC-9).
  if (booking.email === '') return 'mail_no_recipient';
  const { order_id, mem_id } = booking;
  const mail = documentsDeletedMail({
    lanTp: resolveLanTp(booking.lan_tp),
    booking: { ...booking, order_id },
    product,
    retentionDays: context.config.retentionDays,
    publicOrigin: context.config.publicOrigin,
  });
  return { mail, object_id: order_id, mem_id };
};

/** To the buyer, in the language of the order. */
export const documentMails = {
  /** Reason of a rejection, and where another document is uploaded (DOC-11). */
  'order-papers-rejected': mailKind({
    when: [
      when('booking-paper-mails', orderChangedV1, ({ what, cart_id, about: mem_file_id }, version) =>
        what === 'papers-rejected' ? { cart_id, mem_file_id, version } : null,
      ),
    ],
    facts: PaperFacts,
    idOf: ({ cart_id, version }) => `${cart_id}.papers-rejected.${version}`,
    compose: composePaper,
  }),
  /** What was deleted of an order's documents, and why; once (DOC-12). */
  'papers-deleted': mailKind({
    when: [
      when('booking-paper-mails', orderChangedV1, ({ what, cart_id }) =>
        what === 'papers-deleted' ? { cart_id } : null,
      ),
    ],
    facts: PapersDeletedFacts,
    idOf: ({ cart_id }) => `${cart_id}.papers-deleted`,
    compose: composeDeleted,
  }),
};
