/** How a payment is asked to go at the sandbox. */
export const sandboxOutcomes = ['approve', 'decline', 'late', 'duplicate'] as const;
type SandboxOutcome = (typeof sandboxOutcomes)[number];

export interface LoggedUpload {
  readonly mem_file_id: string;
  /** SHA-256 of the picture as it was served; absent while it was never read. */
  served?: string;
}

export interface LoggedPayment {
  readonly refno: string;
  readonly cart_id: string;
  readonly sandboxOutcome: SandboxOutcome;
  /** The provider has answered the form. */
  accepted: boolean;
  /** The shop has said that the order is paid. */
  acknowledged: boolean;
}

/** What the shop has told one shopper: all of it must still be true after any kill. */
export interface CrashLog {
  readonly carts: Set<string>;
  readonly uploads: LoggedUpload[];
  readonly orders: Map<string, string>;
  readonly payments: LoggedPayment[];
  /** Rows whose cancellation was asked for, whether or not the shop lived to answer, by their cart_id. */
  readonly cancels: Map<string, { acknowledged: boolean }>;
}

export const createLog = (): CrashLog => ({
  carts: new Set(),
  uploads: [],
  orders: new Map(),
  payments: [],
  cancels: new Map(),
});
