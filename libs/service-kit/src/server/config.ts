import { z } from 'zod';
import { keptSetting, limitsSetting } from '../limits/operator-settings.ts';
import { type LogLimits, usualLogLimits } from '../base/logger.ts';
import {
  isProduction,
  type ProductionRules,
  publicOverHttps,
  switchedOn,
  unpublished,
} from '../base/settings.ts';

const optional = <Inner extends z.ZodType>(inner: Inner) =>
  z.preprocess((v) => (v === '' ? undefined : v), inner.optional());

export const underTest = process.env['NODE_ENV'] === 'test';

export const logSettings = {
  /** Lines of one kind that are written within ten seconds. */
  LOG_LINES_PER_KIND: z.coerce.number().int().min(1).default(usualLogLimits.linesPerKind),
  /** Errors of one kind that are written within ten seconds. */
  LOG_ERRORS_PER_KIND: z.coerce.number().int().min(1).default(usualLogLimits.errorsPerKind),
};

export const logLimitsOf = (settings: {
  readonly LOG_LINES_PER_KIND: number;
  readonly LOG_ERRORS_PER_KIND: number;
}): LogLimits => ({
  ...usualLogLimits,
  linesPerKind: settings.LOG_LINES_PER_KIND,
  errorsPerKind: settings.LOG_ERRORS_PER_KIND,
});

export const SecretKey = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits: a key of 32 bytes')
  .transform((hex) => Buffer.from(hex, 'hex'));

/** Of every domain that sends mails which can be stopped (MAIL-5). */
export const mailLinkSettings = {
  /** Signs the links that stop mails (MAIL-5): the same for account and booking. */
  MAIL_LINK_KEY: SecretKey,
};

export const documentKeySettings = {
  /** Encrypts travellers' documents and pictures of questions at rest. */
  DOCUMENT_KEY: SecretKey,
};

/** A key that was printed in a compose file: what it encrypts is open. */
export const documentKeyProduction: ProductionRules = {
  DOCUMENT_KEY: unpublished('6e617261652d64656d6f6e7374726174696f6e2d6b65792d6f6e6c7921212121'),
};

/** What every service process is told by its environment; a service's own config.ts extends it. */
export const baseConfig = z.object({
  /** 0 takes any free port. */
  PORT: z.coerce.number().int().min(0).max(65535),
  /** Address that the process listens on. */
  HOST: z.string().default('127.0.0.1'),
  /** The service's own database. */
  MONGO_URL: z.string().regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  /** A NATS server with JetStream; without it events stay in the process. */
  NATS_URL: optional(z.string().regex(/^(nats|tls):\/\//, 'must begin with nats:// or tls://')),
  /** Where the public keys of session tokens are read. */
  JWKS_URL: z.url('must be the address of account’s /.well-known/jwks.json'),
  /** The mail server; without it no mails are sent. */
  SMTP_URL: optional(z.string().regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  ...logSettings,
  /** Whether limits count (ACCOUNT-16). */
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Changes of limits: `pages=1200, password=8/3600`. */
  LIMITS: limitsSetting,
  /** Changes of amounts kept at a time: `sessions=50, uploads=500`. */
  KEPT: keptSetting,
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

export const baseProduction: ProductionRules = {
  PUBLIC_ORIGIN: publicOverHttps,
  RATE_LIMITS: switchedOn,
};

type Env = Record<string, string | undefined>;
type Parsed<Schemas extends Record<string, z.ZodType>> = { [Name in keyof Schemas]: z.output<Schemas[Name]> };

const named = (issue: z.core.$ZodIssue, env: Env): [string, string] => {
  const name = issue.path.join('.');
  return [name, env[name] === undefined ? `${name} is missing` : `${name}: ${issue.message}`];
};

const notForProduction = (rules: ProductionRules, env: Env): [string, string][] =>
  Object.entries(isProduction(env) ? rules : {}).flatMap(([name, rule]) => {
    const sentence = rule(env[name]);
    if (sentence === undefined) return [];
    return [[name, sentence.startsWith('is ') ? `${name} ${sentence}` : `${name}: ${sentence}`]];
  });

/** Read once, at boot. @throws Error with a line per setting that is wrong, or forbidden in production */
export function readSettingsOf<Schemas extends Record<string, z.ZodType>>(
  schemas: Schemas,
  env: Env,
  production: ProductionRules = {},
): Parsed<Schemas> {
  const results = Object.entries(schemas).map(([name, schema]) => [name, schema.safeParse(env)] as const);
  const wrong = results.flatMap(([, { error }]) => (error?.issues ?? []).map((issue) => named(issue, env)));
  const mistakes = [...wrong, ...notForProduction(production, env)];
  // Each setting is named once, with its schema's first mistake.
  const lines = mistakes.filter(([name], at) => mistakes.findIndex(([other]) => other === name) === at);
  if (lines.length > 0)
    throw new Error(`The configuration is not complete.\n  ${lines.map(([, line]) => line).join('\n  ')}`);
  return Object.fromEntries(results.map(([name, { data }]) => [name, data])) as Parsed<Schemas>;
}

/** @throws Error with a line per setting that is wrong */
export const readSettings = <Schema extends z.ZodType>(
  schema: Schema,
  env: Env,
  production: ProductionRules = {},
): z.output<Schema> => readSettingsOf({ schema }, env, production).schema;

/** The settings every service process has. @throws Error with a line per setting that is wrong */
export const readBaseConfig = (env: Env): BaseConfig => readSettings(baseConfig, env, baseProduction);
