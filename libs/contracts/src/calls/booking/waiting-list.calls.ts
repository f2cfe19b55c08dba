import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  QueuedParty,
  WaitingEntry,
  WaitingKind,
  WaitingQueue,
  waitingParty,
  waitingTarget,
} from '../../entities/booking/waiting.ts';
import { Currency, Email, Id, CallerLanguage, Success } from '../../primitives.ts';
import { productErrors, selectionErrors } from './shared.ts';
import * as rows from './waiting-list.rows.ts';

/** The waiting list (SEAT-7). */
export const waitingListCalls = {
  /** Joining again answers the present entry: leave first for another size. Offers go to `email` and my info. */
  waitingJoin: defineCall(rows.waitingJoin, {
    input: z.strictObject({
      ...waitingTarget,
      ...waitingParty,
      email: Email,
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({ msg: z.literal('success'), waiting_id: Id }),
    errors: [
      ...productErrors,
      'event_not_found',
      'expire_end',
      'event_not_begun',
      'event_complete_noti',
      'event_reserv_cnt_placeholder',
      'prod_cnt_fail',
      'package_cnt_mismatch',
      'waiting_already',
      'waiting_limit',
      'waiting_not_needed',
      'waiting_party_size',
      'rate_limited',
    ],
  }),
  /** Waiting and offered entries first, then those over in the last 30 days. */
  waitingMine: defineCall(rows.waitingMine, {
    input: z.strictObject({ lan_tp: CallerLanguage }),
    output: z.array(WaitingEntry),
  }),
  /**
   * Uses an offer. For seats, `cart_id` is a new cart row; travellers and payment follow.
   * For places, reserving `event_id` takes them. The offer runs on until then.
   */
  waitingAccept: defineCall(rows.waitingAccept, {
    input: z.strictObject({
      waiting_id: Id,
      currency: Currency.optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({ msg: z.literal('success'), cart_id: Id.nullable(), event_id: Id.nullable() }),
    errors: ['waiting_not_found', 'waiting_offer_over', ...productErrors, ...selectionErrors],
  }),
  /** Leaves the queue, or declines the offer; the seats go to the next party. Leaving what is over already succeeds. */
  waitingLeave: defineCall(rows.waitingLeave, {
    input: z.strictObject({ waiting_id: Id }),
    output: Success,
    errors: ['waiting_not_found', 'version_conflict'],
  }),
  /** Queues with parties, and why nobody is offered anything. */
  waitingQueues: defineCall(rows.waitingQueues, {
    input: z.strictObject({ kind: WaitingKind.optional(), lan_tp: CallerLanguage }),
    output: z.array(WaitingQueue),
  }),
  /** The parties of one queue in their order, the first 200 after `after`; those that are over as well where asked for. */
  waitingParties: defineCall(rows.waitingParties, {
    input: z.strictObject({ ...waitingTarget, over: z.boolean().optional(), after: Id.optional() }),
    output: z.array(QueuedParty),
  }),
  /** Everybody in it is told; running offers are kept until their end. */
  waitingEnd: defineCall(rows.waitingEnd, {
    input: z.strictObject(waitingTarget),
    output: z.object({ msg: z.literal('success'), ended: z.int().min(0) }),
  }),
};
