import type { AuditRow } from '@narae/contracts';
import type { AuditLog, ReadyAnswers, ServiceDeps } from '@narae/service-kit';
import type { Connection, Model } from 'mongoose';
import type { MediaContext } from '../media/index.ts';
import { draftModel, type StoredDraft } from './drafts/draft.model.ts';
import type { Kind, Kinds } from './kinds/content-kind.ts';

/** What all modules above share: the service's parts, its clock, and what editing content needs. */
export interface ContentContext extends MediaContext, Pick<ServiceDeps, 'store' | 'bus' | 'log'> {
  readonly clock: () => Date;
  /** There may be events in an outbox: publish them now. */
  readonly nudge: () => void;
  /** Answers to visitors, retained until a collection they are made from is written. */
  readonly ready: ReadyAnswers;
  /** Runs work once, before the service answers its first request. */
  readonly whenReady: (work: () => Promise<void> | void) => void;
  readonly auditLog: AuditLog<AuditRow['action']>;
  readonly drafts: Model<StoredDraft>;
}

/** With the kinds of content that the modules above define. */
export interface AdminContext extends ContentContext {
  readonly kinds: Kinds;
  /** The next free number of a kind. */
  readonly nextNumber: (prefix: NonNullable<Kind['prefix']>) => Promise<string>;
}

export const contentStore = (store: Connection) => ({ drafts: draftModel(store) });
