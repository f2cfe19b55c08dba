import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { CustomQuote, CustomTripState, DeskTrip, DeskTripRow } from '../../entities/booking/custom-trip.ts';
import { customTripLimits as most } from '../../entities/booking/limits.ts';
import { Id, CallerLanguage, plainLines, Success } from '../../primitives.ts';
import * as rows from './custom-admin.rows.ts';

/** The change it was last seen with: `version_conflict` after another one. */
const seen = { request_id: Id, version: z.int().min(1) };
const Message = plainLines(most.message).default('');
const changeErrors: readonly ErrorKey[] = ['custom_not_found', 'custom_state', 'version_conflict'];

/** The desk's side of custom trips (CUSTOM-5). */
export const customAdminCalls = {
  adminCustomTrips: defineCall(rows.adminCustomTrips, {
    input: z.strictObject({
      states: z.array(CustomTripState).max(CustomTripState.options.length).optional(),
      /** `none` for requests without an administrator. */
      assignee: Id.optional(),
      before: Id.optional(),
      lan_tp: CallerLanguage.optional(),
    }),
    output: z.object({
      rows: z.array(DeskTripRow),
      next: z.string(),
    }),
  }),
  adminCustomTrip: defineCall(rows.adminCustomTrip, {
    input: z.strictObject({ request_id: Id, lan_tp: CallerLanguage.optional() }),
    output: DeskTrip,
    errors: ['custom_not_found'],
  }),
  /** An empty assignee is nobody. */
  adminCustomTripAssign: defineCall(rows.adminCustomTripAssign, {
    input: z.strictObject({ ...seen, assignee: z.union([Id, z.literal('')]) }),
    output: Success,
    errors: [...changeErrors, 'custom_messages_most'],
  }),
  adminCustomTripQuote: defineCall(rows.adminCustomTripQuote, {
    input: z.strictObject({ ...seen, quote: CustomQuote.strict() }),
    output: z.object({ msg: z.literal('success'), quote_no: z.int() }),
    errors: [
      ...changeErrors,
      'day_order',
      'custom_days_range',
      'prod_cnt_fail',
      'custom_people_most',
      'custom_quote_language',
      'custom_quote_days',
      'custom_quote_validity',
      'custom_quote_cap',
      'custom_quotes_most',
    ],
  }),
  /** Answers what the member asked, without another quote: the one there is stands again. */
  adminCustomTripReply: defineCall(rows.adminCustomTripReply, {
    input: z.strictObject({ ...seen, text: Message }),
    output: Success,
    errors: [...changeErrors, 'custom_message_input', 'custom_messages_most', 'custom_quote_over'],
  }),
  adminCustomTripReject: defineCall(rows.adminCustomTripReject, {
    input: z.strictObject({ ...seen, text: Message }),
    output: Success,
    errors: [...changeErrors, 'custom_message_input'],
  }),
};
