import type { SignInMethod } from '@narae/contracts';
import {
  list,
  moment,
  number,
  optional,
  orNull,
  outboxField,
  storedAs,
  storedModel,
  text,
  type OutboxEntry,
  type StoredOf,
} from '@narae/service-kit';

/** Why a session ended; empty while it has not. */
type RevokeReason =
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

/** One sign-in on one device, with all refresh tokens that followed from it. */
const session = {
  sid: text({ unique: true }),
  mem_id: text({ index: true }),
  /** The device by the cookie `narae_dv`; absent in old sessions. */
  device_id: optional(text()),
  /** SHA-256 of the refresh token that may be exchanged next. */
  refresh_hash: text(),
  /** SHA-256 of the token before, and when it was exchanged. */
  previous_hash: orNull(text()),
  rotated_at: orNull(moment()),
  /** Hashes of exchanged tokens, the latest last. */
  used_hashes: list(text()),
  opened_at: moment(),
  /** How and where it was opened, for the member's list of sessions (ACCOUNT-22); absent in old sessions. */
  method: optional(text<SignInMethod>()),
  /** Browser and system in words, such as `Chrome · Android`. */
  user_agent_label: optional(text()),
  /** The address without its end: /24 of IPv4, /48 of IPv6. */
  network: optional(text()),
  /** When the last access token was made for it. */
  used_at: optional(moment()),
  /** When the member last proved their identity here by a password, a passkey or a provider (ACCOUNT-24). */
  proved_at: optional(moment()),
  /** When a second factor was shown here; null until then. */
  second_factor_at: optional(orNull(moment())),
  expires_at: moment({ index: { expireAfterSeconds: 86_400 } }),
  revoked_at: orNull(moment()),
  revoke_reason: text<RevokeReason>({ default: '' }),
  version: number(),
  outbox: storedAs<OutboxEntry[]>(outboxField),
};
export type StoredSession = StoredOf<typeof session>;

export const sessionModel = storedModel('Session', 'sessions', session);
