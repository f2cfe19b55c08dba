import type { BookableProduct, GateDeparture, GateGuest, LanTp } from '@narae/contracts';
import type { OrdersContext } from '../context.ts';
import { ticketNumbers } from '../tickets/ticket-number.rules.ts';
import { partiesWaitingForSeats } from '../../waiting-list/index.ts';
import { gateDeparture } from './gate-departure.view.ts';
import { gateGuest, numberedGuests, type NumberedGuest } from './gate-guest.view.ts';
import { findStandingOrders } from './gate.queries.ts';

export type GateContext = Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'config' | 'now'>;

/** Who comes with some departures: the travellers of their paid orders with the numbers of their tickets. */
export const loadGuests = async (
  { bookings, config }: Pick<GateContext, 'bookings' | 'config'>,
  prod_ids: readonly string[],
): Promise<NumberedGuest[]> =>
  numberedGuests(await findStandingOrders(bookings, prod_ids), ticketNumbers(config.documentKey));

/** Departures in figures, with the travellers that were counted. */
export const loadDepartures = async (
  context: GateContext & Pick<OrdersContext, 'waiting'>,
  products: readonly BookableProduct[],
  lanTp: LanTp,
): Promise<{ departure: GateDeparture; guests: GateGuest[] }[]> => {
  const found = await findStandingOrders(
    context.bookings,
    products.map(({ prod_id }) => prod_id),
  );
  const waiting = await partiesWaitingForSeats(context);
  const numberOf = ticketNumbers(context.config.documentKey);
  return products.map((product) => {
    const orders = found.filter(({ prod_id }) => prod_id === product.prod_id);
    const guests = numberedGuests(orders, numberOf).map(gateGuest);
    const counted = { orders, guests, waiting: waiting.get(product.prod_id) ?? 0 };
    return { departure: gateDeparture(product, counted, lanTp), guests };
  });
};
