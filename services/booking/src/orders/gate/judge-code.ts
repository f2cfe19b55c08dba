import type { GateAnswer, LanTp, ScanOutcome } from '@narae/contracts';
import { textIn } from '@narae/contracts/localized';
import { readTicket, typedTicketNo, type ReadTicket } from '@narae/rules';
import { findProducts } from '../../catalog/index.ts';
import type { OrdersContext } from '../context.ts';
import { ticketPublicKeys } from '../tickets/ticket-keys.ts';
import { isGenuine } from '../tickets/verify-ticket.rules.ts';
import type { NumberedGuest } from './gate-guest.view.ts';
import { findGateProducts } from './list-departures.ts';
import { loadGuests, type GateContext } from './load-departures.ts';

type Departure = GateAnswer['departure'];

/** What a code is worth at a departure: somebody's ticket, or why it is not. */
export type Judgement =
  | { readonly guest: NumberedGuest }
  | { readonly outcome: Exclude<ScanOutcome, 'ok' | 'second'>; readonly departure: Departure };

const not = (outcome: Exclude<ScanOutcome, 'ok' | 'second'>, departure: Departure = null): Judgement => ({
  outcome,
  departure,
});

/** How the codes shown at one departure are judged; reads its list and the keys once. */
export const codeJudge = async (
  context: GateContext & Pick<OrdersContext, 'ticketKeys'>,
  prod_id: string,
  lanTp: LanTp,
): Promise<(code: string) => Promise<Judgement>> => {
  const guests = await loadGuests(context, [prod_id]);
  const keys = await ticketPublicKeys(context);
  const withNumber = (list: readonly NumberedGuest[], ticket_no: string): NumberedGuest | undefined =>
    list.find((guest) => guest.ticket_no === ticket_no);
  const named = async (other: string): Promise<Departure> => {
    const [product] = await findProducts(context, [other]);
    if (!product) return null;
    return { prod_id: other, prod_title: textIn(product.titles, lanTp), ymd_format: product.start_day };
  };

  const judgeTicket = async (ticket: ReadTicket): Promise<Judgement> => {
    if (!isGenuine(ticket, keys)) return not('bad-signature');
    if (ticket.prod_id !== prod_id) return not('wrong-departure', await named(ticket.prod_id));
    const guest = withNumber(guests, ticket.ticket_no);
    // It was signed, and its number is nobody's any more: cancelled, removed, or of another name (TICKET-1).
    return guest ? { guest } : not('void');
  };

  let read: Promise<readonly NumberedGuest[]> | null = null;
  const guestsOfTheseDays = async (): Promise<readonly NumberedGuest[]> =>
    loadGuests(
      context,
      (await findGateProducts(context)).map((product) => product.prod_id),
    );

  /** A number that was typed says nothing of its departure: those of these days are looked through. */
  const judgeNumber = async (ticket_no: string): Promise<Judgement> => {
    const guest = withNumber(guests, ticket_no);
    if (guest) return { guest };
    const elsewhere = withNumber(await (read ??= guestsOfTheseDays()), ticket_no);
    return elsewhere ? not('wrong-departure', await named(elsewhere.order.prod_id)) : not('unknown');
  };

  return async (code) => {
    const ticket = readTicket(code);
    return ticket ? judgeTicket(ticket) : judgeNumber(typedTicketNo(code));
  };
};
