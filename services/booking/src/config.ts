import { holdMinutes } from '@narae/rules';
import { readSettings } from '@narae/service-kit';
import { z } from 'zod';
import { readPaymentConfig, type PaymentConfig } from './payments/payment-config.ts';

/** 32 bytes as 64 hexadecimal digits. */
const Key = z
  .string()
  .regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hexadecimal digits: a key of 32 bytes')
  .transform((hex) => Buffer.from(hex, 'hex'));

const BookingSettings = z
  .object({
    /** Minutes a hold lasts when it is taken, and at most in all (SEAT-1). */
    HOLD_MINUTES: z.coerce.number().int().min(1).max(120).default(holdMinutes.first),
    HOLD_MINUTES_MOST: z.coerce.number().int().min(1).max(240).default(holdMinutes.most),
    /** Encrypts travellers' documents at rest. */
    DOCUMENT_KEY: Key,
    /** Days after the trip on which its documents are deleted. */
    DOCUMENT_RETENTION_DAYS: z.coerce.number().int().min(0).max(3650).default(90),
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
  readonly documentKey: Buffer;
  readonly retentionDays: number;
  readonly publicOrigin: string;
  readonly payments: PaymentConfig;
}

/**
 * Reads booking's settings from the environment.
 * @throws Error with one line per setting that is wrong or missing
 */
export const readBookingConfig = (env: NodeJS.ProcessEnv): BookingConfig => {
  const settings = readSettings(BookingSettings, env);
  return {
    hold: { firstMinutes: settings.HOLD_MINUTES, mostMinutes: settings.HOLD_MINUTES_MOST },
    documentKey: settings.DOCUMENT_KEY,
    retentionDays: settings.DOCUMENT_RETENTION_DAYS,
    publicOrigin: settings.PUBLIC_ORIGIN,
    payments: readPaymentConfig(env),
  };
};
