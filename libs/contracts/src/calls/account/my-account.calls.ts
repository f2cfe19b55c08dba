import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { Password, TypedPassword } from '../../entities/member.ts';
import { MyActivity, MySession } from '../../entities/my-account.ts';
import { Id, Success } from '../../primitives.ts';
import * as rows from './my-account.rows.ts';
import { proofErrors } from './proof.ts';

/** What a member sees and changes of the account itself (ACCOUNT-25). */
export const myAccountCalls = {
  /** The open sessions, the one that asks first, then those used last. */
  mySessions: defineCall(rows.mySessions, { input: z.strictObject({}), output: z.array(MySession) }),
  /** Ends one of the caller's sessions; ending it again changes nothing. */
  sessionEnd: defineCall(rows.sessionEnd, {
    input: z.strictObject({ sid: Id }),
    output: Success,
    errors: ['session_not_found'],
  }),
  /** Ends every session of the caller but this one. */
  otherSessionsEnd: defineCall(rows.otherSessionsEnd, { input: z.strictObject({}), output: Success }),
  /** What was done with the account, the newest first; `after` is the last row of the page before. */
  myActivity: defineCall(rows.myActivity, {
    input: z.strictObject({
      after: z.strictObject({ at: z.iso.datetime(), id: z.string().max(60) }).optional(),
    }),
    output: z.array(MyActivity),
  }),
  /** Sets a new password; the old one is asked where there is one. Every other session ends. */
  passwordChange: defineCall(rows.passwordChange, {
    input: z.strictObject({ mem_password: TypedPassword.optional(), new_password: Password }),
    output: Success,
    errors: [...proofErrors, 'version_conflict'],
  }),
};
