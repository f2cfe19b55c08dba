import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  CartDate,
  CartItem,
  HotelChoice,
  OptionChoice,
  PartyCounts,
  TypedCounts,
} from '../../entities/booking/cart.ts';
import { Currency, Id, CallerLanguage, Success } from '../../primitives.ts';
import * as rows from './cart.rows.ts';
import { cartRecord } from './records.ts';
import {
  changeErrors,
  expectedPrices,
  modifyErrors,
  ofCart,
  productErrors,
  rateErrors,
  selectionErrors,
  whose,
} from './shared.ts';

export const cartCalls = {
  /** A record without `options` or `hotels` is an old client's: its lines follow one by one, and are priced then. */
  mycartInsert: defineCall(rows.mycartInsert, {
    input: TypedCounts.extend({
      ...cartRecord,
      prod_id: Id,
      ...whose,
      currency: Currency.optional(),
      /** The currency of an old client's prices, which it has no other name for. */
      prod_price_tp: Currency.optional(),
      lan_tp: CallerLanguage.optional(),
      options: z.array(OptionChoice).max(30).optional(),
      hotels: z.array(HotelChoice).max(10).optional(),
      ...expectedPrices,
      txn_type: z.literal('N').optional(),
      pay_yn: z.literal('N').optional(),
    }).strict(),
    output: z.object({ msg: z.literal('success'), cart_id: Id }),
    errors: [...productErrors, ...selectionErrors, 'cart_duplicate'],
  }),
  mycartList: defineCall(rows.mycartList, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, ...whose }),
    output: z.array(CartItem),
    errors: rateErrors,
  }),
  /** Changes participants, options and rooms of one row in one go; what is absent stays. */
  cartModify: defineCall(rows.cartModify, {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      currency: Currency.optional(),
      counts: PartyCounts.strict().optional(),
      options: z.array(OptionChoice).max(30).optional(),
      hotels: z.array(HotelChoice).max(10).optional(),
      ...expectedPrices,
    }),
    output: Success,
    errors: [...modifyErrors, 'participants_locked'],
  }),
  /** The next dates a row can be changed to, with what it costs there today (CART-13); 24 at most. */
  cartDates: defineCall(rows.cartDates, {
    input: z.strictObject({ cart_id: Id, currency: Currency, lan_tp: CallerLanguage }),
    output: z.array(CartDate),
    errors: ['cart_not_found', 'product_not_found', ...rateErrors],
  }),
  /** Changes an unpaid row to another date of its trip; prices are compared, never believed (MONEY-7). */
  cartDateChange: defineCall(rows.cartDateChange, {
    input: z.strictObject({
      cart_id: Id,
      prod_id: Id,
      currency: Currency.optional(),
      ...expectedPrices,
    }),
    output: Success,
    errors: [
      ...modifyErrors,
      'product_not_registered',
      'product_deadline',
      'move_other_trip',
      'move_other_size',
      'cart_duplicate',
    ],
  }),
  mycartDelete: defineCall(rows.mycartDelete, {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail', ...changeErrors],
  }),
  mycartReservDelete: defineCall(rows.mycartReservDelete, {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found', ...changeErrors],
  }),
};
