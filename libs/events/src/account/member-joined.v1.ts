import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A member joined their other account to this one: what `from` has is `into`'s from now on (ACCOUNT-36). */
export const memberJoinedV1 = defineEvent(
  'shop.account.member.joined.v1',
  z.strictObject({ from: z.string(), into: z.string(), at: z.iso.datetime() }),
);
