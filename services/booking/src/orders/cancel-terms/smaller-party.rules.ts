import type { BookableProduct, OptionKind, PartyCounts } from '@narae/contracts';
import { countField, fitOptionCounts, heads, limits, memTypes, payingHeads, seatsNeeded } from '@narae/rules';
import {
  type BookingOption,
  type BookingRoom,
  inTravellerOrder,
  leadName,
  type PlainBooking,
  priceBy,
  type PriceSnapshot,
} from '../../kernel/index.ts';

type Order = Pick<PlainBooking, 'party' | 'travellers' | 'files' | 'options' | 'rooms' | 'buyername'> & {
  readonly price: PriceSnapshot;
};
type Product = Pick<BookableProduct, 'package_cnt' | 'options'>;

export type SmallerOrder = Order & { readonly removed: PlainBooking['files'] };

export type SmallerViolation =
  'invalid_value' | 'cancel_package_whole' | 'cancel_lead_stays' | 'cancel_rooms_uneven';

/** Pairs leave double rooms, one more a single; the last line first. Null for a half-empty double (REFUND-7). */
export const smallerRooms = (rooms: readonly BookingRoom[], leaving: number): BookingRoom[] | null => {
  const travellersIn = (type: BookingRoom['hotel_type']): number =>
    rooms.reduce((sum, room) => sum + (room.hotel_type === type ? room.personnel_cnt : 0), 0);
  if (travellersIn('S') + travellersIn('D') === 0) return [...rooms];
  const most = Math.min(leaving - (leaving % limits.doubleStep), travellersIn('D'));
  const left = { D: most, S: leaving - most };
  if (left.S > travellersIn('S')) return null;
  return rooms
    .toReversed()
    .map((room) => {
      const goes = Math.min(left[room.hotel_type], room.personnel_cnt);
      left[room.hotel_type] -= goes;
      return { ...room, personnel_cnt: room.personnel_cnt - goes };
    })
    .toReversed()
    .filter(({ personnel_cnt }) => personnel_cnt > 0);
};

/** A person takes part in an option once, and has at most one seat and one room option. */
const smallerOptions = (
  options: readonly BookingOption[],
  product: Product,
  party: PartyCounts,
  seats: number,
): BookingOption[] => {
  const kindOf = (code: string): OptionKind =>
    product.options.find(({ opt_code }) => opt_code === code)?.kind ?? 'extra';
  const counts = fitOptionCounts(
    Object.fromEntries(
      options.map(({ opt_code, participant_cnt }) => [opt_code, Math.min(participant_cnt, heads(party))]),
    ),
    options.map(({ opt_code }) => ({ opt_code, opt_kind: kindOf(opt_code) })),
    seats,
  );
  return options
    .map((line) => ({ ...line, participant_cnt: counts[line.opt_code] ?? 0 }))
    .filter(({ participant_cnt }) => participant_cnt > 0);
};

const renumbered = (travellers: PlainBooking['travellers']): PlainBooking['travellers'] =>
  memTypes.flatMap((mem_type) =>
    travellers
      .filter((person) => person.mem_type === mem_type)
      .sort(inTravellerOrder)
      .map((person, at) => ({ ...person, sort_order: at + 1 })),
  );

/** At the frozen agreement's prices (MONEY-6); documents get the smaller party's indexes (DOC-8). */
export const withoutTravellers = (
  order: Order,
  product: Product,
  rv_mem_ids: readonly string[],
): SmallerOrder | SmallerViolation => {
  const leaves = ({ rv_mem_id }: { rv_mem_id: string }): boolean => rv_mem_ids.includes(rv_mem_id);
  const leaving = order.travellers.filter(leaves);
  if (leaving.length === 0 || leaving.length !== new Set(rv_mem_ids).size) return 'invalid_value';
  if (product.package_cnt > 0) return 'cancel_package_whole';
  const party = { ...order.party };
  for (const { mem_type } of leaving) party[countField[mem_type]] -= 1;
  if (party.adult_cnt + party.teen_cnt < 1) return 'cancel_lead_stays';
  const rooms = smallerRooms(order.rooms, payingHeads(order.party) - payingHeads(party));
  if (!rooms) return 'cancel_rooms_uneven';
  const travellers = renumbered(order.travellers.filter((person) => !leaves(person)));
  const isNow = (file: PlainBooking['files'][number]): PlainBooking['files'][number] | null => {
    const person = order.travellers.find(
      ({ mem_type, sort_order }) => mem_type === file.mem_type && sort_order === file.sort_order,
    );
    const now = travellers.find(({ rv_mem_id }) => rv_mem_id === person?.rv_mem_id);
    return now ? { ...file, sort_order: now.sort_order } : null;
  };
  const options = smallerOptions(order.options, product, party, seatsNeeded(party, order.price));
  const price = priceBy(order.price, { party, options, rooms });
  return {
    party,
    rooms,
    options,
    travellers,
    files: order.files.flatMap((file) => isNow(file) ?? []),
    removed: order.files.filter((file) => isNow(file) === null).sort((a, b) => inTravellerOrder(b, a)),
    buyername: leadName(party, travellers) || order.buyername,
    price: {
      ...order.price,
      cost: price.cost,
      option: price.option,
      hotel: price.hotel,
      total: price.total,
      origin_cost: price.originCost,
      origin_option: price.originOption,
      origin_hotel: price.originHotel,
    },
  };
};
