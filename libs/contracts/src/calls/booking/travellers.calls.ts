import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MAX_AREA_LENGTH } from '../../entities/contact-limits.ts';
import {
  BuyerName,
  TelKind,
  TravellerDetailsForm,
  TravellersForm,
  TypedTravellers,
} from '../../entities/traveller.ts';
import { Currency, Email, Id, LanTp, Success, Tel } from '../../primitives.ts';
import { orderRecord } from './records.ts';
import * as rows from './travellers.rows.ts';
import { changeErrors, confirmErrors, particularsErrors } from './shared.ts';

/** Travellers and contact of an order. */
export const travellerCalls = {
  /** Saves names, contact and moves N to T in one step; rejects with the first missing thing in the order of ORDER-2. */
  travellersSave: defineCall(rows.travellersSave, {
    input: TravellersForm.extend({ lan_tp: LanTp.optional(), currency: Currency.optional() }).strict(),
    output: z.object({ msg: z.literal('success'), order_id: Id, txn_type: z.literal('T') }),
    errors: confirmErrors,
  }),
  /** Keeps what has been typed so far, complete or not, and confirms nothing (ORDER-10). */
  travellersDraft: defineCall(rows.travellersDraft, {
    input: TypedTravellers.extend({ cart_id: Id }).strict(),
    output: Success,
    errors: ['cart_not_found', ...changeErrors],
  }),
  /** Completes what travellers of a paid order gave beside their names (ORDER-14). */
  travellerDetailsSave: defineCall(rows.travellerDetailsSave, {
    input: TravellerDetailsForm,
    output: Success,
    errors: [
      'cart_not_found',
      'product_not_found',
      'change_locked',
      'traveller_cnt_mismatch',
      ...particularsErrors,
      ...changeErrors,
    ],
  }),
  reservInfoUpdate: defineCall(rows.reservInfoUpdate, {
    input: z.strictObject({
      ...orderRecord,
      order_id: Id,
      cart_id: Id.optional(),
      buyername: BuyerName.optional(),
      tel: Tel.optional(),
      tel_kind: TelKind.optional(),
      email: Email.optional(),
      area: z.string().trim().max(MAX_AREA_LENGTH).optional(),
    }),
    output: Success,
    errors: ['order_not_found', ...changeErrors],
  }),
};
