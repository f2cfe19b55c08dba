/** A secret of an authenticator app; sealed with the service's key for its member. */
interface SealedSecret {
  readonly sealed: string;
  readonly at: Date;
}

/** The second factor of an administrator, in the member's document (ACCOUNT-30). */
export interface StoredSecondFactor {
  /** The app that counts; null until one was confirmed. */
  app: (SealedSecret & { readonly last_step: number }) | null;
  /** A new app that has yet to show a code. */
  pending: SealedSecret | null;
  /** Keyed hashes of the recovery codes that are left. */
  recovery: readonly string[];
}

export const noSecondFactor: StoredSecondFactor = { app: null, pending: null, recovery: [] };
