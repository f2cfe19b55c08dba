import { z } from 'zod';
import { callTable, Count50, defineCall, Id } from '@narae/contracts';
import { pictureErrors } from '@narae/contracts/picture-errors';
import { CallerLanguage } from '@narae/contracts/primitives';

/** Contracts under real names and paths, with schemas made for the tests. */
export const testCalls = {
  publicList: defineCall(callTable.productList1, {
    input: z.strictObject({ currency: z.enum(['CNH', 'KRW', 'USD']), lan_tp: z.string(), prod_type: Id }),
    output: z.array(z.object({ prod_id: z.string() })),
  }),
  repeated: defineCall(callTable.mycartList, {
    input: z.strictObject({ currency: z.string(), mem_id: Id.optional(), lan_tp: z.string().optional() }),
    output: z.object({ currency: z.string() }),
  }),
  change: defineCall(callTable.mycartInsert, {
    input: z.strictObject({
      prod_id: Id,
      mem_id: Id.optional(),
      adult_cnt: Count50,
      mem_email: z.string().min(1, 'login_email_input').optional(),
      lan_tp: CallerLanguage.optional(),
      options: z.array(z.strictObject({ opt_code: Id, participant_cnt: Count50 })).default([]),
    }),
    output: z.object({ msg: z.literal('success'), cart_id: z.string() }),
    errors: ['seats_not_enough'],
  }),
  updated: defineCall(callTable.reservInfoUpdate, {
    input: z.strictObject({ order_id: Id, email: z.string() }),
    output: z.object({ msg: z.literal('success') }),
  }),
  file: defineCall(callTable.travellerFile, {
    input: z.strictObject({ mem_file_id: Id }),
    output: z.unknown(),
  }),
  admin: defineCall(callTable.smtpEmailTest, {
    input: z.strictObject({}),
    output: z.object({ msg: z.literal('success') }),
  }),
  provider: defineCall(callTable.icbStatus, {
    input: z.record(z.string(), z.string()),
    output: z.enum(['SUCCESS', 'FAIL']),
  }),
  upload: defineCall(callTable.uploadPassport, {
    input: z.object({ mem_id: Id, cart_id: Id, sort_order: z.coerce.number().int() }),
    output: z.object({ ext: z.string(), width: z.int(), sha256: z.string(), originName: z.string() }),
    errors: pictureErrors,
  }),
};
