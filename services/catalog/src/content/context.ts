import type { AuditRow } from '@narae/contracts';
import type { AuditLog, ReadyAnswers, Relay, ServiceDeps } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { MediaContext } from '../media/index.ts';
import { draftModel, type StoredDraft } from './drafts/draft.model.ts';
import type { Kind, Kinds } from './kinds/content-kind.ts';

export interface ContentContext extends MediaContext, Pick<ServiceDeps, 'store' | 'bus' | 'log'> {
  readonly clock: () => Date;
  readonly nudge: Relay['nudge'];
  /** Public answers, cached until one of their collections is written. */
  readonly ready: ReadyAnswers;
  readonly whenReady: (work: () => Promise<void> | void) => void;
  readonly auditLog: AuditLog<AuditRow['action']>;
  readonly drafts: Model<StoredDraft>;
}

export interface AdminContext extends ContentContext {
  readonly kinds: Kinds;
  readonly nextNumber: (prefix: NonNullable<Kind['prefix']>) => Promise<string>;
}

export const contentStore = (store: Connection) => ({ drafts: draftModel(store) });
