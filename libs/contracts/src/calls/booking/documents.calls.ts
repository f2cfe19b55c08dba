import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { TravellerFile, TravellerFileType } from '../../entities/booking.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './documents.rows.ts';
import { documentOwner, ofCart } from './shared.ts';

/** Travellers' documents. */
export const documentCalls = {
  passPortGroupList: defineCall(rows.passPortGroupList, { input: ofCart, output: z.array(TravellerFile) }),
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
      'img_accept_fail',
      'upload_too_large',
      'upload_duplicate',
      'upload_missing',
      'cart_not_found',
      'txn_type_invalid',
    ],
  }),
  passportImgDelete: defineCall(rows.passportImgDelete, {
    input: z.strictObject({ mem_file_id: Id }),
    output: Success,
    errors: ['common_delete_fail'],
  }),
  /** Answers the picture itself; there is no JSON to declare. */
  travellerFile: defineCall(rows.travellerFile, {
    input: z.strictObject({ mem_file_id: Id }),
    output: z.never(),
    errors: ['file_not_found'],
  }),
};
