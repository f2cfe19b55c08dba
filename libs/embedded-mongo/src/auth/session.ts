import type { Conversation } from './scram.ts';

/** What one connection may do. */
export interface Session {
  /** Who it has proved to be. */
  user?: string | undefined;
  /** An exchange under way, and how far it is. */
  exchange?: Exchange | undefined;
}

interface Exchange {
  readonly conversation: Conversation;
  /** Whether the client leaves out the empty message that ends an exchange of old. */
  readonly short: boolean;
  proved: boolean;
}
