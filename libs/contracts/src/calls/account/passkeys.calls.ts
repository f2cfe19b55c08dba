import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { SessionUser } from '../../entities/member.ts';
import {
  NewPasskey,
  Passkey,
  PasskeyId,
  PasskeyName,
  PasskeyOptions,
  ShownPasskey,
} from '../../entities/passkey.ts';
import { Success } from '../../primitives.ts';
import * as rows from './passkeys.rows.ts';
import { proof, proofErrors } from './proof.ts';

const nothing = z.strictObject({});

/** Passkeys: signing in with one, and a member's own (ACCOUNT-31). Options are good for 15 minutes and for one use. */
export const passkeyCalls = {
  /** What the browser needs to offer the passkeys it has for this site. */
  passkeyOptions: defineCall(rows.passkeyOptions, { input: nothing, output: PasskeyOptions }),
  /** Signs in whoever the passkey belongs to; the session has shown a second factor. */
  passkeySignIn: defineCall(rows.passkeySignIn, {
    input: z.strictObject({ passkey: ShownPasskey }),
    output: Success.extend({ user: SessionUser }),
    errors: ['passkey_invalid', 'passkey_expired', 'member_waiting', 'member_locked'],
  }),
  myPasskeys: defineCall(rows.myPasskeys, { input: nothing, output: z.array(Passkey) }),
  /** What the browser needs to make a passkey. */
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
  /** What the browser needs to show one of the caller's own passkeys once more. */
  passkeyProveOptions: defineCall(rows.passkeyProveOptions, {
    input: nothing,
    output: PasskeyOptions,
    errors: ['passkey_not_found'],
  }),
  /** Shows in this session who one is (ACCOUNT-24), for administrators also the second factor (ACCOUNT-30). */
  passkeyProve: defineCall(rows.passkeyProve, {
    input: z.strictObject({ passkey: ShownPasskey }),
    output: Success,
    errors: ['passkey_invalid', 'passkey_expired', 'version_conflict'],
  }),
};
