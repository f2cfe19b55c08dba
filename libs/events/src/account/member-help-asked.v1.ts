import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Somebody named a member rightly and asked for help with signing in (ACCOUNT-7). It is mailed to the member, in this language. */
export const memberHelpAskedV1 = defineEvent(
  'shop.account.member.help-asked.v1',
  z.strictObject({
    mem_id: z.string(),
    /** The whole address, or a link to a new password. */
    help: z.enum(['email', 'password']),
    lan_tp: z.string(),
  }),
);
