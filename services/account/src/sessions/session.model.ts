import type { SignInMethod } from '@narae/contracts';
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
  /** How it was opened, and what the member's list of sessions shows of where (ACCOUNT-22); absent in older sessions. */
  method?: SignInMethod;
  /** Browser and system in words, such as `Chrome · Android`. */
  user_agent_label?: string;
  /** The address without its end: /24 of IPv4, /48 of IPv6. */
  network?: string;
  /** When an access token was last made for it. */
  used_at?: Date;
  /** When the member last showed a password, a passkey or a provider's sign-in here (ACCOUNT-24). */
  proved_at?: Date;
  /** When a second factor was shown here; null until then. */
  second_factor_at?: Date | null;
  revoke_reason:
    | ''
    | 'logout'
    | 'reuse'
    | 'member_gone'
    | 'password_reset'
    | 'role_changed'
    | 'second_factor_reset'
    | 'ended_elsewhere'
    | 'replaced'
    | 'surplus'
    | 'ended_by_admin'
    | 'locked';
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
    method: String,
    user_agent_label: String,
    network: String,
    used_at: Date,
    proved_at: Date,
    second_factor_at: { type: Date, default: null },
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
