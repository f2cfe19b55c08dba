import type { PostKind, ReportReason } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which reports that were decided on are kept, so that the same member does not report the same thing again. */
const decidedS = 365 * 24 * 3600;

/** That a member reports something. */
export interface Report {
  /** Empty once they have left. */
  mem_id: string;
  reason: ReportReason;
  at: Date;
  /** Whether the desk has still to decide on it. */
  open: boolean;
}

/** What is reported of one post. */
export interface ReportedPost {
  kind: PostKind;
  id: string;
  /** Whether any report waits for a decision. */
  open: boolean;
  /** When the first one of those came. */
  since: Date;
  reports: Report[];
  /** When the desk last decided; null while something waits. */
  decided_at: Date | null;
  /** Raised by every report and every decision. */
  version: number;
}

const plain = { _id: false } as const;
const reportSchema = new Schema<Report>(
  {
    mem_id: { type: String, default: '' },
    reason: { type: String, required: true },
    at: { type: Date, required: true },
    open: { type: Boolean, required: true },
  },
  plain,
);

const reportedSchema = new Schema<ReportedPost>(
  {
    kind: { type: String, required: true },
    id: { type: String, required: true },
    open: { type: Boolean, required: true },
    since: { type: Date, required: true },
    reports: { type: [reportSchema], default: [] },
    decided_at: { type: Date, default: null, index: { expireAfterSeconds: decidedS } },
    version: { type: Number, required: true },
  },
  { ...plainSchema, collection: 'reported_posts' },
);
reportedSchema.index({ id: 1, kind: 1 }, { unique: true });
reportedSchema.index({ open: 1, since: 1, id: 1 });
reportedSchema.index({ 'reports.mem_id': 1 });

/** The reports of a store, one document for each reported post. */
export const reportModel = (store: Connection): Model<ReportedPost> =>
  (store.models['ReportedPost'] as Model<ReportedPost> | undefined) ??
  store.model<ReportedPost>('ReportedPost', reportedSchema);
