import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { HotelChoice, OptionChoice } from '../../entities/cart.ts';
import { ExtrasQuote, OrderChanges } from '../../entities/order-change.ts';
import { nameReasons } from '../../entities/order-admin-limits.ts';
import { MAX_NAME_LENGTH } from '../../entities/passport-fields.ts';
import { MOST_TRAVELLERS, TravellerName } from '../../entities/traveller.ts';
import { Id, LanTp, Success } from '../../primitives.ts';
import * as rows from './order-changes.rows.ts';
import { changeErrors, selectionErrors } from './shared.ts';

/** The whole choice as it is to be. */
const extras = {
  order_id: Id,
  options: z.array(OptionChoice).max(40),
  hotels: z.array(HotelChoice).max(10),
};

/** Why an order cannot be changed now. */
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

/** The change waits for its payment (`due_id`), or was made at once (empty). */
const changed = Success.extend({ due_id: z.string() });

/** Names, extras and rooms of a paid order until its lock date (ORDER-14). */
export const orderChangeCalls = {
  orderChanges: defineCall(rows.orderChanges, {
    input: z.strictObject({ order_id: Id, lan_tp: LanTp.optional() }),
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
  /** Takes back a change that waits for its payment. */
  orderChangeVoid: defineCall(rows.orderChangeVoid, {
    input: z.strictObject({ order_id: Id, due_id: Id }),
    output: Success,
    errors: ['order_not_found', 'change_over', 'payment_checking', ...changeErrors],
  }),
  /** A correction by the desk: no fee, also after the lock date, and in the audit log with its reason (REFUND-5). */
  adminNameChange: defineCall(rows.adminNameChange, {
    input: z.strictObject({
      order_id: Id,
      rv_mem_id: Id,
      mem_nm: TravellerName,
      /** The name that was shown: one that has changed meanwhile is not written over. */
      seen_nm: z.string().max(MAX_NAME_LENGTH),
      reason: z.enum(nameReasons),
    }),
    output: Success,
    errors: ['order_not_found', 'no_change', 'papers_changed', 'traveller_cnt_mismatch', ...changeErrors],
  }),
};
