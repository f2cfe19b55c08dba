import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CompanyType, JoinConsent, SessionUser } from '../../entities/member.ts';
import { signInProviders } from '../../entities/sign-in-providers.ts';
import { Success } from '../../primitives.ts';
import { proof, proofErrors } from './proof.ts';
import * as rows from './social.rows.ts';
import { loginUpdate } from './sign-in.rows.ts';

const Provider = z.enum(signInProviders);
const maxSubject = 128;
const maxToken = 1_000;

/** Signing in with a provider: what comes after its redirects (ACCOUNT-9, ACCOUNT-10). */
export const providerCalls = {
  /**
   * Exchanges the one-time code that /loginResult was opened with. Somebody new is asked for consent first; the code then
   * works once more, with it. `joined` added the provider to the account that is signed in.
   */
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
      /** A path of this site to go on to; empty where there is none. */
      back: z.string(),
    }),
    errors: ['login_code_expired', 'member_waiting', 'member_locked', 'identity_taken', 'join_terms_changed'],
  }),
  /** The providers that are configured: the others' buttons only say so. */
  signInProviders: defineCall(rows.signInProviders, {
    input: z.strictObject({}),
    output: z.array(Provider),
  }),
  /** What the caller can sign in with besides a passkey. */
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
  /** A token that an old client's browser brought along; it is checked with the provider. */
  snsFacebook: defineCall(rows.snsFacebook, {
    input: z.strictObject({
      mem_sns_id: z.string().min(1).max(maxSubject),
      mem_token: z.string().min(1).max(maxToken),
    }),
    output: z.object({ msg: z.literal('success'), user: SessionUser }),
    errors: ['provider_failed', 'member_waiting', 'member_locked'],
  }),
  /** Notes through which partner a member of a provider came; in Chinese, as old clients do. */
  loginUpdate: defineCall(loginUpdate, {
    input: z.strictObject({ company_type: CompanyType, mem_sns_id: z.string().min(1).max(maxSubject) }),
    output: Success,
  }),
};
