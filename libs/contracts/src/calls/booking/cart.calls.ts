import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CartItem, HotelChoice, OptionChoice, PartyCounts } from '../../entities/booking.ts';
import { Amount, Count50, Currency, Id, LanTp, Success } from '../../primitives.ts';
import * as rows from './cart.rows.ts';
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

/** Fields of a cart record that the server works out itself; accepted from old clients, without effect. */
const computedByServer = {
  product_price: Amount.optional(),
  origin_cost_price: Amount.optional(),
  origin_opt_price: Amount.optional(),
  txn_type: z.literal('N').optional(),
  pay_yn: z.literal('N').optional(),
  reg_date: z.string().max(40).optional(),
  mod_date: z.string().max(40).optional(),
  opt_code_chk: z.string().max(400).optional(),
  package_cnt: Count50.optional(),
};

/** The cart. */
export const cartCalls = {
  mycartInsert: defineCall(rows.mycartInsert, {
    input: PartyCounts.extend({
      prod_id: Id,
      ...whose,
      currency: Currency.optional(),
      lan_tp: LanTp.optional(),
      options: z.array(OptionChoice).max(30).default([]),
      hotels: z.array(HotelChoice).max(10).default([]),
      ...expectedPrices,
      ...computedByServer,
    }).strict(),
    output: z.object({ msg: z.literal('success'), cart_id: Id }),
    errors: [...productErrors, ...selectionErrors, 'cart_duplicate'],
  }),
  mycartList: defineCall(rows.mycartList, {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, ...whose }),
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
