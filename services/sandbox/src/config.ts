import { readSettings } from '@narae/service-kit';
import { z } from 'zod';

export interface SandboxConfig {
  /** The sandbox rejects `production`. */
  readonly nodeEnv: string;
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly smtpPort: number;
  readonly mid: string;
  readonly secret: string;
  readonly serviceId: string;
  readonly rateKey: string;
  readonly translateKey: string;
  /** Acceleration of the provider's schedule for repeated and late notifications. */
  readonly speed: number;
  readonly lateMinutes: number;
}

export const sandboxDefaults: SandboxConfig = {
  nodeEnv: 'development',
  host: '127.0.0.1',
  port: 3001,
  smtpPort: 0,
  mid: 'P00000000000',
  secret: 'narae-sandbox-secret',
  serviceId: 'M2103135',
  rateKey: 'narae-sandbox-rates',
  translateKey: 'narae-sandbox-translations',
  speed: 1,
  lateMinutes: 2,
};

const port = z.coerce.number().int().min(0).max(65_535);

export const Settings = z.object({
  /** `production` is rejected. */
  NODE_ENV: z.string().default(sandboxDefaults.nodeEnv),
  MONGO_URL: z.string().default('mongodb://127.0.0.1:27017'),
  LOG_LEVEL: z.string().default('warn'),
  HOST: z.string().default(sandboxDefaults.host),
  /** 0 takes any free port. */
  SANDBOX_PORT: port.default(sandboxDefaults.port),
  /** Of the mailbox; 0 takes any free port. */
  SANDBOX_SMTP_PORT: port.default(sandboxDefaults.smtpPort),
  /** Merchant number of FunPay: the shop's. */
  FUNPAY_MID: z
    .string()
    .regex(/^P\d{11}$/, 'must be P and 11 digits')
    .default(sandboxDefaults.mid),
  /** Signs FunPay's messages: the shop's. */
  FUNPAY_SECRET: z.string().min(16, 'must be at least 16 characters').default(sandboxDefaults.secret),
  /** Merchant number of BillGate: the shop's. */
  BILLGATE_SERVICE_ID: z
    .string()
    .regex(/^M\d{7}$/, 'must be M and 7 digits')
    .default(sandboxDefaults.serviceId),
  /** Key of the bank's exchange rates: the shop's. */
  EXIM_KEY: z.string().default(sandboxDefaults.rateKey),
  /** Key of the translator: the shop's. */
  TRANSLATE_KEY: z.string().default(sandboxDefaults.translateKey),
  /** Divides the waits before repeated and late notifications. */
  SANDBOX_SPEED: z.coerce.number().positive().max(100_000).default(sandboxDefaults.speed),
  /** Until a late notification. */
  SANDBOX_LATE_MINUTES: z.coerce.number().positive().max(10_000).default(sandboxDefaults.lateMinutes),
});

export interface SandboxProcess {
  readonly config: SandboxConfig;
  readonly mongoUrl: string;
  readonly logLevel: string;
}

/** Reads the settings of a sandbox in its own process. @throws Error with a line per wrong setting */
export const readSandboxProcess = (env: Readonly<Record<string, string | undefined>>): SandboxProcess => {
  const settings = readSettings(Settings, env);
  const config: SandboxConfig = {
    nodeEnv: settings.NODE_ENV,
    host: settings.HOST,
    port: settings.SANDBOX_PORT,
    smtpPort: settings.SANDBOX_SMTP_PORT,
    mid: settings.FUNPAY_MID,
    secret: settings.FUNPAY_SECRET,
    serviceId: settings.BILLGATE_SERVICE_ID,
    rateKey: settings.EXIM_KEY || sandboxDefaults.rateKey,
    translateKey: settings.TRANSLATE_KEY || sandboxDefaults.translateKey,
    speed: settings.SANDBOX_SPEED,
    lateMinutes: settings.SANDBOX_LATE_MINUTES,
  };
  return { config, mongoUrl: settings.MONGO_URL, logLevel: settings.LOG_LEVEL };
};
