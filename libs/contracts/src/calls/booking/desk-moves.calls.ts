import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import {
  DepartureMove,
  DeskMovePrice,
  DeskMoveQuote,
  MoveReason,
  moveTargetStops,
  orderMoveStops,
} from '../../entities/booking/order-move.ts';
import { CallerLanguage, Id, Success } from '../../primitives.ts';
import * as rows from './desk-moves.rows.ts';

const moveErrors: readonly ErrorKey[] = [
  'order_not_found',
  'product_not_found',
  ...orderMoveStops,
  ...moveTargetStops,
  'version_conflict',
];

/** Moving paid orders to another date, by the desk (ORDER-21). */
export const deskMoveCalls = {
  /** Whether and where an order can be moved, and what one departure costs; changes nothing. */
  adminOrderMoveQuote: defineCall(rows.adminOrderMoveQuote, {
    input: z.strictObject({ order_id: Id, prod_id: Id.optional(), price: DeskMovePrice.default('agreed') }),
    output: z.array(DeskMoveQuote).length(1),
    errors: ['order_not_found', 'product_not_found', 'txn_type_invalid'],
  }),
  /** `difference` is what the browser showed: compared, never believed (MONEY-7). */
  adminOrderMove: defineCall(rows.adminOrderMove, {
    input: z.strictObject({
      order_id: Id,
      prod_id: Id,
      price: DeskMovePrice,
      difference: z.int(),
      reason: MoveReason,
    }),
    output: Success,
    errors: [...moveErrors, 'price_changed'],
  }),
  /** How far it is; before it was begun, whom it would concern and where to. */
  adminDepartureMoveStatus: defineCall(rows.adminDepartureMoveStatus, {
    input: z.strictObject({ prod_id: Id, lan_tp: CallerLanguage.optional() }),
    output: DepartureMove,
    errors: ['product_not_found'],
  }),
  /** Begins; one at a time, and again for those that stayed. */
  adminDepartureMove: defineCall(rows.adminDepartureMove, {
    input: z.strictObject({ prod_id: Id, to_prod_id: Id, price: DeskMovePrice, reason: MoveReason }),
    output: DepartureMove,
    errors: [
      ...moveTargetStops,
      'product_not_found',
      'move_over',
      'move_running',
      'move_nobody',
      'move_orders_most',
    ],
  }),
};
