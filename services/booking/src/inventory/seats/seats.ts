import type { DepartureSeats } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import { optionsIn } from './claimed-options.rules.ts';
import { seatsIn } from './seat-ledger-stages.queries.ts';
import type { SeatClaim, SeatLedger } from './seat-ledger.model.ts';
import {
  closeLedger,
  type LedgerSize,
  readSeats,
  readStock,
  readStanding,
  readStandings,
  resizeLedger,
  type SeatStanding,
} from './seat-ledger.queries.ts';
import { isCustomProduct, type SelectionLeft } from '../../kernel/index.ts';

type SeatContext = Pick<InventoryContext, 'ledgers'>;

/** By prod_id; negative when capacity was cut under what is sold (SEAT-6). */
export const seatsLeft = async (
  { ledgers }: SeatContext,
  prod_ids: readonly string[],
): Promise<Map<string, number>> => {
  const rows = await readSeats(ledgers, [...new Set(prod_ids)]);
  return new Map(rows.map((row) => [row.prod_id, row.remaining]));
};

interface Holder {
  readonly mem_id: string;
  readonly cart_id?: string;
}

const leftFor = (
  { remaining, claims, stock = [] }: SeatStanding,
  { mem_id, cart_id }: Holder,
): SelectionLeft => {
  const own = claims.filter(({ key, offered_to }) => key === cart_id || offered_to === mem_id);
  const ownOptions = optionsIn(own);
  const withOwn = (count: number, mine: number): number => Math.max(0, count + mine);
  return {
    seats: withOwn(remaining, seatsIn(own)),
    options: new Map(
      stock.map((line) => [line.opt_code, withOwn(line.remaining, ownOptions.get(line.opt_code) ?? 0)]),
    ),
  };
};

/** Nothing is left of a product without a ledger. */
export const nothingLeft: SelectionLeft = { seats: 0, options: new Map() };

/** What is left, what the booking holds itself (SEAT-5), and what its member is offered (SEAT-7). */
export const leftForBooking = async (
  { ledgers }: SeatContext,
  prod_id: string,
  holder: Holder,
): Promise<SelectionLeft> => leftFor(await readStanding(ledgers, prod_id), holder);

/** As `leftForBooking`, without the stock of options. */
export const seatsLeftFor = async (context: SeatContext, prod_id: string, holder: Holder): Promise<number> =>
  (await leftForBooking(context, prod_id, holder)).seats;

/** As `leftForBooking`, of several products at once, by prod_id. */
export const leftForEach = async (
  { ledgers }: SeatContext,
  prod_ids: readonly string[],
  holder: Holder,
): Promise<ReadonlyMap<string, SelectionLeft>> => {
  const rows = await readStandings(ledgers, prod_ids);
  return new Map(rows.map((row) => [row.prod_id, leftFor(row, holder)]));
};

const listSeats = ({
  ledgers,
}: SeatContext): Promise<
  Pick<SeatLedger, 'prod_id' | 'remaining' | 'capacity' | 'version' | 'cancelled'>[]
> => readSeats(ledgers);

const seatsOfStatus = (claims: readonly SeatClaim[], status: SeatClaim['status']): number =>
  seatsIn(claims.filter((claim) => claim.status === status));

/** Empty for a product without a ledger. */
export const seatsByStatus = async ({ ledgers }: SeatContext, prod_id: string): Promise<DepartureSeats> => {
  const { capacity, remaining, claims } = await readStanding(ledgers, prod_id);
  return {
    capacity,
    paid: seatsOfStatus(claims, 'paid'),
    held: seatsOfStatus(claims, 'held'),
    offered: seatsOfStatus(claims, 'offered'),
    left: remaining,
  };
};

/** Ignores versions the ledger knows. Seats taken stay: what remains may be negative (SEAT-6). */
export const setCapacity = async ({ ledgers, relay }: InventoryContext, size: LedgerSize): Promise<void> => {
  await resizeLedger(ledgers, size);
  relay.nudge();
};

/** Tells everybody, once, that a cancelled departure has no seats left (REFUND-4). */
export const closeSeats = async (
  { ledgers, relay }: Pick<InventoryContext, 'ledgers' | 'relay'>,
  prod_id: string,
): Promise<void> => {
  if (await closeLedger(ledgers, prod_id)) relay.nudge();
};

/** For services that keep a copy; without cancelled departures. */
export const seatFacts = async (context: Pick<InventoryContext, 'ledgers'>) =>
  (await listSeats(context))
    .filter(({ prod_id }) => !isCustomProduct(prod_id))
    .map(({ prod_id, remaining, capacity, version, cancelled }) => ({
      aggregateId: prod_id,
      version,
      data: { prod_id, remaining: cancelled ? 0 : Math.max(0, remaining), capacity },
    }));

/** For services that keep a copy: what is left of limited extras and tiers (SEAT-9). */
export const stockFacts = async ({ ledgers }: Pick<InventoryContext, 'ledgers'>) =>
  (await readStock(ledgers)).map(({ prod_id, version, stock = [] }) => ({
    aggregateId: prod_id,
    version,
    data: {
      prod_id,
      options: stock.map(({ opt_code, remaining }) => ({ opt_code, remaining: Math.max(0, remaining) })),
    },
  }));
