import type { SignInMethod } from '@narae/contracts/activity-kinds';
import {
  list,
  moment,
  number,
  optional,
  orNull,
  storedOutbox,
  storedModel,
  text,
  type StoredOf,
} from '@narae/service-kit';

/** Empty while it has not ended. */
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

const session = {
  sid: text({ unique: true }),
  mem_id: text({ index: true }),
  /** Of the cookie `narae_dv`; absent in old sessions. */
  device_id: optional(text()),
  /** SHA-256 of the token that may be exchanged next. */
  refresh_hash: text(),
  /** SHA-256 of the token before; `rotated_at` is its exchange. */
  previous_hash: orNull(text()),
  rotated_at: orNull(moment()),
  /** The latest last. */
  used_hashes: list(text()),
  opened_at: moment(),
  /** For the member's list (ACCOUNT-22), as the next two; absent in old sessions. */
  method: optional(text<SignInMethod>()),
  /** Such as `Chrome · Android`. */
  user_agent_label: optional(text()),
  /** /24 of IPv4, /48 of IPv6. */
  network: optional(text()),
  /** The last access token. */
  used_at: optional(moment()),
  /** By a password, a passkey or a provider (ACCOUNT-24). */
  proved_at: optional(moment()),
  second_factor_at: optional(orNull(moment())),
  expires_at: moment({ index: { expireAfterSeconds: 86_400 } }),
  revoked_at: orNull(moment()),
  revoke_reason: text<RevokeReason>({ default: '' }),
  version: number(),
  outbox: storedOutbox,
};
export type StoredSession = StoredOf<typeof session>;

export const sessionModel = storedModel('Session', 'sessions', session);
