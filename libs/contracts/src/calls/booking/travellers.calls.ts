import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MAX_AREA_LENGTH } from '../../entities/shared/typed-fields.ts';
import {
  BuyerName,
  TelKind,
  TravellerDetailsForm,
  TravellersForm,
  TypedTravellers,
  Companion,
  CompanionForm,
} from '../../entities/booking/traveller.ts';
import { Currency, Email, Id, CallerLanguage, Success, Tel } from '../../primitives.ts';
import { orderRecord } from './records.ts';
import * as rows from './travellers.rows.ts';
import {
  changeErrors,
  confirmErrors,
  particularsErrors,
  whose,
  documentOwner,
  documentUploadErrors,
  ofCart,
} from './shared.ts';
import { MAX_COMPANIONS } from '../../entities/booking/limits.ts';
import { TravellerFile, TravellerFileType } from '../../entities/booking/order.ts';

export const travellerCalls = {
  /** Moves N to T in one step; rejects with the first missing thing in the order of ORDER-2. */
  travellersSave: defineCall(rows.travellersSave, {
    input: TravellersForm.extend({
      lan_tp: CallerLanguage.optional(),
      currency: Currency.optional(),
    }).strict(),
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

/** Saved travellers (ORDER-19). */
export const companionCalls = {
  companions: defineCall(rows.companions, {
    input: z.strictObject(whose),
    output: z.array(Companion).max(MAX_COMPANIONS),
  }),
  /** A person of the same name and day of birth is changed and not added twice. */
  companionSave: defineCall(rows.companionSave, {
    input: CompanionForm.extend(whose).strict(),
    output: Success.extend({ companion_id: Id }),
    errors: [
      'companion_birth_input',
      'companion_not_found',
      'companion_twice',
      'companions_most',
      'passport_expiry_form',
      'rate_limited',
      'traveller_name_input',
      'traveller_name_passport',
      'traveller_passport_no',
      'traveller_visa_no',
      'version_conflict',
    ],
  }),
  /** A person who is gone already is no error. */
  companionDelete: defineCall(rows.companionDelete, {
    input: z.strictObject({ companion_id: Id, ...whose }),
    output: Success,
    errors: ['version_conflict'],
  }),
};

export const documentCalls = {
  passPortGroupList: defineCall(rows.passPortGroupList, {
    input: ofCart.extend({ lan_tp: CallerLanguage.optional() }),
    output: z.array(TravellerFile),
  }),
  /** The body is multipart with the file in field `img`. */
  uploadPassport: defineCall(rows.uploadPassport, {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...documentOwner,
      file_type: TravellerFileType,
      mod_type: z.enum(['REGISTER', 'MODIFY']),
      mem_file_id: Id,
    }),
    output: z.object({ msg: z.literal('success'), file: TravellerFile }),
    errors: [
      'cart_not_found',
      'product_not_found',
      'traveller_cnt_mismatch',
      'change_locked',
      ...documentUploadErrors,
      ...changeErrors,
    ],
  }),
  passportImgDelete: defineCall(rows.passportImgDelete, {
    input: z.strictObject({ mem_file_id: Id }),
    output: Success,
    errors: ['upload_delete_fail', ...changeErrors],
  }),
  /** There is no JSON to declare. */
  travellerFile: defineCall(rows.travellerFile, {
    input: z.strictObject({ mem_file_id: Id }),
    output: z.never(),
    errors: ['file_not_found'],
  }),
};
