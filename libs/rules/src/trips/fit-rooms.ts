import type { HotelDetail } from '@narae/contracts';
import { roomBounds } from './trip-choice.ts';

type Rooms = Readonly<Record<string, number>>;

/** Every way in which rooms take exactly so many persons. */
function* waysFor(
  [first, ...others]: readonly Pick<HotelDetail, 'hotel_dtl_id' | 'hotel_type'>[],
  persons: number,
): Generator<Rooms> {
  if (!first) {
    if (persons === 0) yield {};
    return;
  }
  const { max, step } = roomBounds[first.hotel_type];
  for (let taken = 0; taken <= Math.min(max, persons); taken += step)
    for (const rest of waysFor(others, persons - taken)) yield { [first.hotel_dtl_id]: taken, ...rest };
}

/**
 * Rooms for another number of persons, as near to those that were wished as can be: what is not new is kept before
 * something else is taken. Where nothing fits the wish stays, and the rooms are to be chosen.
 */
export const fitRooms = (
  hotels: readonly Pick<HotelDetail, 'hotel_dtl_id' | 'hotel_type'>[],
  wished: Rooms,
  persons: number,
): Rooms => {
  const costOf = (rooms: Rooms): number =>
    hotels.reduce((sum, { hotel_dtl_id }) => {
      const [now = 0, before = 0] = [rooms[hotel_dtl_id], wished[hotel_dtl_id]];
      const isNew = now > 0 && before === 0;
      // A kind that is new counts less than a person who moves.
      return sum + Math.abs(now - before) + (isNew ? 0.1 : 0);
    }, 0);
  let best: Rooms = wished;
  let least = Infinity;
  for (const rooms of waysFor(hotels, persons)) {
    const cost = costOf(rooms);
    if (cost < least) [best, least] = [rooms, cost];
  }
  return best;
};
