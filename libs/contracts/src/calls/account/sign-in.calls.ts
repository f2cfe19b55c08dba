import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  CompanyType,
  FindForm,
  JoinForm,
  Password,
  SessionUser,
  TypedPassword,
} from '../../entities/member.ts';
import { Email, Success } from '../../primitives.ts';
import * as rows from './sign-in.rows.ts';

const credentials = z.strictObject({
  mem_email: Email,
  mem_password: TypedPassword,
  company_type: CompanyType.optional(),
});

const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);

/** Signing in, joining, finding and resetting an account. */
export const signInCalls = {
  /** First step of signing in: are the credentials right? No session yet. */
  memChk: defineCall(rows.memChk, {
    input: credentials,
    output: Success,
    errors: [
      'common_login_email_password_fail',
      'password_locked',
      'member_waiting',
      'member_locked',
      'member_rejected',
    ],
  }),
  /** Second step, after the confirmation: opens the session (cookies) and answers the user. */
  loginCallback: defineCall(rows.loginCallback, {
    input: credentials,
    output: z.object({ msg: z.literal('success'), user: SessionUser }),
    errors: [
      'common_login_email_password_fail',
      'password_locked',
      'member_waiting',
      'member_locked',
      'member_rejected',
    ],
  }),
  join: defineCall(rows.join, {
    input: JoinForm,
    output: Success,
    errors: ['common_join_duplication', 'common_password', 'join_terms_changed'],
  }),
  /** Duplicate check of the form: a row means that the address is taken. */
  loginChk: defineCall(rows.loginChk, {
    input: z.strictObject({ mem_email: Email }),
    output: z.array(z.object({ mem_email: z.string() })).max(1),
  }),
  /**
   * Find e-mail (idchk) mails the whole address to itself, find password (passwordchk) mails a link that works once;
   * `resdata` says where the mail went, masked.
   */
  findChk: defineCall(rows.findChk, {
    input: FindForm,
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: ['find_email_fail', 'find_password_fail'],
  }),
  /** Sets a new password with the token of the mailed link. */
  passwordReset: defineCall(rows.passwordReset, {
    input: z.strictObject({ token: mailedToken, mem_password: Password }),
    output: Success,
    errors: ['common_password', 'reset_link_expired'],
  }),
  /** Confirms the mailbox with the token of the link that was mailed at joining. */
  confirmEmail: defineCall(rows.confirmEmail, {
    input: z.strictObject({ token: mailedToken }),
    output: Success,
    errors: ['confirm_link_expired', 'common_join_duplication'],
  }),
  /** Mails that link once more; `resdata` says where it went, masked, and is empty where nothing is left to confirm. */
  sendConfirmation: defineCall(rows.sendConfirmation, {
    input: z.strictObject({}),
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: ['rate_limited'],
  }),
};
