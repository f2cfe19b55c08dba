import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { HotelChoice, OptionChoice } from '../../entities/booking/cart.ts';
import { ExtrasQuote, OrderChanges } from '../../entities/booking/order-change.ts';
import { MoveQuote, moveTargetStops, orderMoveStops } from '../../entities/booking/order-move.ts';
import { MAX_CANCEL_TEXT, nameReasons } from '../../entities/booking/limits.ts';
import { MAX_NAME_LENGTH } from '../../entities/shared/typed-fields.ts';
import { MOST_TRAVELLERS, TravellerName } from '../../entities/booking/traveller.ts';
import { Id, CallerLanguage, Success, plainLines } from '../../primitives.ts';
import * as rows from './order-changes.rows.ts';
import { changeErrors, selectionErrors, whose } from './shared.ts';
import { CancelQuote, CancelState } from '../../entities/booking/cancellation.ts';

const extras = {
  order_id: Id,
  options: z.array(OptionChoice).max(40),
  hotels: z.array(HotelChoice).max(10),
};

const stopErrors: readonly ErrorKey[] = [
  'order_not_found',
  'product_not_found',
  'change_locked',
  'change_cancel_open',
  'change_open',
  'changes_most',
  ...changeErrors,
];

const extrasErrors: readonly ErrorKey[] = [...stopErrors, ...selectionErrors, 'no_change', 'balance_first'];

/** `due_id` of a change that waits for its payment; empty of one made at once. */
const changed = Success.extend({ due_id: z.string() });

/** Names, extras and rooms of a paid order until its lock date (ORDER-14). */
export const orderChangeCalls = {
  orderChanges: defineCall(rows.orderChanges, {
    input: z.strictObject({ order_id: Id, lan_tp: CallerLanguage.optional() }),
    output: z.array(OrderChanges).max(1),
    errors: ['product_not_found', 'exchange_rate_missing'],
  }),
  /** Each person once; the fee is a due of the order where there is one (REFUND-5). */
  orderNameChange: defineCall(rows.orderNameChange, {
    input: z.strictObject({
      order_id: Id,
      names: z
        .array(z.strictObject({ rv_mem_id: Id, mem_nm: TravellerName }))
        .min(1)
        .max(MOST_TRAVELLERS),
    }),
    output: changed,
    errors: [
      ...stopErrors,
      'name_change_cancels',
      'no_change',
      'traveller_cnt_mismatch',
      'exchange_rate_missing',
    ],
  }),
  orderExtrasQuote: defineCall(rows.orderExtrasQuote, {
    input: z.strictObject(extras),
    output: z.array(ExtrasQuote).length(1),
    errors: extrasErrors,
  }),
  /** `difference` is what the browser showed: compared, never believed (MONEY-7). */
  orderExtrasChange: defineCall(rows.orderExtrasChange, {
    input: z.strictObject({ ...extras, difference: z.int() }),
    output: changed,
    errors: extrasErrors,
  }),
  orderChangeVoid: defineCall(rows.orderChangeVoid, {
    input: z.strictObject({ order_id: Id, due_id: Id }),
    output: Success,
    errors: ['order_not_found', 'change_over', 'payment_checking', ...changeErrors],
  }),
  /** Whether and where an order can be moved, and what one departure costs; changes nothing (ORDER-20). */
  orderMoveQuote: defineCall(rows.orderMoveQuote, {
    input: z.strictObject({ order_id: Id, prod_id: Id.optional() }),
    output: z.array(MoveQuote).length(1),
    errors: ['order_not_found', 'product_not_found', 'txn_type_invalid'],
  }),
  /** `difference` is what the browser showed: compared, never believed (MONEY-7). */
  orderMove: defineCall(rows.orderMove, {
    input: z.strictObject({ order_id: Id, prod_id: Id, difference: z.int() }),
    output: changed,
    errors: [
      'order_not_found',
      'product_not_found',
      ...orderMoveStops,
      ...moveTargetStops,
      'price_changed',
      'version_conflict',
    ],
  }),
  /** No fee, also after the lock date; the audit log has the reason (REFUND-5). */
  adminNameChange: defineCall(rows.adminNameChange, {
    input: z.strictObject({
      order_id: Id,
      rv_mem_id: Id,
      mem_nm: TravellerName,
      /** The name shown: one that changed meanwhile is not overwritten. */
      seen_nm: z.string().max(MAX_NAME_LENGTH),
      reason: z.enum(nameReasons),
    }),
    output: Success,
    errors: ['order_not_found', 'no_change', 'papers_changed', 'traveller_cnt_mismatch', ...changeErrors],
  }),
};

const chosen = {
  order_id: Id,
  ...whose,
  /** The travellers who are not to travel; the whole order where absent. */
  rv_mem_ids: z.array(Id).min(1).max(MOST_TRAVELLERS).optional(),
};

const quoteErrors: readonly ErrorKey[] = [
  'order_not_found',
  'product_not_found',
  'cancel_departed',
  'cancel_package_whole',
  'cancel_lead_stays',
  'cancel_rooms_uneven',
  ...changeErrors,
];

export const cancellationCalls = {
  /** What cancelling means now and at every later step (REFUND-2); one row. */
  orderCancelQuote: defineCall(rows.orderCancelQuote, {
    input: z.strictObject(chosen),
    output: z.array(CancelQuote).length(1),
    errors: quoteErrors,
  }),
  /** Asks for it on the terms of this moment; `approved` where the shop decides by itself. */
  orderCancelRequest: defineCall(rows.orderCancelRequest, {
    input: z.strictObject({
      ...chosen,
      reason: plainLines(MAX_CANCEL_TEXT).min(1, { error: 'cancel_reason_input', abort: true }),
      /** Of the quote that was seen; another one is not agreed to. */
      version: z.int().min(1).optional(),
      /** Percent of the quote that was seen: a day may have ended since, which changes no version. */
      pct: z.int().min(0).max(100).optional(),
    }),
    output: z.object({ msg: z.literal('success'), cancel_no: z.int(), state: CancelState }),
    errors: [...quoteErrors, 'cancel_quote_changed', 'cancel_requests_most'],
  }),
  orderCancelWithdraw: defineCall(rows.orderCancelWithdraw, {
    input: z.strictObject({ order_id: Id, ...whose }),
    output: Success,
    errors: ['order_not_found', ...changeErrors],
  }),
};
