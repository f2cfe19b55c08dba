import { z } from 'zod';
import { preparedSigns } from '../shared/prepared-text.ts';
import { nameText } from '../../primitives.ts';
import { MAX_PASSKEY_NAME } from './limits.ts';

/** Of the back office, for the member signed in (ACCOUNT-30). */
export const SecondFactor = z.object({
  app: z.boolean(),
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
    .overwrite((text) => preparedSigns(text).replaceAll(/[\s-]/g, '').toLowerCase())
    .refine((text) => pattern.test(text), 'second_factor_code_input');

export const AppCode = typed(/^\d{6}$/);
/** A code of the authenticator app or a recovery code, as typed. */
export const SecondFactorCode = typed(/^(?:\d{6}|[a-z2-7]{10})$/);

/** Base64url without padding. */
const encoded = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[A-Za-z0-9_-]+$/);

/** The identifier of a credential: at most 1,023 bytes (Web Authentication, 4). */
export const PasskeyId = encoded(1_364);

export const PasskeyName = nameText(MAX_PASSKEY_NAME).refine((name) => name !== '', 'passkey_name_input');

export const Passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** The member's other devices have it as well. */
  synced_yn: z.enum(['Y', 'N']),
  added_at: z.iso.datetime(),
  used_at: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const credential = {
  id: PasskeyId,
  rawId: PasskeyId,
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional().catch(undefined),
  clientExtensionResults: z.unknown().transform(() => ({})),
};

/** What `navigator.credentials.create` brought, in the JSON of Web Authentication; what browsers add besides is dropped. */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    attestationObject: encoded(20_000),
    transports: z
      .array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']))
      .max(10)
      .optional()
      .catch(undefined),
  }),
});
export type NewPasskey = z.infer<typeof NewPasskey>;

export const ShownPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: encoded(4_000),
    authenticatorData: encoded(4_000),
    signature: encoded(2_000),
    userHandle: encoded(128).optional(),
  }),
});
export type ShownPasskey = z.infer<typeof ShownPasskey>;

/** What the browser is given to make or find a passkey with, in the JSON of Web Authentication. */
export const PasskeyOptions = z.object({ options: z.looseObject({ challenge: z.string() }) });
