import type { HotelDetail } from '@narae/contracts';
import { roomBounds } from './trip-choice.ts';

type Rooms = Readonly<Record<string, number>>;

interface Way {
  readonly rooms: Rooms;
  readonly cost: number;
}

/** A person who moves; a kind of room that is new counts less. */
const MOVE = 10;

const costOf = (now: number, before: number): number =>
  MOVE * Math.abs(now - before) + (now > 0 && before === 0 ? 1 : 0);

/**
 * Rooms for another number of persons, as near to those that were wished as can be: what is not new is kept before
 * something else is taken. Where nothing fits the wish stays, and the rooms are to be chosen.
 */
export const fitRooms = (
  hotels: readonly Pick<HotelDetail, 'hotel_dtl_id' | 'hotel_type'>[],
  wished: Rooms,
  persons: number,
): Rooms => {
  // By the number of persons, the cheapest way in the kinds so far; the first one of several.
  let ways = new Map<number, Way>([[0, { rooms: {}, cost: 0 }]]);
  for (const { hotel_dtl_id, hotel_type } of hotels.toReversed()) {
    const { max, step } = roomBounds[hotel_type];
    const next = new Map<number, Way>();
    for (let taken = 0; taken <= Math.min(max, persons); taken += step)
      for (const [others, { rooms, cost }] of ways) {
        const sum = taken + others;
        const more = cost + costOf(taken, wished[hotel_dtl_id] ?? 0);
        if (sum <= persons && more < (next.get(sum)?.cost ?? Infinity))
          next.set(sum, { rooms: { [hotel_dtl_id]: taken, ...rooms }, cost: more });
      }
    ways = next;
  }
  return ways.get(persons)?.rooms ?? wished;
};
