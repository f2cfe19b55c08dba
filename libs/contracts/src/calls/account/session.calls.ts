import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { CompanyType, SessionUser } from '../../entities/account/member.ts';
import { Success } from '../../primitives.ts';
import * as rows from './session.rows.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyId,
  PasskeyName,
  PasskeyOptions,
  ShownPasskey,
  AppCode,
  SecondFactor,
  SecondFactorCode,
} from '../../entities/account/second-factor.ts';
import { proof, proofErrors } from './proof.ts';

const session = z.object({ user: SessionUser.nullable() });

export const sessionCalls = {
  session: defineCall(rows.session, {
    input: z.strictObject({}),
    output: session,
    errors: ['token_expired'],
  }),
  /** Name and telephone of the caller, for forms that offer them; neither is kept in the browser (ACCOUNT-18). */
  myContact: defineCall(rows.myContact, {
    input: z.strictObject({}),
    output: z.object({ mem_nm: z.string(), mem_tel: z.string() }),
  }),
  refresh: defineCall(rows.refresh, {
    input: z.strictObject({}),
    output: session,
    errors: ['login_required'],
  }),
  logout: defineCall(rows.logout, { input: z.strictObject({}), output: Success }),
  monitorHistory: defineCall(rows.monitorHistory, {
    input: z.strictObject({
      os_type: z.string().max(20),
      locale: z.string().max(20),
      company_type: CompanyType.default(''),
    }),
    output: Success,
  }),
};

const nothing = z.strictObject({});

/** Passkeys (ACCOUNT-31). Options are good for 15 minutes and one use. */
export const passkeyCalls = {
  passkeyOptions: defineCall(rows.passkeyOptions, { input: nothing, output: PasskeyOptions }),
  /** The session has then shown a second factor. */
  passkeySignIn: defineCall(rows.passkeySignIn, {
    input: z.strictObject({ passkey: ShownPasskey }),
    output: Success.extend({ user: SessionUser }),
    errors: ['passkey_invalid', 'passkey_expired', 'member_waiting', 'member_locked'],
  }),
  myPasskeys: defineCall(rows.myPasskeys, { input: nothing, output: z.array(Passkey) }),
  passkeyAddOptions: defineCall(rows.passkeyAddOptions, {
    input: z.strictObject(proof),
    output: PasskeyOptions,
    errors: [...proofErrors, 'passkeys_most', 'second_factor_needed', 'confirm_needed'],
  }),
  passkeyAdd: defineCall(rows.passkeyAdd, {
    input: z.strictObject({ passkey: NewPasskey }),
    output: Success.extend({ passkey_id: z.string() }),
    errors: ['passkey_invalid', 'passkey_expired', 'passkeys_most', 'version_conflict'],
  }),
  passkeyRename: defineCall(rows.passkeyRename, {
    input: z.strictObject({ passkey_id: PasskeyId, name: PasskeyName }),
    output: Success,
    errors: ['passkey_not_found', 'version_conflict'],
  }),
  /** Takes a passkey away, never the last way in. */
  passkeyRemove: defineCall(rows.passkeyRemove, {
    input: z.strictObject({ passkey_id: PasskeyId, ...proof }),
    output: Success,
    errors: [...proofErrors, 'passkey_not_found', 'last_way_in', 'version_conflict'],
  }),
  passkeyProveOptions: defineCall(rows.passkeyProveOptions, {
    input: nothing,
    output: PasskeyOptions,
    errors: ['passkey_not_found'],
  }),
  /** Shows who the caller is (ACCOUNT-24), for administrators also the second factor (ACCOUNT-30). */
  passkeyProve: defineCall(rows.passkeyProve, {
    input: z.strictObject({ passkey: ShownPasskey }),
    output: Success,
    errors: ['passkey_invalid', 'passkey_expired', 'version_conflict'],
  }),
};

/** Shown this once; what is stored cannot be read back. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/** For administrators (ACCOUNT-30); others get `admin_only`. Renew the session afterwards for the token's claim. */
export const secondFactorCalls = {
  secondFactor: defineCall(rows.secondFactor, {
    input: z.strictObject({}),
    output: SecondFactor,
    errors: ['admin_only'],
  }),
  /** An app's new secret in Base32, good for 15 minutes; counts once confirmed by a code. */
  secondFactorBegin: defineCall(rows.secondFactorBegin, {
    input: z.strictObject(proof),
    output: z.object({
      secret: z.string(),
      uri: z.string(),
    }),
    errors: [...proofErrors, 'admin_only', 'second_factor_set_already', 'confirm_needed', 'version_conflict'],
  }),
  /** Replaces the app before, and shows the second factor in this session. */
  secondFactorConfirm: defineCall(rows.secondFactorConfirm, {
    input: z.strictObject({ code: AppCode }),
    output: recoveryCodes,
    errors: [
      'admin_only',
      'second_factor_code_wrong',
      'second_factor_set_up_again',
      'second_factor_locked',
      'version_conflict',
    ],
  }),
  /** Shows the second factor in this session by a code of the app or a recovery code; each works once. */
  secondFactorEnter: defineCall(rows.secondFactorEnter, {
    input: z.strictObject({ code: SecondFactorCode }),
    output: Success,
    errors: [
      'admin_only',
      'second_factor_code_wrong',
      'second_factor_not_set',
      'second_factor_locked',
      'version_conflict',
    ],
  }),
  /** Replaces the codes before; needs the second factor and the proof of ACCOUNT-24. */
  recoveryCodesMake: defineCall(rows.recoveryCodesMake, {
    input: z.strictObject(proof),
    output: recoveryCodes,
    errors: [
      ...proofErrors,
      'admin_only',
      'second_factor_needed',
      'confirm_needed',
      'second_factor_not_set',
      'version_conflict',
    ],
  }),
};
