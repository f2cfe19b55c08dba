import { z } from 'zod';
import { defineCall } from '../../../define-call.ts';
import { CompanyType, JoinForm } from '../../../entities/member.ts';
import { Email, Success } from '../../../primitives.ts';
import * as rows from './sign-in.rows.ts';

/** Joining as old clients do; our own pages use `loginChk` and `join`. */
export const legacySignInCalls = {
  memChkJoin: defineCall(rows.memChkJoin, {
    input: z.strictObject({
      mem_email: Email,
      mem_password: z.string().max(100).optional(),
      company_type: CompanyType.optional(),
    }),
    output: z.object({ msg: z.enum(['success', 'duplication']) }),
  }),
  signUp: defineCall(rows.signUp, {
    input: JoinForm,
    output: Success,
    errors: ['common_join_duplication', 'common_password', 'join_terms_changed'],
  }),
};
