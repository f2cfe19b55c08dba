import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Something was done with an account (ACCOUNT-21). Where and on which device, account's own session says. */
export const memberChangedV1 = defineEvent(
  'shop.account.member.changed.v1',
  z.strictObject({
    mem_id: z.string(),
    /** One of `activityKinds`; a kind that an older release does not know passes it by. */
    kind: z.string(),
    by: z.enum(['member', 'admin', 'operator']),
    /** The session it was done in; null where there is none. */
    sid: z.string().nullable(),
    /** Why the shop decided so, one of a fixed list; empty where it does not say. */
    reason: z.string().default(''),
  }),
);
