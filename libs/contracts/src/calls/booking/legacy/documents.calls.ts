import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { TravellerFile, TravellerFileType } from '../../../entities/order.ts';
import { MemType, PersonIndex } from '../../../entities/traveller.ts';
import { Digits, Id, Success } from '../../../primitives.ts';
import * as rows from './documents.rows.ts';
import { changeErrors, documentOwner, whose } from '../shared.ts';

/** Travellers' documents as old clients list and delete them. */
export const legacyDocumentCalls = {
  passPortList: defineCall(rows.passPortList, {
    input: z.strictObject({ prod_id: Id.optional(), ...whose, cart_id: Id }),
    output: z.array(TravellerFile),
  }),
  passPortDtl: defineCall(rows.passPortDtl, {
    input: z.strictObject(documentOwner),
    output: z.array(TravellerFile),
  }),
  passportImgAllDelete: defineCall(rows.passportImgAllDelete, {
    input: z.strictObject({ cart_id: Id, ...whose, prod_id: Id.optional() }),
    output: Success,
    errors: ['cart_not_found', ...changeErrors],
  }),
  deleteFilePassport: defineCall(rows.deleteFilePassport, {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      filepath: z.string().max(200).optional(),
      category: z.string().max(40).optional(),
      file_type: TravellerFileType.optional(),
      mem_type: MemType.optional(),
      sort_order: Digits.pipe(PersonIndex).optional(),
      file_name: z.string().max(200).optional(),
      file_id: Id.optional(),
      mod_type: z.enum(['select', 'all']),
    }),
    output: Success,
    errors: ['cart_not_found', 'upload_delete_fail', ...changeErrors],
  }),
  /** The path form of the above: the address of an upload, whose document goes. */
  deleteFilePassportPath: defineCall(rows.deleteFilePassportPath, {
    input: z.strictObject({
      path: z.string().max(80),
      prod_id: Id,
      mem_id: Id,
      ...documentOwner,
      file_type: TravellerFileType,
      /** 0 stands for whatever the person handed in of that kind. */
      mem_file_id: Id,
    }),
    output: Success,
    errors: ['cart_not_found', 'upload_delete_fail', ...changeErrors],
  }),
};
