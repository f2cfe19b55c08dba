import type { BookableProduct, HotelChoice } from '@narae/contracts';
import { cheapestRooms, payingHeads } from '@narae/rules';
import { DomainError } from '@narae/service-kit';
import { addToCart, findInCart } from '../../cart/index.ts';
import { findProduct } from '../../catalog/index.ts';
import type { Shopper } from '../../kernel/index.ts';
import type { WaitingListContext } from '../context.ts';
import type { WaitingEntry } from '../entries/waiting.model.ts';
import { findEntry } from '../entries/waiting.queries.ts';

/** A cart row, or the reservation of an event. */
export interface Accepted {
  readonly cart_id: string | null;
  readonly event_id: string | null;
}

/** The cheapest beds, changeable like chosen ones; undefined where none fit. */
const cheapestBeds = ({ hotels }: BookableProduct, persons: number): HotelChoice[] | undefined => {
  const priced = hotels.map((hotel) => ({ ...hotel, price: hotel.origin_hotel_price }));
  const fitting = cheapestRooms(priced, persons);
  if (!fitting) return undefined;
  return Object.entries(fitting.persons).map(([hotel_dtl_id, personnel_cnt]) => ({
    hotel_dtl_id,
    personnel_cnt,
  }));
};

/** The member's row, or a new one in the cheapest rooms that fit. */
const rowFor = async (
  context: WaitingListContext,
  { target_id: prod_id, counts }: WaitingEntry,
  shopper: Shopper,
): Promise<string> => {
  const existing = await findInCart(context, prod_id, shopper.mem_id);
  if (existing || !counts) return existing?.cart_id ?? '';
  try {
    const hotels = cheapestBeds(await findProduct(context, prod_id), payingHeads(counts));
    return await addToCart(context, { prod_id, ...counts, hotels }, shopper);
  } catch (error) {
    const other =
      error instanceof DomainError && error.key === 'cart_duplicate'
        ? await findInCart(context, prod_id, shopper.mem_id)
        : null;
    if (!other) throw error;
    return other.cart_id;
  }
};

/**
 * Takes nothing: the offer runs until it becomes a hold or reservation (SEAT-7). Accepting again is harmless.
 * @throws DomainError waiting_not_found, waiting_offer_over, and the rules of `addToCart`
 */
export const acceptOffer = async (
  context: WaitingListContext,
  waiting_id: string,
  shopper: Shopper,
): Promise<Accepted> => {
  const entry = await findEntry(context.waiting, waiting_id, shopper.mem_id);
  if (!entry) throw new DomainError('waiting_not_found', { field: 'waiting_id' });
  const { state, offer_ends_at, kind, target_id } = entry;
  const runs = state === 'offered' && offer_ends_at !== null && offer_ends_at > context.now();
  if (!runs) throw new DomainError('waiting_offer_over', { field: 'waiting_id' });
  if (kind === 'places') return { cart_id: null, event_id: target_id };
  return { cart_id: await rowFor(context, entry, shopper), event_id: null };
};
