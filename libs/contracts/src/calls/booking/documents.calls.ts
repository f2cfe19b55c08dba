import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { TravellerFile, TravellerFileType } from '../../entities/order.ts';
import { Id, LanTp, Success } from '../../primitives.ts';
import * as rows from './documents.rows.ts';
import { changeErrors, documentOwner, documentUploadErrors, ofCart } from './shared.ts';

/** Travellers' documents. */
export const documentCalls = {
  passPortGroupList: defineCall(rows.passPortGroupList, {
    input: ofCart.extend({ lan_tp: LanTp.optional() }),
    output: z.array(TravellerFile),
  }),
  /** Path parameters; the body is multipart with the file in field `img`. */
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
  /** Answers the picture itself; there is no JSON to declare. */
  travellerFile: defineCall(rows.travellerFile, {
    input: z.strictObject({ mem_file_id: Id }),
    output: z.never(),
    errors: ['file_not_found'],
  }),
};
