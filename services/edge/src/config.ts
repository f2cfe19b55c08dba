import { baseConfig, baseProduction, commaList, overHttps, readSettings } from '@narae/service-kit';
import { z } from 'zod';

const addresses = z
  .string()
  .default('')
  .transform((list) => commaList(list))
  .pipe(z.array(z.url()));

export const edgeSettings = z.object({
  /** Folder with the builds of shell and remotes. */
  APPS_DIR: z.string(),
  /** Releases that `npm run deploy` switches; without it the builds in APPS_DIR are served. */
  RELEASES_DIR: z.string().min(1).optional(),
  /** Hosts of payment providers that pages may post to, with commas. */
  PAY_ORIGINS: addresses,
  /** Renders the catalogue's pages; `off` sends the plain shell. */
  SSR: z.enum(['on', 'off']).default('on'),
  /** Replicas of account that run elsewhere, with commas. */
  ACCOUNT_URL: addresses,
  /** Replicas of catalog, as ACCOUNT_URL. */
  CATALOG_URL: addresses,
  /** Replicas of booking, as ACCOUNT_URL. */
  BOOKING_URL: addresses,
  /** Replicas of the community, as ACCOUNT_URL. */
  COMMUNITY_URL: addresses,
  /** Milliseconds before a call is answered with 504. */
  CALL_LIMIT_MS: z.coerce.number().int().min(100).max(60_000).default(6_000),
  /** `mailto:` or `https:`, shown at /.well-known/security.txt. */
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

export const processSettings = baseConfig.extend(edgeSettings.shape);
export type EdgeConfig = z.infer<typeof processSettings>;

/** @throws Error with one line per wrong setting */
export const readEdgeConfig = (env: NodeJS.ProcessEnv): EdgeConfig =>
  readSettings(processSettings, env, { ...baseProduction, PAY_ORIGINS: overHttps });
