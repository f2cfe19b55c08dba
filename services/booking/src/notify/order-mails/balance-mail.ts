import type { BookableProduct, LanTp } from '@narae/contracts';
import { resolveLanTp } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate, formatMoney } from '@narae/i18n/format';
import { addDays, balanceGraceDays } from '@narae/rules';
import { type Mail, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import type { NotifyContext } from '../context.ts';
import { type Due, lastDayOf, openBalance, type PlainBooking } from '../../kernel/index.ts';
import type { Letter, MailKind, Unsendable } from '../delivery/deliver-mail.ts';
import { daysText, orderAndProduct, row, toOrder } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface BalanceMailTexts {
  /** @param days until the last day for the balance */
  readonly subject: (days: number) => string;
  readonly body: string;
  readonly labels: { readonly deposit: string; readonly balance: string; readonly by: string };
  /** @param day the last moment before it is cancelled */
  readonly cancelled: (day: string) => string;
}

/** In every language of the shop (MONEY-12). */
export const balanceMailTexts: Readonly<Record<LanTp, BalanceMailTexts>> = {
  CHN: {
    subject: (days) => `尾款支付提醒：还有${days}天`,
    body: '您已支付定金，名额已为您保留。请在截止日期前支付尾款，在订单页面即可完成。',
    labels: { deposit: '定金', balance: '尾款', by: '支付截止（韩国时间）' },
    cancelled: (day) => `如在${day}结束前仍未支付，订单将被取消，并按当天的退款规则办理退款。`,
  },
  KOR: {
    subject: (days) => `잔금 결제일까지 ${days}일 남았습니다`,
    body: '예약금을 결제하셔서 좌석을 확보해 두었습니다. 기한까지 잔금을 결제해 주세요. 주문 페이지에서 결제하실 수 있습니다.',
    labels: { deposit: '예약금', balance: '잔금', by: '결제 기한 (한국 시간)' },
    cancelled: (day) => `${day}까지 결제되지 않으면 주문이 취소되며, 그날의 환불 기준에 따라 환불됩니다.`,
  },
  ENG: {
    subject: (days) => (days === 1 ? 'Your balance is due tomorrow' : `Your balance is due in ${days} days`),
    body: 'Your deposit is paid and your seats are yours. Please pay the balance by the day below; you can do so on the page of your order.',
    labels: { deposit: 'Deposit', balance: 'Balance', by: 'To be paid by (Korean time)' },
    cancelled: (day) =>
      `If it is still unpaid at the end of ${day}, the order is cancelled and refunded by the terms of that day.`,
  },
  JPN: {
    subject: (days) => `残金のお支払い期限まであと${days}日です`,
    body: '予約金のお支払いを確認し、お席を確保しております。期限までに残金をお支払いください。ご注文のページからお手続きいただけます。',
    labels: { deposit: '予約金', balance: '残金', by: 'お支払い期限（韓国時間）' },
    cancelled: (day) =>
      `${day}の終わりまでにお支払いがない場合、ご注文はキャンセルとなり、その日の返金規定に沿って返金いたします。`,
  },
  VTN: {
    subject: (days) => `Còn ${days} ngày để thanh toán phần còn lại`,
    body: 'Bạn đã đặt cọc và chỗ đã được giữ cho bạn. Vui lòng thanh toán phần còn lại trước hạn dưới đây, ngay trên trang đơn hàng.',
    labels: { deposit: 'Tiền đặt cọc', balance: 'Phần còn lại', by: 'Hạn thanh toán (giờ Hàn Quốc)' },
    cancelled: (day) =>
      `Nếu đến hết ${day} vẫn chưa thanh toán, đơn hàng sẽ bị hủy và được hoàn tiền theo điều khoản của ngày đó.`,
  },
};

const BalanceFacts = z.object({ order_id: z.string(), days: z.number() });
type BalanceFacts = z.infer<typeof BalanceFacts>;

interface BalanceMailFacts {
  readonly order_id: string;
  readonly days: number;
  readonly booking: Pick<PlainBooking, 'lan_tp' | 'email' | 'buyername'>;
  readonly product: Pick<BookableProduct, 'titles' | 'start_day' | 'end_day'>;
  readonly balance: Due;
  readonly publicOrigin: string;
}

export const balanceMail = ({
  order_id,
  days,
  booking,
  product,
  balance,
  publicOrigin,
}: BalanceMailFacts): Mail => {
  const lanTp = resolveLanTp(booking.lan_tp);
  const [texts, labels] = [balanceMailTexts[lanTp], orderMailLabels[lanTp]];
  const title = textIn(product.titles, lanTp);
  const by = lastDayOf(balance);
  return writeMail({
    kind: 'balance-reminder',
    to: booking.email,
    lan_tp: lanTp,
    subject: `${texts.subject(days)} · ${title}`,
    greeting: labels.greeting(booking.buyername),
    body: texts.body,
    sections: [
      {
        rows: [
          ...row(labels.orderNumber, order_id),
          ...row(labels.product, title),
          ...row(labels.date, daysText(product, lanTp)),
        ],
      },
      {
        figures: true,
        rows: [
          {
            label: texts.labels.balance,
            values: [formatMoney(balance.amount, balance.currency, lanTp)],
            strong: true,
          },
          ...row(texts.labels.by, formatDate(by, lanTp, 'day')),
        ],
        notes: [texts.cancelled(formatDate(addDays(by, balanceGraceDays), lanTp, 'day'))],
      },
    ],
    action: toOrder(order_id, lanTp, publicOrigin),
    closing: labels.closing,
  });
};

const compose = async (
  context: NotifyContext,
  { order_id, days }: BalanceFacts,
): Promise<Letter | Unsendable> => {
  const order = await orderAndProduct(context, order_id);
  const balance = order && openBalance(order.booking);
  // Paid or cancelled meanwhile.
  if (!balance) return 'mail_object_gone';
  const { booking, product } = order;
  if (booking.email === '') return 'mail_no_recipient';
  const { publicOrigin } = context.config;
  const mail = balanceMail({ order_id, days, booking, product, balance, publicOrigin });
  return { mail, object_id: order_id, mem_id: booking.mem_id };
};

/** Sent some days before the balance is due (MONEY-12). */
export const balanceMailKind: MailKind<BalanceFacts> = {
  name: 'balance-reminder',
  facts: BalanceFacts,
  idOf: ({ order_id, days }) => `${order_id}.balance-reminder.${days}`,
  compose,
};
