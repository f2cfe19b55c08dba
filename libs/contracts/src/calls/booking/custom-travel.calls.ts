import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import type { ErrorKey } from '../../error-keys.ts';
import { customTripLimits as most } from '../../entities/booking/limits.ts';
import {
  CustomTrip,
  CustomTripRow,
  CustomWish,
  TypedCustomWish,
} from '../../entities/booking/custom-trip.ts';
import { Digits, Id, CallerLanguage, plainLines, Success } from '../../primitives.ts';
import * as rows from './custom-travel.rows.ts';
import { whose } from './shared.ts';

const ofRequest = { request_id: Id, ...whose };
/** The version that was seen: another one is not accepted. */
const seen = { quote_no: Digits };
const Message = plainLines(most.message).default('');

const changeErrors: readonly ErrorKey[] = ['custom_not_found', 'custom_state', 'version_conflict'];
const quoteErrors: readonly ErrorKey[] = [...changeErrors, 'custom_quote_newer', 'custom_quote_over'];

/** Requests for a custom trip (CUSTOM-1 to CUSTOM-4). */
export const customTravelCalls = {
  /** Stores a request; what is missing is named in the order of CUSTOM-1. */
  customTravelInsert: defineCall(rows.customTravelInsert, {
    input: CustomWish.extend({ ...whose, lan_tp: CallerLanguage.optional() }).strict(),
    output: z.object({ msg: z.literal('success'), request_id: Id }),
    errors: [
      'day_invalid',
      'day_order',
      'custom_days_range',
      'custom_types_input',
      'custom_other_input',
      'custom_destination_input',
      'prod_cnt_fail',
      'custom_people_most',
      'login_email_input',
      'login_email_validation',
      'common_tel_number',
      'custom_open_limit',
      'rate_limited',
    ],
  }),
  customTravelList: defineCall(rows.customTravelList, {
    input: z.strictObject({ ...whose, lan_tp: CallerLanguage.optional() }),
    output: z.array(CustomTripRow),
  }),
  customTravelDetail: defineCall(rows.customTravelDetail, {
    input: z.strictObject({ ...ofRequest, lan_tp: CallerLanguage.optional() }),
    output: CustomTrip,
    errors: ['custom_not_found'],
  }),
  customTravelAsk: defineCall(rows.customTravelAsk, {
    input: z.strictObject({ ...ofRequest, text: Message }),
    output: Success,
    errors: [...changeErrors, 'custom_message_input', 'custom_messages_most', 'rate_limited'],
  }),
  /** It becomes a row of the cart; accepting it again answers the same row. */
  customTravelAccept: defineCall(rows.customTravelAccept, {
    input: z.strictObject({ ...ofRequest, ...seen, lan_tp: CallerLanguage.optional() }),
    output: z.object({ msg: z.literal('success'), cart_id: Id }),
    errors: [...quoteErrors, 'payment_cap_exceeded', 'exchange_rate_missing'],
  }),
  customTravelDecline: defineCall(rows.customTravelDecline, {
    input: z.strictObject({ ...ofRequest, ...seen, text: Message }),
    output: Success,
    errors: quoteErrors,
  }),
  customTravelWithdraw: defineCall(rows.customTravelWithdraw, {
    input: z.strictObject(ofRequest),
    output: Success,
    errors: changeErrors,
  }),
};

/** Requests still being written (CUSTOM-9). */
export const customDraftCalls = {
  /** What the caller has typed and not sent; no row where there is nothing. */
  customTravelTyped: defineCall(rows.customTravelTyped, {
    input: z.strictObject(whose),
    output: z.array(TypedCustomWish).max(1),
  }),
  /** Keeps what has been typed so far, complete or not; sends nothing. */
  customTravelDraft: defineCall(rows.customTravelDraft, {
    input: TypedCustomWish.extend(whose).strict(),
    output: Success,
    errors: ['rate_limited'],
  }),
};
