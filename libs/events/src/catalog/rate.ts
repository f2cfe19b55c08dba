import { z } from 'zod';
import { defineEvent } from '../envelope.ts';

/** A new base rate: KRW per one unit of the currency, with the day it is valid for (MONEY-4). */
export const rateChangedV1 = defineEvent(
  'shop.catalog.rate.changed.v1',
  z.strictObject({
    currency: z.enum(['CNH', 'KRW', 'USD']),
    deal_bas_r: z.number().positive(),
    /** YYYY-MM-DD in Asia/Seoul. */
    rate_day: z.string(),
  }),
);
