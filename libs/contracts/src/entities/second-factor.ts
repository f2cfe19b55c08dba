import { z } from 'zod';

/** Of the back office, for the member signed in (ACCOUNT-30). */
export const SecondFactor = z.object({
  /** An authenticator app is set up. */
  app: z.boolean(),
  /** Recovery codes that have not been used. */
  recovery_left: z.int(),
  /** Passkeys the member has: each stands for a second factor. */
  passkeys: z.int(),
  /** It was shown in this session, not too long ago. */
  shown: z.boolean(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** How long a code of an authenticator app and a recovery code are, without the blanks and hyphens people type. */
export const APP_CODE_LENGTH = 6;
export const RECOVERY_CODE_LENGTH = 10;

const typed = (pattern: RegExp) =>
  z
    .string()
    .max(40)
    .overwrite((text) => text.replaceAll(/[\s-]/g, '').toLowerCase())
    .refine((text) => pattern.test(text), 'second_factor_code_input');

/** A code of the authenticator app, as typed. */
export const AppCode = typed(/^\d{6}$/);
/** A code of the authenticator app or a recovery code, as typed. */
export const SecondFactorCode = typed(/^(?:\d{6}|[a-z2-7]{10})$/);
