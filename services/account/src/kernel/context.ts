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

/** Members, and the connection for stores of the kit's own. */
export interface KernelStore {
  readonly store: Connection;
  readonly members: Model<StoredMember>;
  readonly ownerReleases: Model<StoredOwnerReleases>;
}

/** The part of the context that every module works with. */
export interface KernelContext
  extends KernelStore, Pick<ServiceDeps, 'bus' | 'log' | 'mail' | 'securityLog'> {
  readonly config: AccountConfig;
  readonly now: () => Date;
  readonly signingKey: SigningKey;
  readonly tokens: Tokens;
  readonly limiter: Limiter;
  /** How much a member may have or keep at a time. */
  readonly kept: KeptAmounts;
  /** Owners' actions; a use case pushes its entry in the update of the member (`auditEntry`). */
  readonly auditLog: AuditLog<AccountAuditAction>;
  /** Publishes the events in the documents' outboxes. */
  readonly relay: Pick<Relay, 'nudge'>;
}

export const kernelStore = (store: Connection): KernelStore => ({
  store,
  members: memberModel(store),
  ownerReleases: ownerReleasesModel(store),
});
