import type { LanTp, BookableProduct } from '@narae/contracts';
import type { Times } from '@narae/contracts/primitives';
import { href } from '@narae/contracts/href';
import { formatDate, formatWhen } from '@narae/i18n/format';
import type { MailRow } from '@narae/service-kit';
import { findProducts } from '../catalog/index.ts';
import { type Booking, findByOrder } from '../kernel/index.ts';
import type { NotifyContext } from './context.ts';
import { mailTexts } from './texts.ts';

/** None without a value. */
export const row = (label: string, ...values: string[]): MailRow[] => {
  const given = values.filter((value) => value.trim() !== '');
  return given.length === 0 ? [] : [{ label, values: given }];
};

/** Days, both included (YYYY-MM-DD), with the times that are said (CATALOG-16). */
export const daysText = (
  { start_day, end_day, ...times }: Times & { readonly start_day: string; readonly end_day: string },
  lanTp: LanTp,
): string => formatWhen({ ymd_format: start_day, end_ymd_format: end_day, ...times }, lanTp, 'day');

/** A time of day in Korea. */
export const seoulTime = (at: Date, lanTp: LanTp): string =>
  mailTexts(lanTp)('seoul_time', { moment: formatDate(at, lanTp, 'time') });

/** @param publicOrigin the site's own address */
export const toMyInfo = (lanTp: LanTp, publicOrigin: string) => ({
  text: mailTexts(lanTp)('to_my_info'),
  href: `${publicOrigin}${href('myinfo', { lan_tp: lanTp })}`,
});

/** The order's page (ORDER-7). */
export const toOrder = (order_id: string, lanTp: LanTp, publicOrigin: string) => ({
  text: mailTexts(lanTp)('to_order'),
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
