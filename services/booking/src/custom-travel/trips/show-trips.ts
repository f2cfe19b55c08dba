import type { CustomTrip, CustomTripRow, DeskTrip, DeskTripRow, LanTp } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { findRates } from '../../catalog/index.ts';
import type { CustomTravelContext } from '../context.ts';
import type { PlainCustomTrip } from '../domain/custom-trip.model.ts';
import {
  findTrip,
  findTrips,
  findTripsOf,
  takenSlots,
  type TripAddress,
  type TripFilter,
} from '../domain/custom-trip.queries.ts';
import { deskTrip, deskTripRow, memberTrip, tripRow, type ShownTrip } from './custom-trip.view.ts';
import { rowsOfTrips } from './book-trip.ts';

/** Per page of the desk, and per member: older requests have ended and are deleted in time. */
const pageSize = 50;
const mostOfMember = 100;

const gather = async (
  context: CustomTravelContext,
  trips: readonly PlainCustomTrip[],
  lanTp: LanTp,
): Promise<ShownTrip[]> => {
  const [rows, rates] = await Promise.all([rowsOfTrips(context, trips), findRates(context)]);
  const now = context.now();
  return trips.map((trip) => ({ trip, row: rows.get(trip.request_id), rates, lanTp, now }));
};

const gatherOne = async (
  context: CustomTravelContext,
  address: TripAddress,
  lanTp: LanTp,
): Promise<ShownTrip> => {
  const trip = await findTrip(context.customTrips, address);
  const [shown] = trip ? await gather(context, [trip], lanTp) : [];
  if (!shown) throw new DomainError('custom_not_found', { field: 'request_id' });
  return shown;
};

export const listOwnTrips = async (
  context: CustomTravelContext,
  mem_id: string,
  lanTp: LanTp,
): Promise<CustomTripRow[]> =>
  (await gather(context, await findTripsOf(context.customTrips, mem_id, mostOfMember), lanTp)).map(tripRow);

/** @throws DomainError custom_not_found */
export const showOwnTrip = async (
  context: CustomTravelContext,
  own: Required<TripAddress>,
  lanTp: LanTp,
): Promise<CustomTrip> => memberTrip(await gatherOne(context, own, lanTp));

export const listTrips = async (
  context: CustomTravelContext,
  filter: TripFilter,
  lanTp: LanTp,
): Promise<{ rows: DeskTripRow[]; next: string }> => {
  const found = await findTrips(context.customTrips, filter, pageSize + 1);
  const page = found.slice(0, pageSize);
  const rows = (await gather(context, page, lanTp)).map(deskTripRow);
  return { rows, next: found.length > pageSize ? (page.at(-1)?.request_id ?? '') : '' };
};

/** Any member's, for the desk. @throws DomainError custom_not_found */
export const showTrip = async (
  context: CustomTravelContext,
  request_id: string,
  lanTp: LanTp,
): Promise<DeskTrip> => deskTrip(await gatherOne(context, { request_id }, lanTp));

export const countOpenTrips = async (
  { customTrips }: Pick<CustomTravelContext, 'customTrips'>,
  mem_id: string,
): Promise<number> => (await takenSlots(customTrips, mem_id)).length;
