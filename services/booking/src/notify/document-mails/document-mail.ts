import type { BookableProduct, LanTp, TravellerFileType } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { writeMail, type Mail } from '@narae/service-kit';
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
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { row } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface PaperMailTexts {
  readonly subject: string;
  readonly body: string;
  readonly labels: {
    readonly traveller: string;
    readonly document: string;
    readonly reason: string;
    readonly note: string;
  };
  readonly kinds: Readonly<Record<TravellerFileType, string>>;
  readonly action: string;
  readonly closing: string;
}

/** About a traveller's rejected document (DOC-11). */
export const paperMailTexts: Readonly<Record<LanTp, PaperMailTexts>> = {
  CHN: {
    subject: '请重新提交旅客证件',
    body: '以下旅客的证件未通过审核。您的订单仍然有效，请尽快重新上传。',
    labels: { traveller: '旅客', document: '证件', reason: '原因', note: '客服说明' },
    kinds: { '1': '护照', '3': '出生证明', '4': '机票' },
    action: '查看并重新上传',
    closing: '收到新的证件后，我们会再次审核。',
  },
  KOR: {
    subject: '여행자 서류를 다시 올려 주세요',
    body: '아래 여행자의 서류가 승인되지 않았습니다. 예약은 그대로 유지되니, 서류를 다시 올려 주세요.',
    labels: { traveller: '여행자', document: '서류', reason: '사유', note: '여행 상담 데스크 메모' },
    kinds: { '1': '여권', '3': '출생증명서', '4': '항공권' },
    action: '서류 확인하고 다시 올리기',
    closing: '다시 올려 주시면 바로 확인하겠습니다.',
  },
  ENG: {
    subject: 'Please send a travel document again',
    body: 'Our travel desk could not accept one of your travellers’ documents. Your booking stands; please hand in another one.',
    labels: {
      traveller: 'Traveller',
      document: 'Document',
      reason: 'Reason',
      note: 'Our travel desk’s note',
    },
    kinds: { '1': 'Passport', '3': 'Birth certificate', '4': 'Air ticket' },
    action: 'Look at the document and replace it',
    closing: 'We will check it as soon as it is there.',
  },
  JPN: {
    subject: '旅行者の書類を再提出してください',
    body: '次の旅行者の書類を承認できませんでした。ご予約は有効ですので、書類をもう一度ご提出ください。',
    labels: { traveller: '旅行者', document: '書類', reason: '理由', note: 'トラベルデスクからのメッセージ' },
    kinds: { '1': 'パスポート', '3': '出生証明書', '4': '航空券' },
    action: '書類を確認して再提出する',
    closing: '再提出後、あらためて確認いたします。',
  },
  VTN: {
    subject: 'Vui lòng nộp lại giấy tờ của hành khách',
    body: 'Giấy tờ của hành khách dưới đây chưa được chấp nhận. Đơn đặt của bạn vẫn giữ nguyên; vui lòng nộp lại giấy tờ.',
    labels: {
      traveller: 'Hành khách',
      document: 'Giấy tờ',
      reason: 'Lý do',
      note: 'Ghi chú của bộ phận tư vấn',
    },
    kinds: { '1': 'Hộ chiếu', '3': 'Giấy khai sinh', '4': 'Vé máy bay' },
    action: 'Xem và nộp lại giấy tờ',
    closing: 'Chúng tôi sẽ kiểm tra lại ngay khi nhận được.',
  },
};

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
  const { subject, body, labels, kinds, action, closing } = paperMailTexts[lanTp];
  const rejection = rejectionView(file.check, tripRejectionTexts(lanTp));
  const title = textIn(product.titles, lanTp);
  const { cart_id, prod_id: param_id } = booking;
  return writeMail({
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
      href: `${publicOrigin}${href('myInfoFileList', { type: 'product', param_id, cart_id })}`,
    },
    closing,
  });
};

const compose = async (
  context: NotifyContext,
  { cart_id, mem_file_id }: PaperFacts,
): Promise<Letter | Unsendable> => {
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

/** Reason of a rejection, and where another document is handed in. */
export const paperMailKind: MailKind<PaperFacts> = {
  name: 'order-papers-rejected',
  facts: PaperFacts,
  idOf: ({ cart_id, version }) => `${cart_id}.papers-rejected.${version}`,
  compose,
};
