import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { currencyOf } from '@narae/contracts/languages';
import { commonText } from '@narae/i18n/common-text';
import { formatDate, formatMoney } from '@narae/i18n/format';
import { partyText } from '@narae/i18n/party-text';
import { countField, memTypes, quotePrice, heads } from '@narae/rules';
import { writeMail, type Mail, type MailRow, type StopLinks } from '@narae/service-kit';
import type { RateTable } from '../../catalog/index.ts';
import { newestQuote, type PlainCustomTrip, type StoredQuote } from '../../custom-travel/index.ts';
import { customMailTexts, type CustomMailReason } from './custom-mail-texts.ts';
import { daysText, mailWords, row } from '../parts/mail-parts.ts';
import { orderMailLabels } from '../parts/order-mail-labels.ts';

interface CustomMailFacts {
  readonly reason: CustomMailReason;
  readonly trip: Pick<PlainCustomTrip, 'request_id' | 'lan_tp' | 'wish' | 'quotes' | 'steps'>;
  readonly rates: RateTable;
  readonly publicOrigin: string;
  /** Links to stop mails of this kind, where that is possible (MAIL-4). */
  readonly stop: StopLinks | undefined;
}

const people = (party: PlainCustomTrip['wish'] | StoredQuote, lanTp: LanTp): string =>
  partyText(
    (key, params) => commonText(lanTp, key, params),
    memTypes.map((memType) => ({ memType, count: party[countField[memType]], discountPct: 0 })),
  );

/** The total, and an estimate in the currency of the member's order. */
const priceRows = (quote: StoredQuote, lanTp: LanTp, rates: RateTable): MailRow[] => {
  const { labels } = customMailTexts[lanTp];
  const currency = currencyOf(lanTp);
  const rate = currency === 'KRW' ? undefined : rates[currency];
  const total = formatMoney(quotePrice(quote, 'KRW', 1).total, 'KRW', lanTp);
  const about =
    rate === undefined ? '' : formatMoney(quotePrice(quote, currency, rate).total, currency, lanTp);
  return [...row(labels.price, total), ...row(labels.estimate, about)];
};

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

/** In the language of the request (CUSTOM-7). */
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

interface CustomDeskMailFacts {
  readonly to: string;
  /** The member has asked for a trip, or about one. */
  readonly what: 'requested' | 'asked';
  readonly trip: Pick<PlainCustomTrip, 'request_id' | 'lan_tp' | 'wish' | 'steps'>;
  readonly publicOrigin: string;
}

/** In Korean, the desk's language; without the member's address. */
export const customDeskMail = ({ to, what, trip, publicOrigin }: CustomDeskMailFacts): Mail => {
  const { request_id, wish, lan_tp, steps } = trip;
  const asks = what === 'asked';
  const said = steps.findLast((step) => step.what === 'asked')?.text ?? '';
  return writeMail({
    kind: 'custom-desk',
    to,
    lan_tp: 'KOR',
    subject: `${asks ? '맞춤 여행 문의' : '새 맞춤 여행 요청'} · ${request_id}`,
    greeting: asks ? '고객이 맞춤 여행에 대해 문의했습니다.' : '새 맞춤 여행 요청이 들어왔습니다.',
    body: '관리 화면에서 확인하고 답변해 주세요.',
    sections: [
      {
        rows: [
          ...row('요청 번호', request_id),
          ...row('여행 기간', daysText(wish, 'KOR')),
          ...row('인원', `${heads(wish)}명`),
          ...row('고객 언어', lan_tp),
          ...row('문의 내용', ...(asks ? said.split('\n') : [])),
        ],
      },
    ],
    action: {
      text: '관리 화면 열기',
      href: `${publicOrigin}${href('adminBooking', { view: 'custom', id: request_id })}`,
    },
    closing: 'Narae',
  });
};
