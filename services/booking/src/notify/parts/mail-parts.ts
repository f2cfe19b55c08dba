import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { formatDate, formatDateRange } from '@narae/i18n/format';
import type { MailRow } from '@narae/service-kit';
import { orderMailLabels } from './order-mail-labels.ts';

/** A row, unless there is nothing to say. */
export const row = (label: string, ...values: string[]): MailRow[] => {
  const said = values.filter((value) => value.trim() !== '');
  return said.length === 0 ? [] : [{ label, values: said }];
};

/** The days of a trip, the first and the last included (YYYY-MM-DD). */
export const daysText = (
  { start_day, end_day }: { readonly start_day: string; readonly end_day: string },
  lanTp: LanTp,
): string =>
  start_day === end_day ? formatDate(start_day, lanTp, 'day') : formatDateRange(start_day, end_day, lanTp);

/** The link to my info, with which most mails of booking end. @param publicOrigin the site's own address */
export const toMyInfo = (lanTp: LanTp, publicOrigin: string) => ({
  text: orderMailLabels[lanTp].find,
  href: `${publicOrigin}${href('myinfo', { lan_tp: lanTp })}`,
});

/** The link to the page of an order (ORDER-7). @param publicOrigin the site's own address */
export const toOrder = (order_id: string, lanTp: LanTp, publicOrigin: string) => ({
  text: orderMailLabels[lanTp].toOrder,
  href: `${publicOrigin}${href('myOrder', { order_id, lan_tp: lanTp })}`,
});
