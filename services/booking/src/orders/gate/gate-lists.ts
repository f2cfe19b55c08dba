import type {
  BookableProduct,
  GateDeparture,
  GateGuest,
  LanTp,
  AdminDeparture,
  GateManifest,
} from '@narae/contracts';
import { addDays, seoulDay, daysBetween } from '@narae/rules';
import type { OrdersContext } from '../context.ts';
import { ticketNumbers } from '../tickets/tickets.rules.ts';
import { partiesWaitingForSeats } from '../../waiting-list/index.ts';
import { gateDeparture, gateGuest, type NumberedGuest, numberedGuests } from './gate.view.ts';
import { findStandingOrders } from './gate.queries.ts';
import { findProductsLeavingOn, findProductsLeavingFrom, findProduct } from '../../catalog/index.ts';
import { seatsByStatus } from '../../inventory/index.ts';
import { ticketPublicKeys } from '../tickets/tickets.ts';

export type GateContext = Pick<OrdersContext, 'bookings' | 'products' | 'copies' | 'config' | 'now'>;

export const loadGuests = async (
  { bookings, config }: Pick<GateContext, 'bookings' | 'config'>,
  prod_ids: readonly string[],
): Promise<NumberedGuest[]> =>
  numberedGuests(await findStandingOrders(bookings, prod_ids), ticketNumbers(config.documentKey));

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

export const findGateProducts = (
  context: Pick<GateContext, 'products' | 'now'>,
): Promise<BookableProduct[]> => {
  const today = seoulDay(context.now());
  return findProductsLeavingOn(context, [today, addDays(today, 1)]);
};

/** Today's and tomorrow's departures that have orders (TICKET-6). */
export const listDepartures = async (
  context: GateContext & Pick<OrdersContext, 'waiting'>,
  lanTp: LanTp,
): Promise<GateDeparture[]> => {
  const loaded = await loadDepartures(context, await findGateProducts(context), lanTp);
  return loaded
    .map(({ departure }) => departure)
    .filter(({ paid_cnt, unpaid_cnt, waiting_cnt }) => paid_cnt + unpaid_cnt + waiting_cnt > 0);
};

const pageSize = 20;

/** Coming departures, the next first (TICKET-8). */
export const listSeatsOfDepartures = async (
  context: GateContext & Pick<OrdersContext, 'waiting' | 'ledgers'>,
  after: string | undefined,
  lanTp: LanTp,
): Promise<{ departures: AdminDeparture[]; next: string | null }> => {
  const today = seoulDay(context.now());
  const [day = '', prod_id = ''] = after?.split('~') ?? [];
  const found = await findProductsLeavingFrom(context, {
    day: today,
    after: after === undefined ? null : { start_day: day, prod_id },
    size: pageSize + 1,
  });
  const shown = found.slice(0, pageSize);
  const loaded = await loadDepartures(context, shown, lanTp);
  const departures = await Promise.all(
    loaded.map(async ({ departure }, index) => ({
      ...departure,
      min_cnt: shown[index]?.min_cnt ?? 0,
      days_left: daysBetween(today, departure.ymd_format),
      seats: await seatsByStatus(context, departure.prod_id),
    })),
  );
  const last = shown.at(-1);
  return {
    departures,
    next: last && found.length > pageSize ? `${last.start_day}~${last.prod_id}` : null,
  };
};

/** Everything a gate needs without a network (TICKET-5). @throws DomainError product_not_found */
export const showManifest = async (
  context: GateContext & Pick<OrdersContext, 'waiting' | 'ticketKeys'>,
  prod_id: string,
  lanTp: LanTp,
): Promise<GateManifest> => {
  const product = await findProduct(context, prod_id);
  const taken_at = context.now().toISOString();
  const [loaded] = await loadDepartures(context, [product], lanTp);
  return {
    departure: loaded!.departure,
    guests: loaded!.guests,
    keys: await ticketPublicKeys(context),
    taken_at,
  };
};
