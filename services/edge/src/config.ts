import { baseConfigSchema } from '@narae/service-kit';
import { z } from 'zod';

const urls = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((url) => url.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.url()));

export const edgeConfigSchema = baseConfigSchema.extend({
  /** Folder that holds `shell/dist` and `mfe-*`/dist`. */
  APPS_DIR: z.string(),
  /** Origins that may receive a payment form, blank-separated. */
  PAY_ORIGINS: z.string().default(''),
  /** Where each service answers when it is not registered beside the edge; several addresses, comma-separated. */
  ACCOUNT_URL: urls,
  CATALOG_URL: urls,
  BOOKING_URL: urls,
  COMMUNITY_URL: urls,
});

export type EdgeConfig = z.infer<typeof edgeConfigSchema>;
