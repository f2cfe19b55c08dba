import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import {
  CompanyType,
  FindForm,
  JoinForm,
  Password,
  SessionUser,
  TypedPassword,
  JoinConsent,
} from '../../entities/account/member.ts';
import { Email, Success } from '../../primitives.ts';
import * as rows from './sign-in.rows.ts';
import { loginUpdate } from './sign-in.rows.ts';
import { signInProviderNames } from '../../entities/account/activity-kinds.ts';
import { unbelieved } from '../unbelieved.ts';
import { proof, proofErrors } from './proof.ts';

const credentials = z.strictObject({
  mem_email: Email,
  mem_password: TypedPassword,
  company_type: CompanyType.optional(),
});

/** The whole record of a member as old clients send it; only what the form asks for is believed (CALL-4). */
const MemberRecord = JoinForm.extend({
  ...unbelieved('mem_id', 'mem_pwd', 'reg_date', 'mem_nick', 'mem_profile_path', 'mem_sns_id', 'mem_token'),
  ...unbelieved('sns_type', 'ip', 'os_tp', 'use_yn', 'admin_yn'),
}).strict();

const mailedToken = z.string().regex(/^[A-Za-z0-9_-]{20,100}$/);

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
  /** Opens the session (cookies). */
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
    input: MemberRecord,
    output: Success,
    errors: ['common_join_duplication', 'common_password', 'join_terms_changed'],
  }),
  /** A row means that the address is taken. */
  loginChk: defineCall(rows.loginChk, {
    input: z.strictObject({ mem_email: Email }),
    output: z.array(z.object({ mem_email: z.string() })).max(1),
  }),
  /** Mails the address (idchk) or a link that works once (passwordchk); `resdata` says where to, masked. */
  findChk: defineCall(rows.findChk, {
    input: FindForm,
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: ['find_email_fail', 'find_password_fail'],
  }),
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
  /** `resdata` says where the link went, masked; empty where nothing is left to confirm. */
  sendConfirmation: defineCall(rows.sendConfirmation, {
    input: z.strictObject({}),
    output: z.object({ msg: z.literal('success'), resdata: z.string() }),
    errors: ['rate_limited'],
  }),
};

/** Our own pages use `loginChk` and `join`. */
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
    input: MemberRecord,
    output: Success,
    errors: ['common_join_duplication', 'common_password', 'join_terms_changed'],
  }),
};

const Provider = z.enum(signInProviderNames);
const maxSubject = 128;
const maxToken = 1_000;

/** What follows a provider's redirects (ACCOUNT-9, ACCOUNT-10). */
export const providerCalls = {
  /** Exchanges a one-time code; it works once more with a newcomer's consent. `joined`: added to this account. */
  loginResult: defineCall(rows.loginResult, {
    input: z.strictObject({
      code: z
        .string()
        .regex(/^[A-Za-z0-9_-]{20,100}$/)
        .meta({ examples: ['single-use-code-of-the-page'] }),
      consent: JoinConsent.optional(),
    }),
    output: z.object({
      outcome: z.enum(['signed_in', 'consent_needed', 'joined']),
      provider: Provider,
      user: SessionUser.nullable(),
      /** A path of this site; may be empty. */
      back: z.string(),
    }),
    errors: ['login_code_expired', 'member_waiting', 'member_locked', 'identity_taken', 'join_terms_changed'],
  }),
  /** The configured providers. */
  signInProviders: defineCall(rows.signInProviders, {
    input: z.strictObject({}),
    output: z.array(Provider),
  }),
  myProviders: defineCall(rows.myProviders, {
    input: z.strictObject({}),
    output: z.object({
      has_password: z.boolean(),
      providers: z.array(z.object({ provider: Provider, label: z.string(), joined_at: z.iso.datetime() })),
    }),
  }),
  /** Takes a provider away from the caller's account, never the last way in. */
  providerRemove: defineCall(rows.providerRemove, {
    input: z.strictObject({ provider: Provider, ...proof }),
    output: Success,
    errors: [...proofErrors, 'provider_not_joined', 'last_way_in'],
  }),
  /** The provider checks the token. */
  snsFacebook: defineCall(rows.snsFacebook, {
    input: z.strictObject({
      mem_sns_id: z.string().min(1).max(maxSubject),
      mem_token: z.string().min(1).max(maxToken),
    }),
    output: z.object({ msg: z.literal('success'), user: SessionUser }),
    errors: ['provider_failed', 'member_waiting', 'member_locked'],
  }),
  /** Notes a member's partner, in Chinese as old clients do. */
  loginUpdate: defineCall(loginUpdate, {
    input: z.strictObject({ company_type: CompanyType, mem_sns_id: z.string().min(1).max(maxSubject) }),
    output: Success,
  }),
};
