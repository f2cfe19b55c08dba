import type { CustomQuote } from '@narae/contracts';
import { customTripLimits } from '@narae/contracts/custom-trip-limits';
import { currencyOf } from '@narae/contracts/languages';
import { formatMoney } from '@narae/i18n/format';
import { aboveCap, paymentCap, quotePrice, quoteViolation, seoulDay } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { findRates } from '../../catalog/index.ts';
import { assertRule } from '../../kernel/index.ts';
import type { CustomTravelContext } from '../context.ts';
import { isValid, newestQuote, type CustomTripAction } from '../domain/custom-trip-state.rules.ts';
import type { PlainCustomTrip, CustomTrip } from '../domain/custom-trip.model.ts';
import { changeTrip, type DecideTrip } from '../trips/change-trip.ts';
import { assertRoomForMessage, writtenText } from './member-answers.ts';

export interface DeskChange {
  readonly request_id: string;
  readonly version: number;
  readonly admin: string;
}

/** @throws DomainError version_conflict where the request has changed since the desk saw it */
const changeSeen = (
  context: CustomTravelContext,
  { request_id, version }: DeskChange,
  action: CustomTripAction,
  decide: DecideTrip,
): Promise<CustomTrip> =>
  changeTrip(context, { request_id }, action, (trip, at) => {
    if (trip.version !== version) throw new DomainError('version_conflict', { field: 'version' });
    return decide(trip, at);
  });

/** Payable in won and in the member's currency: an order has a cap (MONEY-8). */
const assertPayable = async (
  context: CustomTravelContext,
  quote: CustomQuote,
  { lan_tp }: Pick<PlainCustomTrip, 'lan_tp'>,
): Promise<void> => {
  const rates = await findRates(context);
  for (const currency of new Set(['KRW', currencyOf(lan_tp)] as const)) {
    const rate = rates[currency];
    // Without a rate this is checked on acceptance.
    if (rate === undefined) continue;
    const { total } = quotePrice(quote, currency, rate);
    if (!aboveCap({ total, currency })) continue;
    const [sum, cap] = [total, paymentCap[currency]].map((amount) => formatMoney(amount, currency, 'KOR'));
    throw new DomainError('custom_quote_cap', {
      field: 'price_krw',
      params: { total: sum ?? '', cap: cap ?? '' },
    });
  }
};

/**
 * Answers with a quote; earlier versions stay readable (CUSTOM-2). @returns the version's number, from 1
 * @throws DomainError custom_quote_*, custom_days_range, day_order, prod_cnt_fail, custom_people_most, custom_quotes_most,
 *   custom_not_found, custom_state, version_conflict
 */
export const giveQuote = async (
  context: CustomTravelContext,
  seen: DeskChange,
  quote: CustomQuote,
): Promise<number> => {
  const changed = await changeSeen(context, seen, 'quote', async (trip, { now }) => {
    if (trip.quotes.length >= customTripLimits.quotes) throw new DomainError('custom_quotes_most');
    assertRule(quoteViolation(quote, { lanTp: trip.lan_tp, now, today: seoulDay(now) }));
    await assertPayable(context, quote, trip);
    const quote_no = trip.quotes.length + 1;
    const given = { ...quote, valid_until: new Date(quote.valid_until), quote_no, reg_date: now };
    return {
      step: { what: 'quoted', by: 'desk', actor: seen.admin, quote_no },
      set: {
        quotes: [...trip.quotes, given],
        reminded: false,
        assignee: trip.assignee || seen.admin,
      },
    };
  });
  return changed.quotes.length;
};

/**
 * Answers a question without another quote; the current one can be accepted again.
 * @throws DomainError custom_message_input, custom_messages_most, custom_quote_over, custom_not_found, custom_state,
 *   version_conflict
 */
export const replyToMember = async (
  context: CustomTravelContext,
  seen: DeskChange,
  text: string,
): Promise<void> => {
  const body = writtenText(text);
  await changeSeen(context, seen, 'reply', (trip, { now }) => {
    assertRoomForMessage(trip);
    const quote = newestQuote(trip);
    if (quote && !isValid(quote, now)) throw new DomainError('custom_quote_over');
    return {
      step: { what: 'answered', by: 'desk', actor: seen.admin, text: body, quote_no: quote?.quote_no ?? 0 },
      set: { assignee: trip.assignee || seen.admin },
    };
  });
};

/** @throws DomainError custom_message_input, custom_state … */
export const rejectRequest = async (
  context: CustomTravelContext,
  seen: DeskChange,
  text: string,
): Promise<void> => {
  const body = writtenText(text);
  await changeSeen(context, seen, 'reject', () => ({
    step: { what: 'rejected', by: 'desk', actor: seen.admin, text: body },
  }));
};

/** To an administrator or to nobody. @throws DomainError custom_messages_most, custom_state, … */
export const assignRequest = async (
  context: CustomTravelContext,
  seen: DeskChange,
  assignee: string,
): Promise<void> => {
  await changeSeen(context, seen, 'assign', (trip) => {
    if (trip.assignee === assignee) return null;
    if (trip.steps.length >= customTripLimits.steps) throw new DomainError('custom_messages_most');
    return { step: { what: 'assigned', by: 'desk', actor: seen.admin, text: assignee }, set: { assignee } };
  });
};
