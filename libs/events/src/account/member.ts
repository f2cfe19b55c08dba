import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

export const memberRegisteredV1 = defineEvent(
  'shop.account.member.registered.v1',
  z.strictObject({ mem_id: z.string(), company_type: z.string() }),
);

/** Something was done with an account (ACCOUNT-21). Where and on which device, account's own session says. */
export const memberChangedV1 = defineEvent(
  'shop.account.member.changed.v1',
  z.strictObject({
    mem_id: z.string(),
    /** One of `activityKinds`; older releases ignore a kind they do not know. */
    kind: z.string(),
    by: z.enum(['member', 'admin', 'operator']),
    /** The session it was done in; null where there is none. */
    sid: z.string().nullable(),
    /** Why the shop decided so, one of a fixed list; empty where it does not say. */
    reason: z.string().default(''),
  }),
);

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

/** A member joined their other account to this one: what `from` has is `into`'s from now on (ACCOUNT-36). */
export const memberJoinedV1 = defineEvent(
  'shop.account.member.joined.v1',
  z.strictObject({ from: z.string(), into: z.string(), at: z.iso.datetime() }),
);

/** Personal data elsewhere is to be erased. */
export const memberWithdrawnV1 = defineEvent(
  'shop.account.member.withdrawn.v1',
  z.strictObject({ mem_id: z.string() }),
);
