import type { CartItem, HotelDetail, Option, PartyCounts } from '@narae/contracts';
import { optionLimitViolation, partyViolation, priceOf, type Price, type Violation } from '@narae/rules';

/** What the modal edits: paid options, or participants with their rooms (CART-7). */
export type ModifyKind = 'options' | 'party';

/** A row while it is being modified. */
export interface RowDraft {
  readonly party: PartyCounts;
  /** Participants by opt_code. */
  readonly options: Readonly<Record<string, number>>;
  /** Persons by hotel_dtl_id. */
  readonly rooms: Readonly<Record<string, number>>;
}

export interface RowChoices {
  readonly options: readonly Option[];
  readonly hotels: readonly HotelDetail[];
}

export const draftOf = (item: CartItem): RowDraft => ({
  party: {
    adult_cnt: item.adult_cnt,
    teen_cnt: item.teen_cnt,
    children_cnt: item.children_cnt,
    child_cnt: item.child_cnt,
  },
  options: Object.fromEntries(item.options.map((line) => [line.opt_code, line.participant_cnt])),
  rooms: Object.fromEntries(item.hotels.map((line) => [line.hotel_dtl_id, line.personnel_cnt])),
});

/**
 * The price of a draft by the server's own rule, so that what is shown is what will be charged: lines the row has keep
 * the row's price, new ones have today's (MONEY-6).
 */
export const priceOfDraft = (item: CartItem, { options, hotels }: RowChoices, draft: RowDraft): Price =>
  priceOf({
    originPrice: item.origin_price,
    discounts: item.discounts,
    party: draft.party,
    dealBasR: item.deal_bas_r,
    currency: item.prod_price_tp,
    options: options.map((option) => ({
      originPrice:
        item.options.find((line) => line.opt_code === option.opt_code)?.origin_price ?? option.origin_price,
      participants: draft.options[option.opt_code] ?? 0,
    })),
    rooms: hotels.map((hotel) => ({
      hotelType: hotel.hotel_type,
      originPrice:
        item.hotels.find((line) => line.hotel_dtl_id === hotel.hotel_dtl_id)?.origin_hotel_price ??
        hotel.origin_hotel_price,
      persons: draft.rooms[hotel.hotel_dtl_id] ?? 0,
    })),
  });

/** The first rule a draft breaks (CART-7). */
export const draftProblem = (
  item: CartItem,
  { options, hotels }: RowChoices,
  draft: RowDraft,
): Violation | null => {
  const rooms = hotels.map((hotel) => ({
    hotel_type: hotel.hotel_type,
    personnel_cnt: draft.rooms[hotel.hotel_dtl_id] ?? 0,
  }));
  const chosen = options.map(({ opt_code, opt_kind }) => ({
    kind: opt_kind,
    participant_cnt: draft.options[opt_code] ?? 0,
  }));
  const unused = Object.values(draft.options).some((participants) => participants < 1);
  return (
    partyViolation(draft.party, item, rooms, hotels.length > 0) ??
    (unused ? { error: 'opt_participants_select', field: 'options' } : null) ??
    optionLimitViolation(draft.party, item, chosen)
  );
};
