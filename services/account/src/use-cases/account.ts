import type { AccountStore } from '../data/account-store.ts';
import type { Tokens } from '../keys/tokens.ts';

/** What the account service's use cases work with. */
export interface Account extends AccountStore {
  tokens: Tokens;
  lifetime: { idleDays: number; maxDays: number };
  joinsPerHour: number;
  /** Off in tests alone, which sign in more often than people do. */
  throttled: boolean;
  /** There may be news in an outbox: publish it now. */
  nudge: () => void;
  clock: () => Date;
}
