import type { Mailer } from '@narae/service-kit';
import type { AccountStore } from './account-store.ts';
import type { Tokens } from './keys/tokens.ts';

/** What the account service's use cases work with. */
export interface Account extends AccountStore {
  tokens: Tokens;
  lifetime: { idleDays: number; maxDays: number };
  joinsPerHour: number;
  mail: Mailer;
  /** Where visitors find the site; links in mails lead there. */
  publicOrigin: string;
  /** Off in tests alone, which sign in more often than people do. */
  throttled: boolean;
  /** There may be news in an outbox: publish it now. */
  nudge: () => void;
  clock: () => Date;
}
