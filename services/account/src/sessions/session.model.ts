import { outboxField, plainSchema, type OutboxEntry } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';
import type { RefreshTrail } from './session.rules.ts';

/** One sign-in on one device: all refresh tokens that followed from it are this one document. */
export interface StoredSession extends RefreshTrail {
  sid: string;
  mem_id: string;
  /** Where it was opened, as `narae_dv` names it; absent in sessions from before this was kept. */
  device_id?: string;
  /** SHA-256 of the refresh token that may be exchanged next. */
  refresh_hash: string;
  used_hashes: string[];
  opened_at: Date;
  revoke_reason: '' | 'logout' | 'reuse' | 'member_gone' | 'password_reset' | 'role_changed';
  version: number;
  outbox: OutboxEntry[];
}

const sessionSchema = new Schema<StoredSession>(
  {
    sid: { type: String, required: true, unique: true },
    mem_id: { type: String, required: true, index: true },
    device_id: String,
    refresh_hash: { type: String, required: true },
    previous_hash: { type: String, default: null },
    rotated_at: { type: Date, default: null },
    used_hashes: [String],
    opened_at: { type: Date, required: true },
    expires_at: { type: Date, required: true, index: { expireAfterSeconds: 86_400 } },
    revoked_at: { type: Date, default: null },
    revoke_reason: { type: String, default: '' },
    version: { type: Number, required: true },
    outbox: outboxField,
  },
  { ...plainSchema, collection: 'sessions' },
);

/** The sessions of a store. */
export const sessionModel = (store: Connection): Model<StoredSession> =>
  (store.models['Session'] as Model<StoredSession> | undefined) ??
  store.model<StoredSession>('Session', sessionSchema);
