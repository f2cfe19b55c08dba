import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { CartItem, CartOptionLine, HotelCartLine, PartyCounts } from '../../../entities/booking/cart.ts';
import { Count50, Currency, Digits, Id, CallerLanguage, Success } from '../../../primitives.ts';
import * as rows from './cart.rows.ts';
import { hotelRecord, optionRecord } from '../records.ts';
import {
  changeErrors,
  confirmErrors,
  expectedPrices,
  modifyErrors,
  ofCart,
  rateErrors,
  whose,
} from '../shared.ts';

export const legacyCartCalls = {
  mycartChk: defineCall(rows.mycartChk, {
    input: z.strictObject({ prod_id: Id, ...whose }),
    output: z.array(z.object({ cartChk: z.int() })),
  }),
  mycartList1: defineCall(rows.mycartList1, {
    input: z.strictObject({ currency: Currency, lan_tp: CallerLanguage, cart_id: Id }),
    output: z.array(CartItem).max(1),
    errors: rateErrors,
  }),
  myCartUpdate: defineCall(rows.myCartUpdate, {
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
    errors: [...new Set([...modifyErrors, ...confirmErrors]), 'participants_locked'],
  }),
  mycartReservMemDelete: defineCall(rows.mycartReservMemDelete, {
    input: ofCart,
    output: Success,
    errors: ['cart_not_found', ...changeErrors],
  }),
  optionDtlList: defineCall(rows.optionDtlList, {
    input: ofCart,
    output: z.array(CartOptionLine),
    errors: rateErrors,
  }),
  optionDtl: defineCall(rows.optionDtl, {
    input: z.strictObject({ opt_id: Id }),
    output: z.array(CartOptionLine).max(1),
    errors: rateErrors,
  }),
  optionDtlInsert: defineCall(rows.optionDtlInsert, {
    input: z.strictObject({
      opt_id: Id.optional(),
      cart_id: Id,
      ...whose,
      ...optionRecord,
      opt_code: Id,
      participant_cnt: Count50,
    }),
    output: z.object({ msg: z.literal('success'), opt_id: Id }),
    errors: modifyErrors,
  }),
  optionDtlDelete: defineCall(rows.optionDtlDelete, {
    input: z.strictObject({ opt_id: Id }),
    output: Success,
    errors: modifyErrors,
  }),
  optionDtlAllDelete: defineCall(rows.optionDtlAllDelete, {
    input: ofCart,
    output: Success,
    errors: modifyErrors,
  }),
  hotelCartDtlList: defineCall(rows.hotelCartDtlList, {
    input: z.strictObject({ currency: Currency, cart_id: Id }),
    output: z.array(HotelCartLine),
    errors: rateErrors,
  }),
  hotelCartUpdate: defineCall(rows.hotelCartUpdate, {
    input: z.strictObject({
      ...hotelRecord,
      hotel_cart_id: Id,
      cart_id: Id.optional(),
      ...whose,
      hotel_dtl_id: Id.optional(),
      personnel_cnt: z.int().min(0).max(20),
    }),
    output: Success,
    errors: modifyErrors,
  }),
  hotelCartInsert: defineCall(rows.hotelCartInsert, {
    input: z.strictObject({
      ...hotelRecord,
      hotel_cart_id: Id.optional(),
      cart_id: Id,
      ...whose,
      hotel_dtl_id: Id,
      personnel_cnt: z.int().min(0).max(20),
    }),
    output: z.object({ msg: z.literal('success'), hotel_cart_id: Id }),
    errors: modifyErrors,
  }),
  hotelCartList: defineCall(rows.hotelCartList, {
    input: ofCart,
    output: z.array(HotelCartLine),
    errors: rateErrors,
  }),
  commSequences: defineCall(rows.commSequences, {
    input: z.strictObject({
      prefix: z.enum([
        'MEM',
        'CART',
        'OPTD',
        'HOTCRAT',
        'ORDER',
        'RV_MEM',
        'COMMENT',
        'EVT_RV',
        'EVT_RV_MEM',
        'QNA',
      ]),
      field: z.string().max(40).optional(),
      length: Digits.pipe(z.int().min(1).max(20)).optional(),
    }),
    output: z.array(z.object({ commSeq: z.string() })),
    errors: ['rate_limited'],
  }),
};
