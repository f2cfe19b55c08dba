import { holdMinutes } from '@narae/rules';
import {
  baseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  isProduction,
  mailLinkSettings,
  overHttps,
  readSettingsOf,
  switchedOff,
  unpublished,
  type BaseConfig,
  type KeptAmounts,
  type Limits,
  type ProductionRules,
} from '@narae/service-kit';
import { z } from 'zod';

/** The default outside production. */
const sandboxMerchant = {
  FUNPAY_URL: 'http://127.0.0.1:3001',
  FUNPAY_MID: 'P00000000000',
  FUNPAY_SECRET: 'narae-sandbox-secret',
  UNIONPAY: 'on',
  BILLGATE_PAY_URL: 'http://127.0.0.1:3001',
  BILLGATE_API_URL: 'http://127.0.0.1:3001',
  BILLGATE_SERVICE_ID: 'M2103135',
} as const;

/** Needed before UnionPay can be offered. */
const billGateSettings = ['BILLGATE_PAY_URL', 'BILLGATE_API_URL', 'BILLGATE_SERVICE_ID'] as const;

const PaymentSettings = z
  .object({
    /** Host of FunPay: browsers post there, and the server asks it. */
    FUNPAY_URL: z.url(),
    /** Merchant number at FunPay. */
    FUNPAY_MID: z.string().regex(/^P\d{11}$/, 'must be P and 11 digits'),
    /** Signs what goes to FunPay and comes from it (PAY-4). */
    FUNPAY_SECRET: z.string().min(16, 'must be at least 16 characters'),
    /** For an answer of a provider. */
    PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8_000),
    /** Between two rounds of the recovery job. */
    PAYMENT_SWEEP_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
    /** Until an attempt without notification is asked about; the wait doubles. */
    PAYMENT_CHECK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    /** Until an unpaid attempt counts as closed. */
    PAYMENT_GIVE_UP_HOURS: z.coerce.number().int().min(1).max(720).default(24),
    /** Lets a page choose what the sandbox answers. */
    ALLOW_SANDBOX_OUTCOME: z.stringbool().default(false),
    /** Whether UnionPay is offered (PAY-10); outside production it is on. */
    UNIONPAY: z.enum(['on', 'off']).default('off'),
    /** Host of BillGate that browsers post to. */
    BILLGATE_PAY_URL: z.url().optional(),
    /** Host of BillGate that the server asks. */
    BILLGATE_API_URL: z.url().optional(),
    /** Merchant number at BillGate. */
    BILLGATE_SERVICE_ID: z
      .string()
      .regex(/^M\d{7}$/, 'must be M and 7 digits')
      .optional(),
  })
  .superRefine((settings, { addIssue }) => {
    if (settings.UNIONPAY === 'off') return;
    for (const name of billGateSettings) {
      if (settings[name] === undefined) addIssue({ code: 'custom', path: [name], message: 'is missing' });
    }
  });

/** Everybody knows the sandbox merchant's secret. */
const paymentProduction: ProductionRules = {
  FUNPAY_URL: overHttps,
  FUNPAY_MID: unpublished(sandboxMerchant.FUNPAY_MID.toLowerCase()),
  FUNPAY_SECRET: unpublished(sandboxMerchant.FUNPAY_SECRET),
  BILLGATE_PAY_URL: overHttps,
  BILLGATE_API_URL: overHttps,
  BILLGATE_SERVICE_ID: unpublished(sandboxMerchant.BILLGATE_SERVICE_ID.toLowerCase()),
  ALLOW_SANDBOX_OUTCOME: switchedOff,
};

/** Settings of payments and of the provider. */
interface PaymentConfig {
  readonly funpay: {
    /** Where browsers post, and where we ask. */
    readonly url: string;
    readonly mid: string;
    readonly secret: string;
  };
  /** Null where it is not set up. */
  readonly billgate: {
    /** Browsers post to `payUrl`, the server asks `apiUrl`. */
    readonly payUrl: string;
    readonly apiUrl: string;
    readonly serviceId: string;
    readonly offered: boolean;
  } | null;
  /** For an answer of a provider, in milliseconds. */
  readonly timeoutMs: number;
  /** Between two rounds of the recovery job, in milliseconds. */
  readonly sweepMs: number;
  /** Seconds until an attempt without notification is asked about; the wait doubles. */
  readonly checkSeconds: number;
  /** Until an unpaid attempt counts as closed. */
  readonly giveUpHours: number;
  readonly allowSandboxOutcome: boolean;
}

type Env = Readonly<Record<string, string | undefined>>;

/** In production merchant, secret and host must be given. */
const withSandboxMerchant = (env: Env): Env => (isProduction(env) ? env : { ...sandboxMerchant, ...env });

const toBillGate = ({
  UNIONPAY,
  BILLGATE_PAY_URL,
  BILLGATE_API_URL,
  BILLGATE_SERVICE_ID,
}: z.output<typeof PaymentSettings>): PaymentConfig['billgate'] =>
  BILLGATE_PAY_URL && BILLGATE_API_URL && BILLGATE_SERVICE_ID
    ? {
        payUrl: new URL(BILLGATE_PAY_URL).origin,
        apiUrl: new URL(BILLGATE_API_URL).origin,
        serviceId: BILLGATE_SERVICE_ID,
        offered: UNIONPAY === 'on',
      }
    : null;

const toPaymentConfig = (settings: z.output<typeof PaymentSettings>): PaymentConfig => ({
  funpay: {
    url: new URL(settings.FUNPAY_URL).origin,
    mid: settings.FUNPAY_MID,
    secret: settings.FUNPAY_SECRET,
  },
  billgate: toBillGate(settings),
  timeoutMs: settings.PAYMENT_TIMEOUT_MS,
  sweepMs: settings.PAYMENT_SWEEP_MS,
  checkSeconds: settings.PAYMENT_CHECK_SECONDS,
  giveUpHours: settings.PAYMENT_GIVE_UP_HOURS,
  allowSandboxOutcome: settings.ALLOW_SANDBOX_OUTCOME,
});

const BookingSettings = z
  .object({
    /** Minutes for which seats are held at first (SEAT-1). */
    HOLD_MINUTES: z.coerce.number().int().min(1).max(120).default(holdMinutes.first),
    /** Minutes for which seats are held at most, extensions included. */
    HOLD_MINUTES_MOST: z.coerce.number().int().min(1).max(240).default(holdMinutes.most),
    RATE_LIMITS: baseConfig.shape.RATE_LIMITS,
    LIMITS: baseConfig.shape.LIMITS,
    KEPT: baseConfig.shape.KEPT,
    ...documentKeySettings,
    ...mailLinkSettings,
    /** Days after the trip. */
    DOCUMENT_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
    /** Days for which sent mails are remembered (MAIL-1). */
    MAIL_RECORD_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
    /** Milliseconds between repairs of cancellations after a crash (REFUND-2). */
    CANCELLATION_SWEEP_MS: z.coerce.number().int().min(100).max(600_000).default(60_000),
    /** For requests for custom trips (CUSTOM-7) and cancellations (REFUND-8); nobody is told where absent. */
    DESK_MAILBOX: z.email('must be an email address').optional(),
    /** As browsers and providers see it; of several the first. */
    PUBLIC_ORIGIN: z
      .string()
      .transform((list) => list.split(',')[0]?.trim())
      .pipe(
        z.url('must be an address such as https://narae.example').transform((url) => new URL(url).origin),
      ),
  })
  .refine((settings) => settings.HOLD_MINUTES <= settings.HOLD_MINUTES_MOST, {
    path: ['HOLD_MINUTES_MOST'],
    error: 'must not be less than HOLD_MINUTES',
  });

/** Times in minutes and days. */
export interface BookingConfig {
  readonly hold: { readonly firstMinutes: number; readonly mostMinutes: number };
  readonly rateLimits: boolean;
  readonly limits?: Limits;
  readonly kept?: KeptAmounts;
  readonly documentKey: Buffer;
  /** For the links that stop mails (MAIL-5). */
  readonly mailLinkKey: Buffer;
  readonly retentionDays: number;
  readonly mailRecordDays: number;
  readonly cancellationSweepMs: number;
  readonly deskMailbox?: string;
  readonly publicOrigin: string;
  readonly payments: PaymentConfig;
}

const production = {
  ...baseProduction,
  ...paymentProduction,
  ...documentKeyProduction,
};

export const own = { booking: BookingSettings, payment: PaymentSettings };
type Own = { [Part in keyof typeof own]: z.output<(typeof own)[Part]> };

const toBookingConfig = ({ booking, payment }: Own): BookingConfig => ({
  hold: { firstMinutes: booking.HOLD_MINUTES, mostMinutes: booking.HOLD_MINUTES_MOST },
  rateLimits: booking.RATE_LIMITS === 'on',
  limits: booking.LIMITS,
  kept: booking.KEPT,
  documentKey: booking.DOCUMENT_KEY,
  mailLinkKey: booking.MAIL_LINK_KEY,
  retentionDays: booking.DOCUMENT_RETENTION_DAYS,
  mailRecordDays: booking.MAIL_RECORD_DAYS,
  cancellationSweepMs: booking.CANCELLATION_SWEEP_MS,
  ...(booking.DESK_MAILBOX === undefined ? {} : { deskMailbox: booking.DESK_MAILBOX }),
  publicOrigin: booking.PUBLIC_ORIGIN,
  payments: toPaymentConfig(payment),
});

/** @throws Error with one line per setting that is wrong or missing */
export const readBookingConfig = (env: NodeJS.ProcessEnv): BookingConfig =>
  toBookingConfig(readSettingsOf(own, withSandboxMerchant(env), production));

/** @throws Error with one line per setting that is wrong or missing */
export const readBookingProcess = (env: NodeJS.ProcessEnv): BaseConfig & BookingConfig => {
  const parts = readSettingsOf({ base: baseConfig, ...own }, withSandboxMerchant(env), production);
  return { ...parts.base, ...toBookingConfig(parts) };
};
