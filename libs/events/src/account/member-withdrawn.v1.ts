import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A member left; personal data elsewhere is to be erased. */
export const memberWithdrawnV1 = defineEvent(
  'shop.account.member.withdrawn.v1',
  z.strictObject({ mem_id: z.string() }),
);
