import type { ErrorKey } from '@narae/contracts';

/** How often something may be tried within a window; `perWindow` counts tries; those that turn out right are taken back. */
export interface Limit {
  name: string;
  perWindow: number;
  windowMs: number;
  /** Error key of a try beyond the limit; `rate_limited` unless it is another. */
  error?: ErrorKey;
}

const minute = 60_000;

/** Guessing passwords and sounding out addresses is slowed down per address of the caller and per e-mail (ACCOUNT-16). */
export const limits = {
  passwordPerEmail: {
    name: 'password-email',
    perWindow: 8,
    windowMs: 15 * minute,
    error: 'password_locked',
  },
  passwordPerIp: { name: 'password-ip', perWindow: 60, windowMs: 15 * minute },
  findPerIp: { name: 'find-ip', perWindow: 20, windowMs: 15 * minute },
  findPerTel: { name: 'find-tel', perWindow: 5, windowMs: 60 * minute },
  duplicateCheckPerIp: { name: 'duplicate-ip', perWindow: 60, windowMs: 10 * minute },
  /** Generous: a hotel's guests share an address. */
  visitPerIp: { name: 'visit-ip', perWindow: 600, windowMs: 10 * minute },
} satisfies Record<string, Limit>;

/** The window a moment falls into and the seconds until it ends. */
export const windowAt = (limit: Limit, now: Date): { bucket: number; endsAt: Date; secondsLeft: number } => {
  const bucket = Math.floor(now.getTime() / limit.windowMs);
  const endsAt = new Date((bucket + 1) * limit.windowMs);
  return { bucket, endsAt, secondsLeft: Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1000)) };
};
