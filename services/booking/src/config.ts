import { holdMinutes } from '@narae/rules';
import {
  baseConfig,
  baseProduction,
  documentKeyProduction,
  documentKeySettings,
  mailLinkSettings,
  readSettingsOf,
  type BaseConfig,
  type KeptAmounts,
  type Limits,
} from '@narae/service-kit';
import { z } from 'zod';
import {
  PaymentSettings,
  paymentProduction,
  toPaymentConfig,
  withSandboxMerchant,
  type PaymentConfig,
} from './payment/payment-config.ts';

const BookingSettings = z
  .object({
    /** Minutes a hold lasts when it is taken, and at most in all (SEAT-1). */
    HOLD_MINUTES: z.coerce.number().int().min(1).max(120).default(holdMinutes.first),
    HOLD_MINUTES_MOST: z.coerce.number().int().min(1).max(240).default(holdMinutes.most),
    RATE_LIMITS: baseConfig.shape.RATE_LIMITS,
    LIMITS: baseConfig.shape.LIMITS,
    KEPT: baseConfig.shape.KEPT,
    ...documentKeySettings,
    ...mailLinkSettings,
    /** Days after the trip on which its documents are deleted. */
    DOCUMENT_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
    /** Days for which it is remembered which mails were sent (MAIL-1). */
    MAIL_RECORD_DAYS: z.coerce.number().int().min(1).max(3650).default(180),
    /** How often what a process that died has left of a cancellation is finished, in milliseconds (REFUND-2). */
    CANCELLATION_SWEEP_MS: z.coerce.number().int().min(100).max(600_000).default(60_000),
    /** Where the desk is told of requests for custom trips (CUSTOM-7) and for cancellation (REFUND-8); nobody is where absent. */
    DESK_MAILBOX: z.email('must be an email address').optional(),
    /** The site's own address, as browsers and providers see it; of several the first. */
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

/** What booking needs to know beside its store and bus; times in minutes and days. */
export interface BookingConfig {
  readonly hold: { readonly firstMinutes: number; readonly mostMinutes: number };
  /** Whether anything is counted at all. */
  readonly rateLimits: boolean;
  /** As the operator wants them. */
  readonly limits?: Limits;
  readonly kept?: KeptAmounts;
  readonly documentKey: Buffer;
  /** Signs the links that stop mails (MAIL-5). */
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

const own = { booking: BookingSettings, payment: PaymentSettings };
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

/** Reads booking's own settings. @throws Error with one line per setting that is wrong or missing */
export const readBookingConfig = (env: NodeJS.ProcessEnv): BookingConfig =>
  toBookingConfig(readSettingsOf(own, withSandboxMerchant(env), production));

/** Reads the settings of a booking process. @throws Error with one line per setting that is wrong or missing */
export const readBookingProcess = (env: NodeJS.ProcessEnv): BaseConfig & BookingConfig => {
  const parts = readSettingsOf({ base: baseConfig, ...own }, withSandboxMerchant(env), production);
  return { ...parts.base, ...toBookingConfig(parts) };
};
