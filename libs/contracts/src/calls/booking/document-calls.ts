import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MemType, TravellerFile, TravellerFileType } from '../../entities/booking.ts';
import { Digits, Id, Success } from '../../primitives.ts';
import { whose, ofCart } from './shared.ts';

const fileAddress = {
  cart_id: Id,
  mem_type: MemType,
  sort_order: Digits.pipe(z.int().min(1).max(50)),
};

/** Travellers’ documents (spec §7 Traveller and order). */
export const documentCalls = {
  passPortList: defineCall('passPortList', {
    input: z.strictObject({ prod_id: Id.optional(), ...whose, cart_id: Id }),
    output: z.array(TravellerFile),
  }),
  passPortDtl: defineCall('passPortDtl', {
    input: z.strictObject(fileAddress),
    output: z.array(TravellerFile),
  }),
  passPortGroupList: defineCall('passPortGroupList', { input: ofCart, output: z.array(TravellerFile) }),
  passportImgDelete: defineCall('passportImgDelete', {
    input: z.strictObject({ mem_file_id: Id }),
    output: Success,
    errors: ['common_delete_fail'],
  }),
  passportImgAllDelete: defineCall('passportImgAllDelete', {
    input: z.strictObject({ cart_id: Id, ...whose, prod_id: Id.optional() }),
    output: Success,
    errors: ['cart_not_found'],
  }),
  /** Path parameters; the body is multipart with the file in field `img`. */
  uploadPassport: defineCall('uploadPassport', {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...fileAddress,
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
  deleteFilePassport: defineCall('deleteFilePassport', {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: TravellerFileType.optional(),
      mem_type: MemType.optional(),
      sort_order: Digits.pipe(z.int().min(1).max(50)).optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
    }),
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail', 'txn_type_invalid'],
  }),
  /** The path form of the above: the address of an upload, whose document goes. */
  deleteFilePassportPath: defineCall('deleteFilePassportPath', {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...fileAddress,
      file_type: TravellerFileType,
      /** 0 stands for whatever the person handed in of that kind. */
      mem_file_id: Id,
    }),
    output: Success,
    errors: ['cart_not_found', 'common_delete_fail', 'txn_type_invalid'],
  }),
};
