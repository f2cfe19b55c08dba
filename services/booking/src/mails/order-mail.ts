import { href } from '@narae/contracts/href';
import type { BookableProduct, Currency, LanTp } from '@narae/contracts';
import { htmlLang } from '@narae/contracts/languages';
import { textIn } from '@narae/contracts/localized';
import { formatDate, formatDateRange, formatMoney, formatNumber } from '@narae/i18n/format';
import { heads } from '@narae/rules';
import type { Mail } from '@narae/service-kit';
import type { PlainBooking } from '../domain/booking.ts';
import { orderMailTexts, type OrderMailReason } from './order-mail-texts.ts';

/** What a mail about an order says. */
export interface OrderMailFacts {
  readonly reason: OrderMailReason;
  readonly lanTp: LanTp;
  readonly booking: Pick<PlainBooking, 'buyername' | 'email' | 'party'>;
  readonly product: Pick<BookableProduct, 'titles' | 'places' | 'start_day' | 'end_day'>;
  /** Whole units. */
  readonly amount: number;
  readonly currency: Currency;
  readonly refno: string;
  /** The site's own address. */
  readonly publicOrigin: string;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '');

const dates = ({ start_day, end_day }: OrderMailFacts['product'], lanTp: LanTp): string =>
  start_day === end_day ? formatDate(start_day, lanTp, 'day') : formatDateRange(start_day, end_day, lanTp);

/** The mail in the order's language, as text and as HTML that needs nothing from elsewhere. */
export const orderMail = (facts: OrderMailFacts): Mail => {
  const { reason, lanTp, booking, product, amount, currency, refno, publicOrigin } = facts;
  const texts = orderMailTexts[lanTp];
  const rows: readonly (readonly [label: string, value: string])[] = [
    [texts.product, textIn(product.titles, lanTp)],
    [texts.date, dates(product, lanTp)],
    [texts.place, textIn(product.places, lanTp)],
    [texts.travellers, formatNumber(heads(booking.party), lanTp)],
    [texts.amount, formatMoney(amount, currency, lanTp)],
    [texts.reference, refno],
  ];
  const link = `${publicOrigin}${href('myinfo', { lan_tp: lanTp })}`;
  const [greeting, body] = [texts.greeting(booking.buyername), texts.bodies[reason]];
  const table = rows
    .map(
      ([label, value]) =>
        `<tr><th align="left" style="padding:4px 16px 4px 0;color:#5a6572">${escaped(label)}</th>` +
        `<td style="padding:4px 0">${escaped(value)}</td></tr>`,
    )
    .join('');
  return {
    to: booking.email,
    lan_tp: lanTp,
    subject: `${texts.subjects[reason]} · ${textIn(product.titles, lanTp)}`,
    text: [
      greeting,
      '',
      body,
      '',
      ...rows.map(([label, value]) => `${label}${texts.colon}${value}`),
      '',
      `${texts.find}${texts.colon}${link}`,
      '',
      texts.closing,
    ].join('\n'),
    html:
      `<div lang="${htmlLang(lanTp)}" style="font:16px/1.5 sans-serif;color:#12161c;max-width:560px">` +
      `<p>${escaped(greeting)}</p><p>${escaped(body)}</p><table>${table}</table>` +
      `<p><a href="${escaped(link)}" style="color:#d9452b">${escaped(texts.find)}</a></p>` +
      `<p style="color:#5a6572">${escaped(texts.closing)}</p></div>`,
  };
};
