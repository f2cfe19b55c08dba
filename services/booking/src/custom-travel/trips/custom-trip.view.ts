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
import type { PlainCustomTrip, StoredQuote } from '../domain/custom-trip.ts';

/** Everything a request is shown from. */
export interface ShownTrip {
  readonly trip: PlainCustomTrip;
  /** Its newest row of the cart, or order. */
  readonly row: PlainBooking | undefined;
  readonly rates: RateTable;
  readonly lanTp: LanTp;
  readonly now: Date;
}

const titleOf = ({ texts }: StoredQuote, lanTp: LanTp): string =>
  textIn(Object.fromEntries(Object.entries(texts).map(([each, text]) => [each, text?.title])), lanTp);

const inWon = (quote: StoredQuote): number => quotePrice(quote, 'KRW', 1).total;

/** The rates that are known, in the order in which amounts are shown. */
const ratesOf = (rates: RateTable): DeskTrip['rates'] =>
  (['KRW', 'CNH', 'USD'] as const).flatMap((currency) => {
    const deal_bas_r = rates[currency];
    return deal_bas_r === undefined ? [] : [{ currency, deal_bas_r }];
  });

/** A version of the quote with what it comes to, also at today's rates. */
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

/** A request in a list; one that has a quote shows its days and people, as they are on offer. */
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

/** A request as its member sees it: the desk answers as one, and whom it gave the request to is its own affair. */
export const memberTrip = (shown: ShownTrip): CustomTrip => ({
  ...details(shown),
  steps: shown.trip.steps
    .filter(({ what }) => what !== 'assigned')
    .map(({ at, by, what, text, quote_no }) => ({ at: at.toISOString(), by, what, text, quote_no })),
  actions: tripActions(shown.trip, CustomTripMemberAction.options, shown.now),
});

const deskFacts = ({ mem_id, assignee, version }: PlainCustomTrip) => ({ mem_id, assignee, version });

/** A request in the desk's list. */
export const deskTripRow = (shown: ShownTrip): DeskTripRow => ({
  ...tripRow(shown),
  ...deskFacts(shown.trip),
});

/** A request as the desk sees it. */
export const deskTrip = (shown: ShownTrip): DeskTrip => ({
  ...details(shown),
  ...deskFacts(shown.trip),
  rates: ratesOf(shown.rates),
  steps: shown.trip.steps.map((step) => ({ ...step, at: step.at.toISOString() })),
  actions: tripActions(shown.trip, CustomTripDeskAction.options, shown.now),
});
