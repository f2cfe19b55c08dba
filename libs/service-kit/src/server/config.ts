import { z } from 'zod';

/** A setting of the environment: empty means absent. */
const optional = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((v) => (v === '' ? undefined : v), inner.optional());

/** Whether tests run this process: mistakes of ours are then answered loudly. */
export const underTest = process.env['NODE_ENV'] === 'test';

/** What every service process is told by its environment; a service's own config.ts extends it. */
export const baseConfig = z.object({
  PORT: z.coerce.number().int().min(0).max(65535),
  HOST: z.string().default('127.0.0.1'),
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  NATS_URL: optional(z.string().regex(/^(nats|tls):\/\//, 'must begin with nats:// or tls://')),
  JWKS_URL: z.url('must be the address of account’s /.well-known/jwks.json'),
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  /** Where shoppers see the site, such as https://narae.example; several with commas. */
  PUBLIC_ORIGIN: optional(z.string()),
  /** Addresses whose X-Forwarded-* headers are believed: the edge. With commas. */
  TRUST_PROXY: optional(z.string()),
  /** Port of `/metrics` where it is not to be the service's own; the edge shows its numbers nowhere else. */
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65535)),
  /** For how long a process that is told to end says so by /readyz before it takes no more calls, in milliseconds. */
  DRAIN_NOTICE_MS: z.coerce.number().int().min(0).max(60_000).default(2_000),
});
export type BaseConfig = z.infer<typeof baseConfig>;

/**
 * Reads a service's settings once, at boot.
 * @throws Error with one line per setting that is wrong, for the person who starts the process
 */
export function readSettings<Schema extends z.ZodType>(
  schema: Schema,
  env: Record<string, string | undefined>,
): z.output<Schema> {
  const result = schema.safeParse(env);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => {
    const name = issue.path.join('.');
    return env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`;
  });
  throw new Error(`The configuration is not complete.\n  ${lines.join('\n  ')}`);
}

/** The settings every service process has in common. @throws Error with one line per setting that is wrong */
export const readBaseConfig = (env: Record<string, string | undefined>): BaseConfig =>
  readSettings(baseConfig, env);
