import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { OrderDetail, Traveller, TravellersForm } from '../../entities/booking.ts';
import { Currency, Email, Id, LanTp, PersonName, Success, Tel } from '../../primitives.ts';
import { whose, partyErrors, productErrors } from './shared.ts';

/** Travellers and contact of an order (spec §7 Traveller and order). */
export const travellerCalls = {
  reservInfoList: defineCall('reservInfoList', {
    input: z.strictObject({
      txn_type: z.literal('N').optional(),
      txn_type_t: z.literal('T').optional(),
      prod_id: Id.optional(),
      ...whose,
      cart_id: Id,
    }),
    output: z.array(OrderDetail).max(1),
  }),
  reservInfoInsert: defineCall('reservInfoInsert', {
    input: z.strictObject({
      cart_id: Id,
      ...whose,
      prod_id: Id.optional(),
      buyername: PersonName,
      tel: Tel,
      email: Email,
    }),
    output: z.object({ msg: z.literal('success'), order_id: Id }),
    errors: ['cart_not_found', 'txn_type_invalid'],
  }),
  reservInfoUpdate: defineCall('reservInfoUpdate', {
    input: z.strictObject({
      order_id: Id,
      buyername: PersonName.optional(),
      tel: Tel.optional(),
      email: Email.optional(),
      area: z.string().trim().max(120).optional(),
    }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservInfoDelete: defineCall('reservInfoDelete', {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservMemberInfoInsert: defineCall('reservMemberInfoInsert', {
    input: z.strictObject({ order_id: Id, members: TravellersForm.shape.travellers }),
    output: z.object({ msg: z.literal('success'), members: z.array(Traveller) }),
    errors: ['order_not_found', 'txn_type_invalid', 'traveller_name_input'],
  }),
  reservMemberInfoUpdate: defineCall('reservMemberInfoUpdate', {
    input: z.strictObject({ rv_mem_id: Id, mem_nm: PersonName }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  reservMemberInfoDelete: defineCall('reservMemberInfoDelete', {
    input: z.strictObject({ order_id: Id }),
    output: Success,
    errors: ['order_not_found', 'txn_type_invalid'],
  }),
  /** Saves names, contact and moves N to T in one step; rejects with the first missing thing in the order of spec §5. */
  travellersSave: defineCall('travellersSave', {
    input: TravellersForm.extend({ lan_tp: LanTp.optional(), currency: Currency.optional() }).strict(),
    output: z.object({ msg: z.literal('success'), order_id: Id, txn_type: z.literal('T') }),
    errors: [
      ...productErrors,
      ...partyErrors,
      'cart_not_found',
      'txn_type_invalid',
      'traveller_name_input',
      'passport_img_fail',
      'traveller_air_input',
      'traveller_birth_input',
    ],
  }),
};
