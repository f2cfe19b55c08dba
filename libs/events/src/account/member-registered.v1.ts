import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** Somebody became a member. */
export const memberRegisteredV1 = defineEvent(
  'shop.account.member.registered.v1',
  z.strictObject({ mem_id: z.string(), company_type: z.string() }),
);
