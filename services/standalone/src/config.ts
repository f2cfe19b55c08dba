import path from 'node:path';
import { keptSetting, limitsSetting, logSettings } from '@narae/service-kit';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { usualDataDir } from './data/data-dir.ts';
import { StartupError } from './data/startup-error.ts';

/** Holds `shell/` and the remotes, both from source and from the bundle. */
export const appsDir = fileURLToPath(new URL('../../..', import.meta.url));

/** The program that draws pictures lies beside this file, bundled or not. */
export const drawingEntry = fileURLToPath(
  new URL(`draw-pictures-main${path.extname(import.meta.url)}`, import.meta.url),
);

const port = z.coerce.number().int().min(1).max(65_535);

/** A variable that may be absent; an empty one is. */
const setting = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((value) => (value === '' ? undefined : value), inner.optional());

/** What browsers call a host: passkeys belong to a name, and an address of the machine has none (ACCOUNT-31). */
const nameOf = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host);

const schema = z
  .object({
    /** The site's port; the sandbox takes the next one unless told otherwise. */
    PORT: port.default(3000),
    SANDBOX_PORT: setting(port),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default(usualDataDir),
    /** Folder of the public pictures, where it is not below DATA_DIR; several shops may share one. */
    MEDIA_DIR: z.string().min(1).optional(),
    /** Whether an empty shop opens while its pictures are being drawn, or `first` when they are; tests use it. */
    PICTURES: z.enum(['beside', 'first']).default('beside'),
    /** Releases that `npm run deploy` switches, where they are not below DATA_DIR; `none` serves the builds as they lie. */
    RELEASES_DIR: setting(z.string()),
    /** Where `/metrics` is, if anywhere. */
    METRICS_PORT: setting(port),
    /** Replaces the embedded store. */
    MONGO_URL: setting(
      z.string().regex(/^mongodb(\+srv)?:\/\//, 'it must begin with mongodb:// or mongodb+srv://'),
    ),
    /** Replaces the in-process bus. */
    NATS_URL: setting(z.string().regex(/^(nats|tls):\/\//, 'it must begin with nats:// or tls://')),
    /** What shoppers type into the browser, where it differs from http://localhost:PORT. */
    PUBLIC_ORIGIN: setting(z.url()),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    ...logSettings,
    NODE_ENV: z.string().default('development'),
    HOLD_MINUTES: z.coerce.number().positive().default(15),
    HOLD_MINUTES_MOST: z.coerce.number().positive().default(30),
    /** How much faster than the provider's schedule the sandbox repeats its notifications; tests use it. */
    SANDBOX_SPEED: z.coerce.number().positive().default(1),
    /** How often booking looks after open payments, and after cancellations that were interrupted; tests use it. */
    PAYMENT_SWEEP_MS: z.coerce.number().int().min(100).default(10_000),
    CANCELLATION_SWEEP_MS: z.coerce.number().int().min(100).default(60_000),
    /** Lets repeated sign-ins of a test run through; never raised for people. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
    /** What the operator has changed of the table of limits. */
    LIMITS: limitsSetting,
    /** The same of the table of what is kept at a time. */
    KEPT: keptSetting,
    /** `off` leaves Google unconfigured: its button then only says so (ACCOUNT-10). */
    GOOGLE_SIGN_IN: z.enum(['on', 'off']).default('on'),
    /** `off` sends the catalogue's pages as the plain shell, without server rendering. */
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

/** Reads the environment; throws a {@link StartupError} naming the variable that is wrong. */
export const readConfig = (env: NodeJS.ProcessEnv): StandaloneConfig => {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  throw new StartupError(
    `${issue?.path.join('.')} is not usable (${issue?.message}); correct or unset it and start again.`,
  );
};

/** What the commands for backups need to know of a site. */
export const readBackupConfig = (
  env: NodeJS.ProcessEnv,
): { dataDir: string; mediaDir: string; keyElsewhere: boolean } => {
  const { dataDir, mediaDir } = readConfig(env);
  return { dataDir, mediaDir, keyElsewhere: (env['DOCUMENT_KEY'] ?? '') !== '' };
};

/** Keeps a make-believe payment provider away from real customers. @throws StartupError */
export const rejectInProduction = ({ production }: StandaloneConfig): void => {
  if (!production) return;
  throw new StartupError(
    'NODE_ENV is production, and this start includes the payment sandbox; unset NODE_ENV, or run the services one by one with a real provider (README, "Deploy one domain").',
  );
};
