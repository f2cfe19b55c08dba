import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { Success } from '../../../primitives.ts';
import { mailRecord } from '../records.ts';
import * as rows from './mails.rows.ts';

/** Mails as old clients ask for them: whom they go to and what they say comes from the store (EVENT-8). */
export const legacyMailCalls = {
  /** Sends no second mail: the change that it is about has sent it, or a request for cancellation sends it now (REFUND-8). */
  smtpEmail: defineCall(rows.smtpEmail, {
    input: z.strictObject({ ...mailRecord, email_type: z.enum(['event_rv', 'payment_cancel']) }),
    output: Success,
    errors: ['event_reserv_not_found', 'order_not_found'],
  }),
  /** Sends a fixed text to the desk's own address. */
  smtpEmailTest: defineCall(rows.smtpEmailTest, {
    input: z.strictObject({}),
    output: Success,
    errors: ['rate_limited'],
  }),
};
