import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CartItem, HotelChoice, OptionChoice, PartyCounts } from '../../entities/booking.ts';
import { Amount, Count50, Currency, Id, LanTp, Success } from '../../primitives.ts';
import { whose, ofCart, partyErrors, productErrors } from './shared.ts';

/** Prices the browser saw: compared with the server's own, never believed (decisions, Money). */
const expectedPrices = {
  cost_price: Amount.optional(),
  option_price: Amount.optional(),
  hotel_price: Amount.optional(),
};
/** Fields of the specification's cart record that the server works out itself; accepted from old clients, without effect. */
const ownReckoning = {
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

/** The cart (spec §7 Cart). */
export const cartCalls = {
  mycartChk: defineCall('mycartChk', {
    input: z.strictObject({ prod_id: Id, ...whose }),
    output: z.array(z.object({ cartChk: z.int() })),
  }),
  mycartInsert: defineCall('mycartInsert', {
    input: PartyCounts.extend({
      prod_id: Id,
      ...whose,
      currency: Currency.optional(),
      lan_tp: LanTp.optional(),
      options: z.array(OptionChoice).max(30).default([]),
      hotels: z.array(HotelChoice).max(10).default([]),
      ...expectedPrices,
      ...ownReckoning,
    }).strict(),
    output: z.object({ msg: z.literal('success'), cart_id: Id }),
    errors: [
      ...productErrors,
      ...partyErrors,
      'cart_duplicate',
      'option_unknown',
      'hotel_unknown',
      'room_even_only',
    ],
  }),
  mycartList: defineCall('mycartList', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, ...whose }),
    output: z.array(CartItem),
  }),
  mycartList1: defineCall('mycartList1', {
    input: z.strictObject({ currency: Currency, lan_tp: LanTp, cart_id: Id }),
    output: z.array(CartItem).max(1),
  }),
  /** Changes participants, options and rooms of one row in one go; what is absent stays. */
  cartModify: defineCall('cartModify', {
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
    errors: [
      ...partyErrors,
      'cart_not_found',
      'participants_locked',
      'option_unknown',
      'hotel_unknown',
      'room_even_only',
      'txn_type_invalid',
    ],
  }),
  myCartUpdate: defineCall('myCartUpdate', {
    input: PartyCounts.partial()
      .extend({
        cart_id: Id,
        ...whose,
        currency: Currency.optional(),
        ...expectedPrices,
        txn_type: z.enum(['N', 'T']).optional(),
        mod_date: z.string().max(40).optional(),
      })
      .strict(),
    output: Success,
    errors: [...partyErrors, 'cart_not_found', 'participants_locked', 'txn_type_invalid'],
  }),
  mycartDelete: defineCall('mycartDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail'],
  }),
  mycartReservMemDelete: defineCall('mycartReservMemDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
  mycartReservDelete: defineCall('mycartReservDelete', {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found'],
  }),
};
