import type { BookableProduct } from '@narae/contracts';
import { nextId } from '@narae/service-kit';
import type { CartContext } from '../context.ts';
import {
  assertRule,
  type BookingOption,
  type BookingRoom,
  hotelsViolation,
  optionsViolation,
} from '../../kernel/index.ts';
import type { NumberedOption, NumberedRoom } from './selection-change.rules.ts';

/**
 * Chosen options as lines of a booking, at today's prices; a line that stays keeps its identity, a new one gets the
 * number that its choice brings (ID-3), or a fresh one.
 * @throws DomainError option_unknown, opt_participants_select, invalid_value
 */
export const optionLines = async (
  context: CartContext,
  product: BookableProduct,
  choices: readonly NumberedOption[],
  current: readonly BookingOption[] = [],
): Promise<BookingOption[]> => {
  assertRule(optionsViolation(product, choices));
  const now = context.now();
  return Promise.all(
    choices.flatMap(({ opt_code, participant_cnt, opt_id }) => {
      const option = product.options.find((candidate) => candidate.opt_code === opt_code);
      if (!option) return [];
      const line = current.find((candidate) => candidate.opt_code === opt_code);
      return [
        (async (): Promise<BookingOption> => ({
          opt_id: line?.opt_id ?? opt_id ?? (await nextId(context.store, 'OPTD')),
          opt_code,
          names: option.names,
          origin_price: option.origin_price,
          participant_cnt,
          reg_date: line?.reg_date ?? now,
          mod_date: line?.participant_cnt === participant_cnt ? line.mod_date : now,
        }))(),
      ];
    }),
  );
};

/**
 * Chosen rooms as lines of a booking, at today's prices; a choice of no persons gives no line.
 * @throws DomainError hotel_unknown, invalid_value
 */
export const roomLines = async (
  context: CartContext,
  product: BookableProduct,
  choices: readonly NumberedRoom[],
  current: readonly BookingRoom[] = [],
): Promise<BookingRoom[]> => {
  assertRule(hotelsViolation(product, choices));
  const now = context.now();
  return Promise.all(
    choices.flatMap(({ hotel_dtl_id, personnel_cnt, hotel_cart_id }) => {
      const hotel = product.hotels.find((candidate) => candidate.hotel_dtl_id === hotel_dtl_id);
      if (!hotel || personnel_cnt === 0) return [];
      const line = current.find((candidate) => candidate.hotel_dtl_id === hotel_dtl_id);
      return [
        (async (): Promise<BookingRoom> => ({
          hotel_cart_id: line?.hotel_cart_id ?? hotel_cart_id ?? (await nextId(context.store, 'HOTCRAT')),
          hotel_dtl_id,
          hotel_type: hotel.hotel_type,
          names: hotel.names,
          origin_hotel_price: hotel.origin_hotel_price,
          personnel_cnt,
          reg_date: line?.reg_date ?? now,
          mod_date: line?.personnel_cnt === personnel_cnt ? line.mod_date : now,
        }))(),
      ];
    }),
  );
};
