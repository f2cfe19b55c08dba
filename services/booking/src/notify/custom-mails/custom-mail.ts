import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { currencyOf } from '@narae/contracts/languages';
import { commonText } from '@narae/i18n/common-text';
import { formatDate, formatMoney } from '@narae/i18n/format';
import { partyText } from '@narae/i18n/party-text';
import { countField, memTypes, quotePrice } from '@narae/rules';
import { writeMail, type Mail, type MailRow, type StopLinks } from '@narae/service-kit';
import type { RateTable } from '../../catalog/index.ts';
import { newestQuote, type PlainCustomTrip, type StoredQuote } from '../../custom-travel/index.ts';
import { customMailTexts, type CustomMailReason } from './custom-mail-texts.ts';
import { daysText, row } from '../parts/mail-parts.ts';
import { mailWords } from '../parts/mail-words.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

/** What a mail about a request is made from. */
export interface CustomMailFacts {
  readonly reason: CustomMailReason;
  readonly trip: Pick<PlainCustomTrip, 'request_id' | 'lan_tp' | 'wish' | 'quotes' | 'steps'>;
  readonly rates: RateTable;
  readonly publicOrigin: string;
  /** Where the mail is stopped, of a reason that can be (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

/** Who travels, in words. */
const people = (party: PlainCustomTrip['wish'] | StoredQuote, lanTp: LanTp): string =>
  partyText(
    (key, params) => commonText(lanTp, key, params),
    memTypes.map((memType) => ({ memType, count: party[countField[memType]], discountPct: 0 })),
  );

/** What the quote comes to, and about how much that is today in the member's currency, which their order has. */
const priceRows = (quote: StoredQuote, lanTp: LanTp, rates: RateTable): MailRow[] => {
  const { labels } = customMailTexts[lanTp];
  const currency = currencyOf(lanTp);
  const rate = currency === 'KRW' ? undefined : rates[currency];
  const total = formatMoney(quotePrice(quote, 'KRW', 1).total, 'KRW', lanTp);
  const about =
    rate === undefined ? '' : formatMoney(quotePrice(quote, currency, rate).total, currency, lanTp);
  return [...row(labels.price, total), ...row(labels.estimate, about)];
};

/** What the desk wrote last, line by line. */
const written = (
  { steps }: Pick<PlainCustomTrip, 'steps'>,
  reason: CustomMailReason,
  lanTp: LanTp,
): MailRow[] => {
  if (reason !== 'answered' && reason !== 'rejected') return [];
  const { labels } = customMailTexts[lanTp];
  const said = steps.findLast(({ what }) => what === reason)?.text ?? '';
  return row(reason === 'answered' ? labels.answer : labels.reason, ...said.split('\n'));
};

/** The mail in the language of the request: which trip, for whom, at what price and until when (CUSTOM-7). */
export const customMail = ({ reason, trip, rates, publicOrigin, stop }: CustomMailFacts): Mail => {
  const { request_id, wish, lan_tp: lanTp } = trip;
  const { subjects, bodies, labels, open } = customMailTexts[lanTp];
  const quote = newestQuote(trip);
  const title = quote?.texts[lanTp]?.title ?? '';
  const order = orderMailLabels[lanTp];
  const words = mailWords[lanTp];
  return writeMail({
    kind: `custom-${reason}`,
    stop,
    to: wish.email,
    lan_tp: lanTp,
    subject: title ? `${subjects[reason]} · ${title}` : subjects[reason],
    greeting: words.greeting,
    body: bodies[reason],
    sections: [
      { rows: written(trip, reason, lanTp) },
      {
        rows: [
          ...row(labels.request, request_id),
          ...row(labels.trip, title),
          ...row(order.date, daysText(quote ?? wish, lanTp)),
          ...row(labels.people, people(quote ?? wish, lanTp)),
          ...(quote && reason !== 'rejected'
            ? [
                ...priceRows(quote, lanTp, rates),
                ...row(labels.until, words.seoulTime(formatDate(quote.valid_until, lanTp, 'time'))),
              ]
            : []),
        ],
      },
    ].filter(({ rows }) => rows.length > 0),
    action: { text: open, href: `${publicOrigin}${href('customTravel', { request_id, lan_tp: lanTp })}` },
    closing: order.closing,
  });
};
