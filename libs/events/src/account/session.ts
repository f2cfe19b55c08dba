import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A session ended before its access token ran out; services reject the token until `expires_at`. */
export const sessionRevokedV1 = defineEvent(
  'shop.account.session.revoked.v1',
  z.strictObject({
    sid: z.string(),
    mem_id: z.string(),
    /** ISO 8601: when the last access token of the session runs out. */
    expires_at: z.iso.datetime(),
  }),
);
