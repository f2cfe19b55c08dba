import type { AccountAuditAction } from '@narae/contracts';
import type { AuditLog, KeptAmounts, Limiter, Relay, ServiceDeps } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { AccountConfig } from '../config.ts';
import {
  memberModel,
  ownerReleasesModel,
  type StoredMember,
  type StoredOwnerReleases,
} from './member.model.ts';
import type { SigningKey } from './signing-key.ts';
import type { Tokens } from './tokens.ts';

export interface KernelStore {
  readonly store: Connection;
  readonly members: Model<StoredMember>;
  readonly ownerReleases: Model<StoredOwnerReleases>;
}

export interface KernelContext
  extends KernelStore, Pick<ServiceDeps, 'bus' | 'log' | 'mail' | 'securityLog'> {
  readonly config: AccountConfig;
  readonly now: () => Date;
  readonly signingKey: SigningKey;
  readonly tokens: Tokens;
  readonly limiter: Limiter;
  readonly kept: KeptAmounts;
  /** Owners' actions; use cases push entries in the member's update (`auditEntry`). */
  readonly auditLog: AuditLog<AccountAuditAction>;
  readonly relay: Pick<Relay, 'nudge'>;
}

export const kernelStore = (store: Connection): KernelStore => ({
  store,
  members: memberModel(store),
  ownerReleases: ownerReleasesModel(store),
});
