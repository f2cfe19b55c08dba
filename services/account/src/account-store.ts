import type { Connection, Model } from 'mongoose';
import { memberModel, type StoredMember } from './shared/member.model.ts';
import { passwordResetModel, type StoredPasswordReset } from './find/password-reset.model.ts';
import { sessionModel, type StoredSession } from './sessions/session.model.ts';
import { throttleModel, type StoredThrottle } from './throttle/throttle.model.ts';
import { visitModel, type StoredVisit } from './visits/visit.model.ts';

/** Everything the account service keeps. */
export interface AccountStore {
  store: Connection;
  members: Model<StoredMember>;
  sessions: Model<StoredSession>;
  passwordResets: Model<StoredPasswordReset>;
  throttles: Model<StoredThrottle>;
  visits: Model<StoredVisit>;
}

/** The account service's collections on a connection. */
export const accountStore = (store: Connection): AccountStore => ({
  store,
  members: memberModel(store),
  sessions: sessionModel(store),
  passwordResets: passwordResetModel(store),
  throttles: throttleModel(store),
  visits: visitModel(store),
});
