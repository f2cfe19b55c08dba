import { z } from 'zod';

/** What every cart event carries. */
export const cartFacts = z.strictObject({ cart_id: z.string(), mem_id: z.string(), prod_id: z.string() });
