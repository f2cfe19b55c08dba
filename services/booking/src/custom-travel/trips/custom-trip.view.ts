import {
  CustomTripDeskAction,
  CustomTripMemberAction,
  type CustomTrip,
  type CustomTripRow,
  type DeskTrip,
  type DeskTripRow,
  type GivenQuote,
  type LanTp,
} from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { quotePrice } from '@narae/rules';
import type { RateTable } from '../../catalog/index.ts';
import { isGone, type PlainBooking } from '../../kernel/index.ts';
import { newestQuote, shownTripState, tripActions } from '../domain/custom-trip-state.rules.ts';
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.model.ts';

export interface ShownTrip {
  readonly trip: PlainCustomTrip;
  readonly row: PlainBooking | undefined;
  readonly rates: RateTable;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const titleOf = ({ texts }: StoredQuote, lanTp: LanTp): string =>
  textIn(Object.fromEntries(Object.entries(texts).map(([each, text]) => [each, text?.title])), lanTp);

const inWon = (quote: StoredQuote): number => quotePrice(quote, 'KRW', 1).total;

const ratesOf = (rates: RateTable): DeskTrip['rates'] =>
  (['KRW', 'CNH', 'USD'] as const).flatMap((currency) => {
    const deal_bas_r = rates[currency];
    return deal_bas_r === undefined ? [] : [{ currency, deal_bas_r }];
  });

/** With its total, also at today's rates. */
const givenQuote = (quote: StoredQuote, rates: RateTable): GivenQuote => ({
  ...quote,
  valid_until: quote.valid_until.toISOString(),
  reg_date: quote.reg_date.toISOString(),
  total_krw: inWon(quote),
  estimates: ratesOf(rates).map(({ currency, deal_bas_r }) => ({
    currency,
    total: quotePrice(quote, currency, deal_bas_r).total,
  })),
});

/** With a quote, days and people are the quote's. */
export const tripRow = ({ trip, row, lanTp, now }: ShownTrip): CustomTripRow => {
  const quote = newestQuote(trip);
  const { start_day, end_day, adult_cnt, teen_cnt, children_cnt, child_cnt } = quote ?? trip.wish;
  const stands = row !== undefined && !isGone(row);
  return {
    request_id: trip.request_id,
    state: shownTripState(trip, now),
    lan_tp: trip.lan_tp,
    start_day,
    end_day,
    adult_cnt,
    teen_cnt,
    children_cnt,
    child_cnt,
    travel_types: trip.wish.travel_types,
    destinations: trip.wish.destinations,
    destination_etc: trip.wish.destination_etc,
    reg_date: trip.reg_date.toISOString(),
    mod_date: trip.mod_date.toISOString(),
    quote_no: quote?.quote_no ?? 0,
    quote_title: quote ? titleOf(quote, lanTp) : '',
    total_krw: quote ? inWon(quote) : 0,
    valid_until: quote?.valid_until.toISOString() ?? '',
    cart_id: stands ? row.cart_id : '',
    txn_type: stands ? row.txn_type : '',
  };
};

const details = (shown: ShownTrip) => ({
  ...tripRow(shown),
  ...shown.trip.wish,
  quotes: shown.trip.quotes.map((quote) => givenQuote(quote, shown.rates)),
});

/** Without the assignee: to members the desk is one. */
export const memberTrip = (shown: ShownTrip): CustomTrip => ({
  ...details(shown),
  steps: shown.trip.steps
    .filter(({ what }) => what !== 'assigned')
    .map(({ at, by, what, text, quote_no }) => ({ at: at.toISOString(), by, what, text, quote_no })),
  actions: tripActions(shown.trip, CustomTripMemberAction.options, shown.now),
});

const deskFacts = ({ mem_id, assignee, version }: PlainCustomTrip) => ({ mem_id, assignee, version });

export const deskTripRow = (shown: ShownTrip): DeskTripRow => ({
  ...tripRow(shown),
  ...deskFacts(shown.trip),
});

export const deskTrip = (shown: ShownTrip): DeskTrip => ({
  ...details(shown),
  ...deskFacts(shown.trip),
  rates: ratesOf(shown.rates),
  steps: shown.trip.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  actions: tripActions(shown.trip, CustomTripDeskAction.options, shown.now),
});
