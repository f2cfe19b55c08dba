import type { BookableProduct, LanTp } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate } from '@narae/i18n/format';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findProducts } from '../../catalog/index.ts';
import { type Booking, findBooking } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { row, toOrder } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface PapersDeletedTexts {
  readonly subject: string;
  /** Why they are gone. @param end the trip's last day, formatted @param days after it */
  readonly body: (end: string, days: number) => string;
  readonly labels: { readonly deleted: string; readonly stays: string };
  readonly deleted: readonly string[];
  readonly stays: string;
  readonly closing: string;
}

/** In every language of the shop (DOC-12). */
const papersDeletedTexts: Readonly<Record<LanTp, PapersDeletedTexts>> = {
  CHN: {
    subject: '您的旅客证件已删除',
    body: (end, days) => `您的行程已于${end}结束。我们仅在行程结束后${days}天内保留旅客证件，现已全部删除。`,
    labels: { deleted: '已删除', stays: '继续保留' },
    deleted: ['上传的证件图片（护照、机票、出生证明）', '护照号码和有效期、签证批准号、居住城市'],
    stays: '订单、旅客姓名、联系方式和付款记录（依法保留）',
    closing: '您无需进行任何操作。',
  },
  KOR: {
    subject: '여행자 서류를 삭제했습니다',
    body: (end, days) =>
      `여행이 ${end}에 끝났습니다. 여행자 서류는 여행이 끝난 뒤 ${days}일 동안만 보관하며, 이제 모두 삭제했습니다.`,
    labels: { deleted: '삭제한 정보', stays: '계속 보관하는 정보' },
    deleted: ['올려 주신 서류 사진(여권, 항공권, 출생증명서)', '여권번호와 만료일, 비자 승인번호, 거주 도시'],
    stays: '법에 따라 보관하는 주문 내역, 여행자 이름, 연락처, 결제 기록',
    closing: '따로 하실 일은 없습니다.',
  },
  ENG: {
    subject: 'Your travel documents have been deleted',
    body: (end, days) =>
      `Your trip ended on ${end}. We keep travellers’ documents for ${days} days after a trip and have now deleted them.`,
    labels: { deleted: 'Deleted', stays: 'Kept' },
    deleted: [
      'Pictures of documents you handed in (passport, air ticket, birth certificate)',
      'Passport number and expiry date, visa number, city',
    ],
    stays: 'The order, travellers’ names, contact details and payments, as the law requires',
    closing: 'There is nothing you need to do.',
  },
  JPN: {
    subject: '旅行者の書類を削除しました',
    body: (end, days) =>
      `ご旅行は${end}に終了しました。旅行者の書類は終了後${days}日間のみ保管しており、このたびすべて削除しました。`,
    labels: { deleted: '削除した情報', stays: '引き続き保管する情報' },
    deleted: [
      'ご提出いただいた書類の画像（パスポート、航空券、出生証明書）',
      '旅券番号と有効期限、ビザの承認番号、お住まいの市区町村',
    ],
    stays: '法令により保管するご注文、旅行者のお名前、ご連絡先、お支払いの記録',
    closing: 'お客様によるお手続きは必要ありません。',
  },
  VTN: {
    subject: 'Giấy tờ của hành khách đã được xóa',
    body: (end, days) =>
      `Chuyến đi của bạn đã kết thúc ngày ${end}. Chúng tôi chỉ lưu giấy tờ của hành khách trong ${days} ngày sau chuyến đi và nay đã xóa toàn bộ.`,
    labels: { deleted: 'Đã xóa', stays: 'Vẫn lưu' },
    deleted: [
      'Ảnh giấy tờ bạn đã nộp (hộ chiếu, vé máy bay, giấy khai sinh)',
      'Số và ngày hết hạn hộ chiếu, số chấp thuận visa, thành phố',
    ],
    stays: 'Đơn hàng, tên hành khách, thông tin liên hệ và thanh toán theo quy định của pháp luật',
    closing: 'Bạn không cần làm gì thêm.',
  },
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
  const { subject, body, labels, deleted, stays, closing } = papersDeletedTexts[lanTp];
  const title = textIn(product.titles, lanTp);
  return writeMail({
    kind: 'papers-deleted',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${subject} · ${title}`,
    greeting: orderMailLabels[lanTp].greeting(booking.buyername),
    body: body(formatDate(product.end_day, lanTp, 'day'), retentionDays),
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
    action: toOrder(booking.order_id, lanTp, publicOrigin),
    closing,
  });
};

const compose = async (
  context: NotifyContext,
  { cart_id }: PapersDeletedFacts,
): Promise<Letter | Unsendable> => {
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

/** What was deleted of an order's documents, and why; once. */
export const papersDeletedMail: MailKind<PapersDeletedFacts> = {
  name: 'papers-deleted',
  facts: PapersDeletedFacts,
  idOf: ({ cart_id }) => `${cart_id}.papers-deleted`,
  compose,
};
