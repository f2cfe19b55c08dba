import type { CartItem, HotelDetail, Option } from '@narae/contracts';
import { wireText, type LanTp } from '@narae/shell-sdk';
import type { Price, TripChoice } from '@narae/rules';
import type { PricedBooking } from '../booking-lines.ts';

/** `rooms`: of a party that is fixed (CART-7). */
export type ModifyKind = 'options' | 'party' | 'rooms';

/** Options and rooms in N and T, participants in N and outside packages (CART-7). */
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

export type RowDraft = TripChoice;

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

/** A party that became smaller gives options up (CART-4). */
export const givesUpOptions = ({ options }: CartItem, draft: RowDraft): boolean =>
  options.some(({ opt_code, participant_cnt }) => (draft.options[opt_code] ?? 0) < participant_cnt);

/** A row's own lines keep their prices, others have today's (MONEY-6). */
export const offerFor = (item: CartItem, { options, hotels }: RowChoices): RowChoices => ({
  options: options.map((option) => {
    const line = item.options.find(({ opt_code }) => opt_code === option.opt_code);
    return { ...option, origin_price: line?.origin_price ?? option.origin_price };
  }),
  hotels: hotels.map((hotel) => {
    const line = item.hotels.find(({ hotel_dtl_id }) => hotel_dtl_id === hotel.hotel_dtl_id);
    return { ...hotel, origin_hotel_price: line?.origin_hotel_price ?? hotel.origin_hotel_price };
  }),
});

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
    const { origin_price } = option;
    return participant_cnt > 0
      ? [{ opt_name: wireText(option, 'opt_', 'nm', lanTp), origin_price, participant_cnt }]
      : [];
  }),
  hotels: hotels.flatMap((hotel) => {
    const personnel_cnt = draft.rooms[hotel.hotel_dtl_id] ?? 0;
    const { origin_hotel_price } = hotel;
    return personnel_cnt > 0
      ? [{ hotel_type_nm: wireText(hotel, 'hotel_type_', 'nm', lanTp), origin_hotel_price, personnel_cnt }]
      : [];
  }),
});
