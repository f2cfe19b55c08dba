import type { LanTp } from '@narae/contracts';
import { href } from '@narae/contracts/href';
import { currencyOf } from '@narae/contracts/languages';
import { customTripChangedV1 } from '@narae/events';
import { commonText } from '@narae/i18n/common-text';
import { formatMoney } from '@narae/i18n/format';
import { partyText } from '@narae/i18n/party-text';
import { countField, memTypes, quotePrice } from '@narae/rules';
import { type Mail, type MailRow, type StopLinks, stopLinks, writeMail } from '@narae/service-kit';
import { z } from 'zod';
import { findRates, type RateTable } from '../../catalog/index.ts';
import {
  findTrip,
  newestQuote,
  type PlainCustomTrip,
  shownTripState,
  type StoredQuote,
} from '../../custom-travel/index.ts';
import type { NotifyContext } from '../context.ts';
import { daysText, row, seoulTime } from '../mail-parts.ts';
import { mailTexts } from '../texts.ts';
import { type ComposedMail, mailKind, type MailKind, type Unsendable, when } from './mail-kind.ts';

/** Reason of a mail about a custom trip (CUSTOM-7). */
type CustomMailReason = 'requested' | 'quoted' | 'answered' | 'ending-soon' | 'accepted' | 'rejected';

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
  const t = mailTexts(lanTp);
  const currency = currencyOf(lanTp);
  const rate = currency === 'KRW' ? undefined : rates[currency];
  const total = formatMoney(quotePrice(quote, 'KRW', 1).total, 'KRW', lanTp);
  const about =
    rate === undefined ? '' : formatMoney(quotePrice(quote, currency, rate).total, currency, lanTp);
  return [...row(t('custom_price'), total), ...row(t('custom_estimate'), about)];
};

const written = (
  { steps }: Pick<PlainCustomTrip, 'steps'>,
  reason: CustomMailReason,
  lanTp: LanTp,
): MailRow[] => {
  if (reason !== 'answered' && reason !== 'rejected') return [];
  const t = mailTexts(lanTp);
  const said = steps.findLast(({ what }) => what === reason)?.text ?? '';
  return row(reason === 'answered' ? t('custom_answer') : t('custom_reason'), ...said.split('\n'));
};

/** In the language of the request (CUSTOM-7). */
export const customMail = ({ reason, trip, rates, publicOrigin, stop }: CustomMailFacts): Mail => {
  const { request_id, wish, lan_tp: lanTp } = trip;
  const t = mailTexts(lanTp);
  const subject = t(`custom_${reason}_subject`);
  const quote = newestQuote(trip);
  const title = quote?.texts[lanTp]?.title ?? '';
  return writeMail({
    kind: `custom-${reason}`,
    stop,
    to: wish.email,
    lan_tp: lanTp,
    subject: title ? `${subject} · ${title}` : subject,
    greeting: t('greeting_unnamed'),
    body: t(`custom_${reason}_body`),
    sections: [
      { rows: written(trip, reason, lanTp) },
      {
        rows: [
          ...row(t('custom_request'), request_id),
          ...row(t('custom_trip'), title),
          ...row(t('date'), daysText(quote ?? wish, lanTp)),
          ...row(t('custom_people'), people(quote ?? wish, lanTp)),
          ...(quote && reason !== 'rejected'
            ? [
                ...priceRows(quote, lanTp, rates),
                ...row(t('custom_until'), seoulTime(quote.valid_until, lanTp)),
              ]
            : []),
        ],
      },
    ].filter(({ rows }) => rows.length > 0),
    action: {
      text: t('custom_open'),
      href: `${publicOrigin}${href('customTravel', { request_id, lan_tp: lanTp })}`,
    },
    closing: t('closing'),
  });
};

export const CustomFacts = z.object({ request_id: z.string(), version: z.number() });
type CustomFacts = z.infer<typeof CustomFacts>;

const compose = async (
  context: NotifyContext,
  reason: CustomMailReason,
  { request_id }: CustomFacts,
): Promise<ComposedMail | Unsendable> => {
  const trip = await findTrip(context.customTrips, { request_id });
  if (!trip) return 'mail_object_gone';
  // No reminder of a quote that is over or answered by now.
  if (reason === 'ending-soon' && shownTripState(trip, context.now()) !== 'quoted') return 'mail_object_gone';
  if (!trip.confirmed) return 'mail_no_recipient';
  const rates = await findRates(context);
  const { publicOrigin } = context.config;
  const stop = stopLinks(context.config, `custom-${reason}`, trip.mem_id, trip.lan_tp);
  return {
    mail: customMail({ reason, trip, rates, publicOrigin, stop }),
    object_id: request_id,
    mem_id: trip.mem_id,
  };
};

const kind = (reason: CustomMailReason): MailKind<CustomFacts> =>
  mailKind({
    when: [
      when('booking-custom-mails', customTripChangedV1, ({ request_id, what }, version) =>
        what === reason ? { request_id, version } : null,
      ),
    ],
    facts: CustomFacts,
    idOf: ({ request_id, version }) => `${request_id}.${reason}.${version}`,
    compose: (context, facts) => compose(context, reason, facts),
    perMailbox: 'custom-mails',
  });

/** To the member, in the language of the request (CUSTOM-7). */
export const customMails = {
  'custom-requested': kind('requested'),
  'custom-quoted': kind('quoted'),
  'custom-answered': kind('answered'),
  'custom-ending-soon': kind('ending-soon'),
  'custom-accepted': kind('accepted'),
  'custom-rejected': kind('rejected'),
};
