import type { HideReason } from '@narae/contracts';
import { auditField, plainSchema, type Audited } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** Seconds for which a block that is over is kept: the desk sees that it is not the first. */
const overS = 365 * 24 * 3600;

/** That a member may not write for a time (COMMUNITY-32). */
export interface StoredBlock extends Audited {
  mem_id: string;
  reason: HideReason;
  /** What the desk adds for the member; may be empty. */
  note: string;
  since: Date;
  until: Date;
  version: number;
}

const blockSchema = new Schema<StoredBlock>(
  {
    mem_id: { type: String, required: true, unique: true },
    reason: { type: String, required: true },
    note: { type: String, default: '' },
    since: { type: Date, required: true },
    until: { type: Date, required: true, index: { expireAfterSeconds: overS } },
    version: { type: Number, required: true },
    audit: auditField,
  },
  { ...plainSchema, collection: 'writing_blocks' },
);
blockSchema.index({ since: -1, mem_id: -1 });

/** The blocks of a store, one for each member who has ever been stopped. */
export const blockModel = (store: Connection): Model<StoredBlock> =>
  (store.models['WritingBlock'] as Model<StoredBlock> | undefined) ??
  store.model<StoredBlock>('WritingBlock', blockSchema);
