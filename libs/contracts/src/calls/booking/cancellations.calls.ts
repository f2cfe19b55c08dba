import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { CancelQuote, CancelState, MAX_CANCEL_TEXT } from '../../entities/order-cancellation.ts';
import { MOST_TRAVELLERS } from '../../entities/traveller.ts';
import { Id, plainLines, Success } from '../../primitives.ts';
import * as rows from './cancellations.rows.ts';
import { changeErrors, whose } from './shared.ts';

const chosen = {
  order_id: Id,
  ...whose,
  /** The travellers who are not to travel; the whole order where absent. */
  rv_mem_ids: z.array(Id).min(1).max(MOST_TRAVELLERS).optional(),
};

/** Why an order cannot be cancelled, or not these of its travellers. */
const quoteErrors: readonly ErrorKey[] = [
  'order_not_found',
  'product_not_found',
  'cancel_departed',
  'cancel_package_whole',
  'cancel_lead_stays',
  'cancel_rooms_uneven',
  ...changeErrors,
];

/** Cancelling an order, by its member (REFUND-2). */
export const cancellationCalls = {
  /** What cancelling means now and at every later step; one row. */
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
