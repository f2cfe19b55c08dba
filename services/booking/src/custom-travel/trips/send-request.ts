import type { CustomWish } from '@narae/contracts';
import { hotelStay } from '@narae/contracts/custom-trip-limits';
import { customRequestViolation, seoulDay } from '@narae/rules';
import { DomainError, isDuplicateKey, keptHours, keyAsStored, nextId } from '@narae/service-kit';
import type { CustomTravelContext } from '../context.ts';
import type { PlainCustomTrip } from '../domain/custom-trip.model.ts';
import { assertRule } from '../../kernel/index.ts';
import { findTripMadeBy, insertTrip, takenSlots } from '../domain/custom-trip.queries.ts';
import type { TripMember } from './trips-of-members.ts';
import { customTripEvent } from '../domain/custom-trip.events.ts';

/** Drops what does not belong to the kind of stay, and duplicate codes. */
const tidied = (wish: CustomWish): CustomWish => ({
  ...wish,
  travel_types: [...new Set(wish.travel_types)],
  destinations: [...new Set(wish.destinations)],
  stay_grade: wish.stay_type === hotelStay ? wish.stay_grade : '',
});

/** @throws DomainError custom_open_limit */
const freeSlot = async ({ customTrips, kept }: CustomTravelContext, mem_id: string): Promise<number> => {
  const taken = await takenSlots(customTrips, mem_id);
  const count = kept['custom-requests'];
  const slot = Array.from({ length: count }, (_, i) => i + 1).find((number) => !taken.includes(number));
  if (slot === undefined) throw new DomainError('custom_open_limit', { params: { count } });
  return slot;
};

/**
 * Stores a request (CUSTOM-1); checks follow the order of the screen.
 * @param key Idempotency-Key: after a crash the repeat is answered with the stored request
 * @throws DomainError day_invalid, day_order, custom_days_range, custom_types_input, custom_other_input,
 *   custom_destination_input, prod_cnt_fail, custom_people_most, login_email_*, common_tel_number, custom_open_limit,
 *   rate_limited
 */
export const sendRequest = async (
  context: CustomTravelContext,
  wish: CustomWish,
  by: TripMember,
  key?: string,
): Promise<string> => {
  const { customTrips, now, store } = context;
  const at = now();
  const { mem_id } = by;
  const made_by = key === undefined ? undefined : keyAsStored(key);
  if (made_by !== undefined) {
    const since = new Date(at.getTime() - keptHours * 3_600_000);
    const made = await findTripMadeBy(customTrips, { mem_id, made_by, since });
    if (made) return made.request_id;
  }
  assertRule(customRequestViolation(wish, seoulDay(at)));
  await freeSlot(context, mem_id);
  await context.limiter.count('custom-requests', mem_id);
  const request_id = await nextId(store, 'CUSTOM');
  const trip: Omit<PlainCustomTrip, 'slot'> = {
    request_id,
    ...(made_by === undefined ? {} : { made_by }),
    mem_id,
    state: 'requested',
    open: true,
    version: 1,
    lan_tp: by.lanTp,
    confirmed: by.emailConfirmed,
    wish: tidied(wish),
    quotes: [],
    steps: [{ at, by: 'member', actor: mem_id, what: 'requested', text: '', quote_no: 0 }],
    assignee: '',
    valid_until: null,
    reminded: false,
    accepted_no: 0,
    booked: false,
    reg_date: at,
    mod_date: at,
  };
  await storeInFreeSlot(context, trip);
  context.relay.nudge();
  return request_id;
};

/** Simultaneous requests take different places; the one that finds none is rejected. */
const storeInFreeSlot = async (
  context: CustomTravelContext,
  trip: Omit<PlainCustomTrip, 'slot'>,
): Promise<void> => {
  const slot = await freeSlot(context, trip.mem_id);
  try {
    await insertTrip(context.customTrips, { ...trip, slot }, [
      customTripEvent('requested', trip, trip.version),
    ]);
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    await storeInFreeSlot(context, trip);
  }
};
