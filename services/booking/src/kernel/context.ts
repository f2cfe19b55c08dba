import type { BookingAuditAction } from '@narae/contracts';
import {
  type AuditLog,
  createLimiter,
  createTurns,
  type KeptAmounts,
  type Limiter,
  type Relay,
  type ServiceDeps,
  type TurnsOf,
  usualKept,
} from '@narae/service-kit';
import type { Connection } from 'mongoose';
import type { BookingConfig } from '../config.ts';
import { bookingModel } from './booking/booking.model.ts';
import { drawnNumberModel } from './numbers/drawn-number.model.ts';

export interface KernelContext extends Pick<ServiceDeps, 'store' | 'bus' | 'mail' | 'log' | 'securityLog'> {
  readonly config: BookingConfig;
  readonly now: () => Date;
  readonly bookings: ReturnType<typeof bookingModel>;
  readonly drawnNumbers: ReturnType<typeof drawnNumberModel>;
  /** Reads the audit log; a change pushes its entry into the changed document (`adminEntry`). */
  readonly auditLog: AuditLog<BookingAuditAction>;
  readonly limiter: Limiter;
  readonly kept: KeptAmounts;
  readonly relay: Relay;
  readonly turnsOf: TurnsOf;
  /** YYYY-MM-DD, answered by the catalog module; undefined for an unknown product. */
  readonly lastDayOf: (prod_id: string) => Promise<string | undefined>;
}

export const kernelStore = (store: Connection) => ({
  bookings: bookingModel(store),
  drawnNumbers: drawnNumberModel(store),
});

export const kernelTools = ({ store, clock, log }: ServiceDeps, config: BookingConfig) => {
  const now = clock ?? (() => new Date());
  return {
    now,
    turnsOf: createTurns({ now, log }),
    kept: config.kept ?? usualKept,
    limiter: createLimiter({ store, now, limits: config.limits, on: config.rateLimits, log }),
  };
};
