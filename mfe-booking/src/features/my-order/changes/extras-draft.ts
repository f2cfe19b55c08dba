import type { HotelDetail, MyOrder, Option } from '@narae/contracts';
import { choiceViolation, convert, seatsNeeded, type Violation } from '@narae/rules';
import { offerFor, type RowChoices, type RowDraft } from '../../../shared/modify/row-draft.ts';

const inEach = <Prefix extends 'opt_' | 'hotel_type_'>(prefix: Prefix, text: string) =>
  Object.fromEntries(['', 'en_', 'cn_', 'jp_', 'vn_'].map((lang) => [`${prefix}${lang}nm`, text]));

/** Lines that are no longer sold may be kept (ORDER-14). */
const ownLines = (order: MyOrder, { options, hotels }: RowChoices): RowChoices => ({
  options: order.options
    .filter((line) => !options.some(({ opt_code }) => opt_code === line.opt_code))
    .map(
      ({ opt_code, opt_name, opt_price, origin_price }) =>
        ({
          ...inEach('opt_', opt_name),
          value: opt_code,
          opt_code,
          opt_kind: 'extra',
          opt_price,
          origin_price,
        }) as Option,
    ),
  hotels: order.hotels
    .filter((line) => !hotels.some(({ hotel_dtl_id }) => hotel_dtl_id === line.hotel_dtl_id))
    .map(
      ({ hotel_dtl_id, hotel_type, hotel_type_nm, hotel_price, origin_hotel_price }) =>
        ({
          ...inEach('hotel_type_', hotel_type_nm),
          hotel_dtl_id,
          hotel_type,
          hotel_price,
          origin_hotel_price,
        }) as HotelDetail,
    ),
});

export const extrasOf = (order: MyOrder, onSale: RowChoices): RowChoices => {
  const own = ownLines(order, onSale);
  const offer = offerFor(order, {
    options: [...onSale.options, ...own.options],
    hotels: [...onSale.hotels, ...own.hotels],
  });
  const price = (origin: number): number => convert(origin, order.deal_bas_r);
  return {
    options: offer.options.map((option) => ({ ...option, opt_price: price(option.origin_price) })),
    hotels: offer.hotels.map((hotel) => ({ ...hotel, hotel_price: price(hotel.origin_hotel_price) })),
  };
};

/** The seats are those of the order: nobody more travels. */
export const extrasViolation = (order: MyOrder, choices: RowChoices, draft: RowDraft): Violation | null =>
  choiceViolation({ ...order, inventory_cnt: Math.max(1, seatsNeeded(draft.party, order)) }, choices, draft);

export const choiceOf = ({ options, rooms }: RowDraft) => ({
  options: Object.entries(options).map(([opt_code, participant_cnt]) => ({ opt_code, participant_cnt })),
  hotels: Object.entries(rooms)
    .filter(([, personnel_cnt]) => personnel_cnt > 0)
    .map(([hotel_dtl_id, personnel_cnt]) => ({ hotel_dtl_id, personnel_cnt })),
});

const sameCounts = (a: Readonly<Record<string, number>>, b: Readonly<Record<string, number>>): boolean =>
  [...Object.keys(a), ...Object.keys(b)].every((key) => (a[key] ?? 0) === (b[key] ?? 0));

export const sameExtras = (a: RowDraft, b: RowDraft): boolean =>
  sameCounts(a.options, b.options) && sameCounts(a.rooms, b.rooms);
