import type { Connection, Model } from 'mongoose';
import type { MailContext } from '../mail/index.ts';
import type { SessionsContext } from '../sessions/index.ts';
import { identityModel, type StoredIdentity } from './linking/identity.model.ts';
import { mergeTicketModel, type MergeTicket } from './linking/merge-offer.model.ts';
import type { Providers } from './providers/providers.ts';
import {
  loginCodeModel,
  signInAttemptModel,
  type LoginCode,
  type SignInAttempt,
} from './social/sign-in-attempt.model.ts';

export interface SignInStore {
  readonly identities: Model<StoredIdentity>;
  readonly signInAttempts: Model<SignInAttempt>;
  readonly loginCodes: Model<LoginCode>;
  readonly mergeTickets: Model<MergeTicket>;
}

export interface SignInContext extends MailContext, SessionsContext, SignInStore {
  readonly providers: Providers;
}

export const signInStore = (store: Connection): SignInStore => ({
  identities: identityModel(store),
  signInAttempts: signInAttemptModel(store),
  loginCodes: loginCodeModel(store),
  mergeTickets: mergeTicketModel(store),
});
