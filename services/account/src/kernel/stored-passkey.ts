import type { AuthenticatorTransportFuture } from '@simplewebauthn/server';

/** One of a member's passkeys (ACCOUNT-31). */
export interface StoredPasskey {
  /** The credential's identifier, base64url. */
  passkey_id: string;
  /** COSE, base64url. */
  public_key: string;
  /** Rises with each use where the authenticator counts; 0 where it does not. */
  counter: number;
  transports: AuthenticatorTransportFuture[];
  /** Whether the member's other devices have it as well. */
  synced: boolean;
  name: string;
  added_at: Date;
  used_at: Date | null;
}
