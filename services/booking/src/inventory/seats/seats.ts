import type { DepartureSeats } from '@narae/contracts';
import type { InventoryContext } from '../context.ts';
import type { SeatClaim, SeatLedger } from './seat-ledger.model.ts';
import {
  closeLedger,
  readSeats,
  readStanding,
  readStandings,
  resizeLedger,
  type SeatStanding,
} from './seat-ledger.queries.ts';
import { isCustomProduct } from '../../kernel/index.ts';

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
  { remaining, claims }: Pick<SeatStanding, 'remaining' | 'claims'>,
  { mem_id, cart_id }: Holder,
): number => {
  const own = claims.filter(({ key, offered_to }) => key === cart_id || offered_to === mem_id);
  return Math.max(
    0,
    own.reduce((sum, { count }) => sum + count, remaining),
  );
};

/** Seats left, those the booking holds itself (SEAT-5), and those its member is offered (SEAT-7). */
export const seatsLeftFor = async (
  { ledgers }: SeatContext,
  prod_id: string,
  holder: Holder,
): Promise<number> => leftFor(await readStanding(ledgers, prod_id), holder);

/** As `seatsLeftFor`, of several products at once, by prod_id. */
export const seatsLeftForEach = async (
  { ledgers }: SeatContext,
  prod_ids: readonly string[],
  holder: Holder,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await readStandings(ledgers, prod_ids);
  return new Map(rows.map((row) => [row.prod_id, leftFor(row, holder)]));
};

const listSeats = ({
  ledgers,
}: SeatContext): Promise<
  Pick<SeatLedger, 'prod_id' | 'remaining' | 'capacity' | 'version' | 'cancelled'>[]
> => readSeats(ledgers);

const seatsIn = (claims: readonly SeatClaim[], status: SeatClaim['status']): number =>
  claims.filter((claim) => claim.status === status).reduce((sum, { count }) => sum + count, 0);

/** Empty for a product without a ledger. */
export const seatsByStatus = async ({ ledgers }: SeatContext, prod_id: string): Promise<DepartureSeats> => {
  const { capacity, remaining, claims } = await readStanding(ledgers, prod_id);
  return {
    capacity,
    paid: seatsIn(claims, 'paid'),
    held: seatsIn(claims, 'held'),
    offered: seatsIn(claims, 'offered'),
    left: remaining,
  };
};

/** Ignores versions the ledger knows. Seats taken stay: what remains may be negative (SEAT-6). */
export const setCapacity = async (
  { ledgers, relay }: InventoryContext,
  size: { prod_id: string; capacity: number; version: number },
): Promise<void> => {
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
