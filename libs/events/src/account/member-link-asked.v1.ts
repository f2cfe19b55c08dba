import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/**
 * A member asked for the link that confirms the mailbox they have (ACCOUNT-14), or the one that makes a new address theirs
 * (ACCOUNT-28). It is mailed in this language; the address itself is in the member's record alone.
 */
export const memberLinkAskedV1 = defineEvent(
  'shop.account.member.link-asked.v1',
  z.strictObject({
    mem_id: z.string(),
    link: z.enum(['mailbox', 'email']),
    lan_tp: z.string(),
  }),
);
