import path from 'node:path';
import { z } from 'zod';
import { StartupError } from './startup-error.ts';

const port = z.coerce.number().int().min(1).max(65_535);

const schema = z
  .object({
    /** The site's port; the sandbox takes the next one unless told otherwise. */
    PORT: port.default(3000),
    SANDBOX_PORT: port.optional(),
    HOST: z.string().default('127.0.0.1'),
    DATA_DIR: z.string().min(1).default('.data'),
    /** Replaces the embedded store. */
    MONGO_URL: z.string().optional(),
    /** Replaces the in-process bus. */
    NATS_URL: z.string().optional(),
    /** What shoppers type into the browser, where it differs from http://HOST:PORT. */
    PUBLIC_ORIGIN: z.url().optional(),
    LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('warn'),
    NODE_ENV: z.string().default('development'),
    HOLD_MINUTES: z.coerce.number().positive().default(15),
    HOLD_MINUTES_MOST: z.coerce.number().positive().default(30),
    /** How much faster than the provider's schedule the sandbox repeats its notifications; tests use it. */
    SANDBOX_SPEED: z.coerce.number().positive().default(1),
    /** Lets repeated sign-ins of a test run through; never raised for people. */
    RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  })
  .transform((env) => {
    const sandboxPort = env.SANDBOX_PORT ?? env.PORT + 1;
    return {
      ...env,
      dataDir: path.resolve(env.DATA_DIR),
      sandboxPort,
      origin: env.PUBLIC_ORIGIN ?? `http://${env.HOST}:${env.PORT}`,
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
