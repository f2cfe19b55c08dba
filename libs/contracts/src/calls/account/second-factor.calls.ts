import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { AppCode, SecondFactor, SecondFactorCode } from '../../entities/second-factor.ts';
import { Success } from '../../primitives.ts';
import { proof, proofErrors } from './proof.ts';
import * as rows from './second-factor.rows.ts';

/** Shown this once; what is stored cannot be read back. */
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

/**
 * The second factor of administrators (ACCOUNT-30), for members with a role; `admin_only` for everybody else. What the
 * session has shown is a claim of its access token: renew the session after confirming or entering.
 */
export const secondFactorCalls = {
  secondFactor: defineCall(rows.secondFactor, {
    input: z.strictObject({}),
    output: SecondFactor,
    errors: ['admin_only'],
  }),
  /** A new secret for an authenticator app, good for 15 minutes; it counts once a code of it was confirmed. */
  secondFactorBegin: defineCall(rows.secondFactorBegin, {
    input: z.strictObject(proof),
    output: z.object({
      /** Base32, to be typed where a camera cannot be used. */
      secret: z.string(),
      /** `otpauth:` address for the QR code. */
      uri: z.string(),
    }),
    errors: [...proofErrors, 'admin_only', 'second_factor_set_already', 'confirm_needed', 'version_conflict'],
  }),
  /** Puts the app in the place of the one before, and shows the second factor in this session. */
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
  /** New recovery codes in the place of those before; needs the second factor, and who one is. */
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
