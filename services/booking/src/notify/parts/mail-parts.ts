import type { LanTp, BookableProduct } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { formatDate, formatDateRange } from '@narae/i18n/format';
import type { MailRow } from '@narae/service-kit';
import { orderMailLabels } from './order-mail-labels.ts';
import { findProducts } from '../../catalog/index.ts';
import { type Booking, findByOrder } from '../../kernel/index.ts';
import type { NotifyContext } from '../context.ts';

export interface MailTexts<Reason extends string> {
  readonly subjects: Readonly<Record<Reason, string>>;
  /** What happened, and what comes next. */
  readonly bodies: Readonly<Record<Reason, string>>;
}

interface MailWords {
  /** Where the shop does not know the name. */
  readonly greeting: string;
  /** For a time of day in Korea. */
  readonly seoulTime: (moment: string) => string;
}

export const mailWords: Readonly<Record<LanTp, MailWords>> = {
  CHN: {
    greeting: '您好，这里是Narae。',
    seoulTime: (moment) => `${moment}（韩国时间）`,
  },
  KOR: {
    greeting: '안녕하세요, 나래입니다.',
    seoulTime: (moment) => `${moment} (한국 시간)`,
  },
  ENG: {
    greeting: 'Hello from Narae.',
    seoulTime: (moment) => `${moment} (Korean time)`,
  },
  JPN: {
    greeting: 'Naraeをご利用いただきありがとうございます。',
    seoulTime: (moment) => `${moment}（韓国時間）`,
  },
  VTN: {
    greeting: 'Xin chào từ Narae.',
    seoulTime: (moment) => `${moment} (giờ Hàn Quốc)`,
  },
};

export const row = (label: string, ...values: string[]): MailRow[] => {
  const said = values.filter((value) => value.trim() !== '');
  return said.length === 0 ? [] : [{ label, values: said }];
};

/** YYYY-MM-DD, both included. */
export const daysText = (
  { start_day, end_day }: { readonly start_day: string; readonly end_day: string },
  lanTp: LanTp,
): string =>
  start_day === end_day ? formatDate(start_day, lanTp, 'day') : formatDateRange(start_day, end_day, lanTp);

/** @param publicOrigin the site's own address */
export const toMyInfo = (lanTp: LanTp, publicOrigin: string) => ({
  text: orderMailLabels[lanTp].find,
  href: `${publicOrigin}${href('myinfo', { lan_tp: lanTp })}`,
});

/** The order's page (ORDER-7). */
export const toOrder = (order_id: string, lanTp: LanTp, publicOrigin: string) => ({
  text: orderMailLabels[lanTp].toOrder,
  href: `${publicOrigin}${href('myOrder', { order_id, lan_tp: lanTp })}`,
});

export const orderAndProduct = async (
  context: NotifyContext,
  order_id: string,
): Promise<{ readonly booking: Booking; readonly product: BookableProduct } | undefined> => {
  const booking = await findByOrder(context.bookings, order_id);
  const [product] = booking ? await findProducts(context, [booking.prod_id]) : [];
  return booking && product ? { booking, product } : undefined;
};
