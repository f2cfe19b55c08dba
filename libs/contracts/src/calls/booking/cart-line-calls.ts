import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CartOptionLine, HotelCartLine } from '../../entities/booking.ts';
import { Count50, Currency, Digits, Id, Success } from '../../primitives.ts';
import { whose, ofCart } from './shared.ts';

/** Options and rooms of a row, line by line, as old clients change them (spec §7 Cart). */
export const cartLineCalls = {
  optionDtlList: defineCall('optionDtlList', { input: ofCart, output: z.array(CartOptionLine) }),
  optionDtl: defineCall('optionDtl', {
    input: z.strictObject({ opt_id: Id }),
    output: z.array(CartOptionLine).max(1),
  }),
  optionDtlInsert: defineCall('optionDtlInsert', {
    input: z.strictObject({
      opt_id: Id.optional(),
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      opt_code: Id,
      participant_cnt: Count50,
    }),
    output: z.object({ msg: z.literal('success'), opt_id: Id }),
    errors: [
      'cart_not_found',
      'option_unknown',
      'opt_participants_select',
      'payment_cap_exceeded',
      'txn_type_invalid',
    ],
  }),
  optionDtlDelete: defineCall('optionDtlDelete', {
    input: z.strictObject({ opt_id: Id }),
    output: Success,
    errors: ['cart_not_found'],
  }),
  optionDtlAllDelete: defineCall('optionDtlAllDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
  hotelCartDtlList: defineCall('hotelCartDtlList', {
    input: z.strictObject({ currency: Currency, cart_id: Id }),
    output: z.array(HotelCartLine),
  }),
  hotelCartList: defineCall('hotelCartList', { input: ofCart, output: z.array(HotelCartLine) }),
  hotelCartInsert: defineCall('hotelCartInsert', {
    input: z.strictObject({ cart_id: Id, ...whose, hotel_dtl_id: Id, personnel_cnt: z.int().min(0).max(20) }),
    output: z.object({ msg: z.literal('success'), hotel_cart_id: Id }),
    errors: ['cart_not_found', 'hotel_unknown', 'room_even_only', 'txn_type_invalid'],
  }),
  hotelCartUpdate: defineCall('hotelCartUpdate', {
    input: z.strictObject({ hotel_cart_id: Id, personnel_cnt: z.int().min(0).max(20) }),
    output: Success,
    errors: ['cart_not_found', 'room_even_only', 'txn_type_invalid'],
  }),
  commSequences: defineCall('commSequences', {
    input: z.strictObject({
      prefix: z.enum(['CART', 'OPTD', 'HOTCRAT', 'ORDER', 'RV_MEM']),
      field: z.string().max(40).optional(),
      length: Digits.pipe(z.int().min(1).max(20)).optional(),
    }),
    output: z.array(z.object({ commSeq: z.string() })),
  }),
};
