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

/** What every use case of booking works with. */
export interface KernelContext extends Pick<ServiceDeps, 'store' | 'bus' | 'mail' | 'log' | 'securityLog'> {
  readonly config: BookingConfig;
  readonly now: () => Date;
  readonly bookings: ReturnType<typeof bookingModel>;
  /** Reads the audit log; a change pushes its entry into the changed document (`adminEntry`). */
  readonly auditLog: AuditLog<BookingAuditAction>;
  /** Counts calls against the limits of a member, a device or a network. */
  readonly limiter: Limiter;
  /** How much may be held or stored at a time. */
  readonly kept: KeptAmounts;
  readonly relay: Relay;
  /** Turns of the rows of each job. */
  readonly turnsOf: TurnsOf;
  /** Last day of a product (YYYY-MM-DD); undefined for an unknown product. The catalog module answers. */
  readonly lastDayOf: (prod_id: string) => Promise<string | undefined>;
}

export const kernelStore = (store: Connection) => ({ bookings: bookingModel(store) });

/** What one process of booking makes once, beside its models. */
export const kernelTools = ({ store, clock, log }: ServiceDeps, config: BookingConfig) => {
  const now = clock ?? (() => new Date());
  return {
    now,
    turnsOf: createTurns({ now, log }),
    kept: config.kept ?? usualKept,
    limiter: createLimiter({ store, now, limits: config.limits, on: config.rateLimits, log }),
  };
};
