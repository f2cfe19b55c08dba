import type { CartItem, HotelDetail, Option, PartyCounts } from '@narae/contracts';
import { wireText, type LanTp } from '@narae/shell-sdk';
import { optionLimitViolation, partyViolation, priceOf, type Price, type Violation } from '@narae/rules';
import type { PricedBooking } from '../booking-lines.ts';

/** What the modal edits: paid options, participants with their rooms, or the rooms of a party that is fixed (CART-7). */
export type ModifyKind = 'options' | 'party' | 'rooms';

/** What can be changed about a row: options and rooms in N and T, participants in N and outside packages (CART-7). */
export const changesOf = (item: CartItem): ModifyKind[] => {
  const { txn_type, package_cnt, opt_code, options, hotels } = item;
  if (txn_type !== 'N' && txn_type !== 'T') return [];
  const ownParty = txn_type === 'N' && package_cnt === 0;
  return [
    ...(opt_code !== '' || options.length > 0 ? (['options'] as const) : []),
    ...(ownParty ? (['party'] as const) : []),
    ...(!ownParty && hotels.length > 0 ? (['rooms'] as const) : []),
  ];
};

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

/** Lines the row has keep the row's price, new ones have today's (MONEY-6). */
const originOfOption = ({ options }: CartItem, { opt_code, origin_price }: Option): number =>
  options.find((line) => line.opt_code === opt_code)?.origin_price ?? origin_price;
const originOfRoom = ({ hotels }: CartItem, { hotel_dtl_id, origin_hotel_price }: HotelDetail): number =>
  hotels.find((line) => line.hotel_dtl_id === hotel_dtl_id)?.origin_hotel_price ?? origin_hotel_price;

/**
 * The price of a draft by the server's own rule, so that what is shown is what will be charged.
 */
export const priceOfDraft = (item: CartItem, { options, hotels }: RowChoices, draft: RowDraft): Price =>
  priceOf({
    originPrice: item.origin_price,
    discounts: item.discounts,
    party: draft.party,
    dealBasR: item.deal_bas_r,
    currency: item.prod_price_tp,
    options: options.map((option) => ({
      originPrice: originOfOption(item, option),
      participants: draft.options[option.opt_code] ?? 0,
    })),
    rooms: hotels.map((hotel) => ({
      hotelType: hotel.hotel_type,
      originPrice: originOfRoom(item, hotel),
      persons: draft.rooms[hotel.hotel_dtl_id] ?? 0,
    })),
  });

/** A draft as a booking's lines show it. */
export const pricedDraft = (
  item: CartItem,
  { options, hotels }: RowChoices,
  draft: RowDraft,
  price: Price,
  lanTp: LanTp,
): PricedBooking => ({
  ...item,
  ...draft.party,
  cost_price: price.cost,
  option_price: price.option,
  hotel_price: price.hotel,
  total_price: price.total,
  options: options.flatMap((option) => {
    const participant_cnt = draft.options[option.opt_code] ?? 0;
    const origin_price = originOfOption(item, option);
    return participant_cnt > 0
      ? [{ opt_name: wireText(option, 'opt_', 'nm', lanTp), origin_price, participant_cnt }]
      : [];
  }),
  hotels: hotels.flatMap((hotel) => {
    const personnel_cnt = draft.rooms[hotel.hotel_dtl_id] ?? 0;
    const origin_hotel_price = originOfRoom(item, hotel);
    return personnel_cnt > 0
      ? [{ hotel_type_nm: wireText(hotel, 'hotel_type_', 'nm', lanTp), origin_hotel_price, personnel_cnt }]
      : [];
  }),
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
