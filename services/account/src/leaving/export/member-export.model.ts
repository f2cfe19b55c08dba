import type { ExportState, LanTp } from '@narae/contracts';
import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** A copy of everything about a member, on its way or ready (ACCOUNT-40). */
export interface StoredExport {
  export_id: string;
  mem_id: string;
  state: ExportState;
  /** True while it is being made: a member has one such. */
  open: boolean;
  lan_tp: LanTp;
  asked_at: Date;
  /** When a process looks at it next: makes it, tries again, or deletes it. */
  check_at: Date;
  /** Attempts that did not end, or broke though every domain answered; absent in old records. */
  attempts?: number;
  /** The file in pieces, each encrypted in the vault. */
  parts: string[];
  size: number;
  /** Domains that did not answer for a day and are missing in it. */
  missing: string[];
  /** Whether the member was told that it is ready, or failed. */
  mailed: boolean;
  /** While a download is under way: until when no other one begins. */
  downloading_until: Date | null;
  /** Until when it can be downloaded, or is shown as failed. */
  until: Date | null;
  version: number;
  outbox: OutboxEntry[];
}

const exportSchema = new Schema<StoredExport>(
  {
    export_id: { type: String, required: true, unique: true },
    mem_id: { type: String, required: true, index: true },
    state: { type: String, required: true },
    open: { type: Boolean, required: true },
    lan_tp: { type: String, required: true },
    asked_at: { type: Date, required: true },
    check_at: { type: Date, required: true, index: true },
    attempts: Number,
    parts: [String],
    size: { type: Number, default: 0 },
    missing: [String],
    mailed: { type: Boolean, default: false },
    downloading_until: { type: Date, default: null },
    until: { type: Date, default: null },
    version: { type: Number, required: true },
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'member_exports' },
);
exportSchema.index({ mem_id: 1, open: 1 }, { unique: true, partialFilterExpression: { open: true } });

/** The exports of a store. */
export const exportModel = (store: Connection): Model<StoredExport> =>
  (store.models['MemberExport'] as Model<StoredExport> | undefined) ??
  store.model<StoredExport>('MemberExport', exportSchema);
