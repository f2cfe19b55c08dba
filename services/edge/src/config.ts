import { baseConfig, baseProduction, commaList, overHttps, readSettings } from '@narae/service-kit';
import { z } from 'zod';

const addresses = z
  .string()
  .default('')
  .transform((list) => commaList(list))
  .pipe(z.array(z.url()));

/** What the edge needs to know beside its bus. */
export const edgeSettings = z.object({
  /** Folder that holds `shell/dist` and each `mfe-…/dist`. */
  APPS_DIR: z.string(),
  /** Where releases lie that `npm run deploy` switches; without it the builds in APPS_DIR are served as they are. */
  RELEASES_DIR: z.string().min(1).optional(),
  /** Origins that may receive a payment form, with commas. */
  PAY_ORIGINS: addresses,
  /** Whether the edge renders the catalogue's pages; `off` sends them as the plain shell. */
  SSR: z.enum(['on', 'off']).default('on'),
  /** Where each service answers when it is not registered beside the edge; several replicas with commas. */
  ACCOUNT_URL: addresses,
  CATALOG_URL: addresses,
  BOOKING_URL: addresses,
  COMMUNITY_URL: addresses,
  /** Milliseconds a service has for an answer before its caller is told 504; shoppers wait no longer than this. */
  CALL_LIMIT_MS: z.coerce.number().int().min(100).max(60_000).default(6_000),
  /** Whom to tell of a hole: `mailto:` or `https:`, shown at /.well-known/security.txt. */
  SECURITY_CONTACT: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)?$/)
    .default(''),
  RATE_LIMITS: baseConfig.shape.RATE_LIMITS,
  LIMITS: baseConfig.shape.LIMITS,
  KEPT: baseConfig.shape.KEPT,
  PUBLIC_ORIGIN: baseConfig.shape.PUBLIC_ORIGIN,
});

export type EdgeSettings = z.infer<typeof edgeSettings>;

const processSettings = baseConfig.extend(edgeSettings.shape);
export type EdgeConfig = z.infer<typeof processSettings>;

/** Reads the settings of an edge process. @throws Error with one line per setting that is wrong */
export const readEdgeConfig = (env: NodeJS.ProcessEnv): EdgeConfig =>
  readSettings(processSettings, env, { ...baseProduction, PAY_ORIGINS: overHttps });
