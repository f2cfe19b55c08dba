import path from 'node:path';
import { keptSetting, limitsSetting, logSettings } from '@narae/service-kit';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { usualDataDir } from './data/data-dir.ts';
import { StartupError } from './data/startup-error.ts';

export const appsDir = fileURLToPath(new URL('../../..', import.meta.url));

export const drawingEntry = fileURLToPath(
  new URL(`draw-pictures-main${path.extname(import.meta.url)}`, import.meta.url),
);

const port = z.coerce.number().int().min(1).max(65_535);

/** Optional; empty counts as absent. */
const setting = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === '' ? undefined : value), inner.optional());

/** Passkeys need a name: an address has none (ACCOUNT-31). */
const nameOf = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host);

export const schema = z
  .object({
    /** Of the site. */
    PORT: port.default(3000),
    /** Of payment provider and mailbox; by default the one after PORT. */
    SANDBOX_PORT: setting(port),
    /** Address that site and sandbox listen on. */
    HOST: z.string().default('127.0.0.1'),
    /** Store, pictures, keys and releases; delete it to start again. */
    DATA_DIR: z.string().min(1).default(usualDataDir),
    /** Public pictures if not below DATA_DIR; shops may share it. */
    MEDIA_DIR: z.string().min(1).optional(),
    /** Whether an empty shop opens before its pictures are drawn; tests use `first`. */
    PICTURES: z.enum(['beside', 'first']).default('beside'),
    /** Releases of `npm run deploy` if not below DATA_DIR; `none` serves the builds. */
    RELEASES_DIR: setting(z.string()),
    METRICS_PORT: setting(port),
    /** A MongoDB in place of the embedded store. */
    MONGO_URL: setting(
      z.string().regex(/^mongodb(\+srv)?:\/\//, 'it must begin with mongodb:// or mongodb+srv://'),
    ),
    /** A NATS server with JetStream in place of the bus in the process. */
    NATS_URL: setting(z.string().regex(/^(nats|tls):\/\//, 'it must begin with nats:// or tls://')),
    /** The public address, if it is not http://localhost:PORT. */
    PUBLIC_ORIGIN: setting(z.url()),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    ...logSettings,
    /** `production` is rejected: this start includes the payment sandbox. */
    NODE_ENV: z.string().default('development'),
    /** Minutes for which seats are held at first (SEAT-1). */
    HOLD_MINUTES: z.coerce.number().positive().default(15),
    /** Minutes for which seats are held at most. */
    HOLD_MINUTES_MOST: z.coerce.number().positive().default(30),
    /** Speeds up the sandbox's notifications for tests. */
    SANDBOX_SPEED: z.coerce.number().positive().default(1),
    /** Milliseconds between looks for open payments and interrupted cancellations. */
    PAYMENT_SWEEP_MS: z.coerce.number().int().min(100).default(10_000),
    CANCELLATION_SWEEP_MS: z.coerce.number().int().min(100).default(60_000),
    /** `off` for tests only. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    LIMITS: limitsSetting,
    KEPT: keptSetting,
    /** `off` makes its button say that it is not configured (ACCOUNT-10). */
    GOOGLE_SIGN_IN: z.enum(['on', 'off']).default('on'),
    SSR: z.enum(['on', 'off']).default('on'),
  })
  .transform((env) => {
    const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
    return {
      ...env,
      dataDir: path.resolve(env.DATA_DIR),
      mediaDir: path.resolve(env.MEDIA_DIR ?? path.join(env.DATA_DIR, 'media')),
      releasesDir:
        env.RELEASES_DIR === 'none'
          ? undefined
          : path.resolve(env.RELEASES_DIR ?? path.join(env.DATA_DIR, 'releases')),
      sandboxPort,
      origin: env.PUBLIC_ORIGIN ?? `http://${nameOf(env.HOST)}:${env.PORT}`,
      sandboxOrigin: `http://${env.HOST}:${sandboxPort}`,
      production: env.NODE_ENV === 'production',
    };
  });

export type StandaloneConfig = z.infer<typeof schema>;

/** @throws StartupError naming the variable that is wrong */
export const readConfig = (env: NodeJS.ProcessEnv): StandaloneConfig => {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartupError(
    `${issue?.path.join('.')} is not usable (${issue?.message}); correct or unset it and start again.`,
  );
};

export const readBackupConfig = (
  env: NodeJS.ProcessEnv,
): { dataDir: string; mediaDir: string; keyElsewhere: boolean } => {
  const { dataDir, mediaDir } = readConfig(env);
  return { dataDir, mediaDir, keyElsewhere: (env['DOCUMENT_KEY'] ?? '') !== '' };
};

/** Keeps the sandbox provider from real customers. @throws StartupError */
export const rejectInProduction = ({ production }: StandaloneConfig): void => {
  if (!production) return;
  throw new StartupError(
    'NODE_ENV is production, and this start includes the payment sandbox; unset NODE_ENV, or run the services one by one with a real provider (README, "Deploy one domain").',
  );
};
