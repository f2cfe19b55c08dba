import type { ErrorKey, MemType, PartyCounts } from '@narae/contracts';

/** The traveller categories in the order screens and rules go through them. */
export const memTypes = ['adult', 'teen', 'children', 'child'] as const satisfies readonly MemType[];

export const countField = {
  adult: 'adult_cnt',
  teen: 'teen_cnt',
  children: 'children_cnt',
  child: 'child_cnt',
} as const satisfies Record<MemType, keyof PartyCounts>;

/** Ages at departure, [from, to): [0,3) [3,12) [12,19) 19+ (PEOPLE-1). */
export const ageBands: Readonly<Record<MemType, { from: number; to: number | null }>> = {
  adult: { from: 19, to: null },
  teen: { from: 12, to: 19 },
  children: { from: 3, to: 12 },
  child: { from: 0, to: 3 },
};

/** Largest count of one category, of option participants, and of persons in single and double rooms (PEOPLE-4, CART-5). */
export const limits = { participants: 50, option: 50, single: 20, double: 20, doubleStep: 2 } as const;

/** Persons who need a bed and count towards a package: everyone but infants. */
export const payingHeads = (party: PartyCounts): number =>
  party.adult_cnt + party.teen_cnt + party.children_cnt;

export const heads = (party: PartyCounts): number => payingHeads(party) + party.child_cnt;

/** Seats the party needs: infants only where the product says so (PEOPLE-3). */
export const seatsNeeded = (
  party: PartyCounts,
  product: { discounts: { infant_takes_seat: boolean } },
): number => payingHeads(party) + (product.discounts.infant_takes_seat ? party.child_cnt : 0);

/** The traveller whose telephone, e-mail and air ticket stand for the party: first adult, else first teenager (PEOPLE-5). */
export const leadType = (party: PartyCounts): 'adult' | 'teen' => (party.adult_cnt > 0 ? 'adult' : 'teen');

/** A broken rule: the message's key, its field and its values. */
export interface Violation {
  error: ErrorKey;
  field: string;
  params?: Record<string, string | number>;
}

interface PartyProduct {
  package_cnt: number;
  inventory_cnt: number;
  discounts: { infant_takes_seat: boolean };
}

interface RoomChoice {
  hotel_type: 'S' | 'D';
  personnel_cnt: number;
}

/** The first broken rule in the order of CART-2, or null. @param hasHotel whether rooms must be chosen */
export const partyViolation = (
  party: PartyCounts,
  product: PartyProduct,
  rooms: readonly RoomChoice[],
  hasHotel: boolean,
): Violation | null => {
  const paying = payingHeads(party);
  const seats = seatsNeeded(party, product);
  const inRooms = rooms.reduce((sum, room) => sum + room.personnel_cnt, 0);
  const checks: readonly [boolean, Violation][] = [
    [party.adult_cnt + party.teen_cnt === 0, { error: 'prod_cnt_fail', field: 'adult_cnt' }],
    [product.inventory_cnt < 1, { error: 'no_inventory', field: 'prod_id' }],
    [
      product.inventory_cnt < seats,
      { error: 'seats_not_enough', field: 'adult_cnt', params: { left: product.inventory_cnt } },
    ],
    [
      product.package_cnt > 0 && paying !== product.package_cnt,
      { error: 'package_cnt_mismatch', field: 'adult_cnt', params: { count: product.package_cnt } },
    ],
    [
      rooms.some((room) => room.hotel_type === 'D' && room.personnel_cnt % limits.doubleStep !== 0),
      { error: 'room_even_only', field: 'hotels' },
    ],
    [
      hasHotel && inRooms !== paying,
      { error: 'hotel_personnel_mismatch', field: 'hotels', params: { count: paying } },
    ],
  ];
  return checks.find(([broken]) => broken)?.[1] ?? null;
};
