import {
  isProduction,
  overHttps,
  switchedOff,
  unpublished,
  type AttemptHealth,
  type ProductionRules,
} from '@narae/service-kit';
import { z } from 'zod';
import type { BillGateSettings } from './providers/billgate/billgate.ts';

/** The sandbox's own merchant; outside production it is the default. */
const sandboxMerchant = {
  FUNPAY_URL: 'http://127.0.0.1:3001',
  FUNPAY_MID: 'P00000000000',
  FUNPAY_SECRET: 'narae-sandbox-secret',
  UNIONPAY: 'on',
  BILLGATE_PAY_URL: 'http://127.0.0.1:3001',
  BILLGATE_API_URL: 'http://127.0.0.1:3001',
  BILLGATE_SERVICE_ID: 'M2103135',
} as const;

/** What must be known before UnionPay can be offered. */
const billGateSettings = ['BILLGATE_PAY_URL', 'BILLGATE_API_URL', 'BILLGATE_SERVICE_ID'] as const;

export const PaymentSettings = z
  .object({
    FUNPAY_URL: z.url(),
    FUNPAY_MID: z.string().regex(/^P\d{11}$/, 'must be P and 11 digits'),
    FUNPAY_SECRET: z.string().min(16, 'must be at least 16 characters'),
    PAYMENT_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8_000),
    PAYMENT_SWEEP_MS: z.coerce.number().int().min(100).max(600_000).default(10_000),
    PAYMENT_CHECK_SECONDS: z.coerce.number().int().min(1).max(3_600).default(60),
    PAYMENT_GIVE_UP_HOURS: z.coerce.number().int().min(1).max(720).default(24),
    ALLOW_SANDBOX_OUTCOME: z.stringbool().default(false),
    /** Whether UnionPay is offered. */
    UNIONPAY: z.enum(['on', 'off']).default('off'),
    BILLGATE_PAY_URL: z.url().optional(),
    BILLGATE_API_URL: z.url().optional(),
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

/** In production nobody pays the sandbox's merchant, whose secret everybody knows. */
export const paymentProduction: ProductionRules = {
  FUNPAY_URL: overHttps,
  FUNPAY_MID: unpublished(sandboxMerchant.FUNPAY_MID.toLowerCase()),
  FUNPAY_SECRET: unpublished(sandboxMerchant.FUNPAY_SECRET),
  BILLGATE_PAY_URL: overHttps,
  BILLGATE_API_URL: overHttps,
  BILLGATE_SERVICE_ID: unpublished(sandboxMerchant.BILLGATE_SERVICE_ID.toLowerCase()),
  ALLOW_SANDBOX_OUTCOME: switchedOff,
};

/** Settings of payments and of the provider. */
export interface PaymentConfig {
  readonly funpay: {
    /** Origin of the provider: where browsers post, and where we ask. */
    readonly url: string;
    readonly mid: string;
    readonly secret: string;
  };
  /** BillGate for UnionPay; null where it is not set up. */
  readonly billgate: (BillGateSettings & { readonly offered: boolean }) | null;
  /** How long a provider may take to answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Rest between two rounds of the recovery job, in milliseconds. */
  readonly sweepMs: number;
  /** Seconds after which an attempt without notification is asked about; the wait doubles each time. */
  readonly checkSeconds: number;
  /** Hours after which an attempt nobody paid counts as closed. */
  readonly giveUpHours: number;
  /** Whether scripts may tell the sandbox provider what to do. */
  readonly allowSandboxOutcome: boolean;
  /** Tracks with every request whether the provider answers. */
  readonly health?: Pick<AttemptHealth, 'track'>;
}

type Env = Readonly<Record<string, string | undefined>>;

/** Outside production what is not set is the sandbox's; in production merchant, secret and host must be given. */
export const withSandboxMerchant = (env: Env): Env =>
  isProduction(env) ? env : { ...sandboxMerchant, ...env };

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

export const toPaymentConfig = (settings: z.output<typeof PaymentSettings>): PaymentConfig => ({
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
