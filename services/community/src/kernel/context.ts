import type { Limiter, Relay, ServiceDeps } from '@narae/service-kit';
import type { Connection } from 'mongoose';
import { authorModel, type JoinedDeparture, targetModel } from './kernel.model.ts';

export const kernelStore = (store: Connection) => ({
  store,
  authors: authorModel(store),
  targets: targetModel(store),
});

export interface KernelContext extends ReturnType<typeof kernelStore>, Pick<ServiceDeps, 'bus' | 'log'> {
  readonly now: () => Date;
  /** Tells which numbers a member drew at booking, which has the same key (ID-3). */
  readonly drawKey: Buffer;
  readonly limiter: Limiter;
  /** Gives the posts of a departure to its trip, in all modules that keep posts (COMMUNITY-36). */
  readonly joinTrip: (departure: JoinedDeparture) => Promise<void>;
  readonly relay: Relay;
}
