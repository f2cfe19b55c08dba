import type { LanTp, SignInProvider } from '@narae/contracts';
import { plainSchema } from '@narae/service-kit';
import { Schema, type Connection, type Model } from 'mongoose';

/** What holds for a sign-in from its beginning to its end. */
export interface SignInFacts {
  provider: SignInProvider;
  /** SHA-256 of the secret in the browser's cookie: the way back works in that browser alone. */
  browser: string;
  lan_tp: LanTp;
  /** A path of this site to go on to; empty where there is none. */
  back: string;
  /** The member who adds the provider to their account, in which session; null for somebody who signs in. */
  join: { mem_id: string; sid: string } | null;
  expires_at: Date;
}

/** A browser that has left for a provider; used once. */
export interface SignInAttempt extends SignInFacts {
  /** SHA-256 of the state. */
  _id: string;
  nonce: string;
  code_verifier: string;
}

/** Somebody a provider has vouched for; used up when the session opens. */
export interface LoginCode extends SignInFacts {
  /** SHA-256 of the code in /loginResult's address. */
  _id: string;
  subject: string;
  nick: string;
  verified_email: string;
}

const facts = {
  _id: String,
  provider: { type: String, required: true },
  browser: { type: String, required: true },
  lan_tp: { type: String, required: true },
  back: { type: String, default: '' },
  join: { type: new Schema({ mem_id: String, sid: String }, { _id: false }), default: null },
  expires_at: { type: Date, required: true, index: { expireAfterSeconds: 0 } },
} as const;

const attemptSchema = new Schema<SignInAttempt>(
  { ...facts, nonce: { type: String, required: true }, code_verifier: { type: String, required: true } },
  { ...plainSchema, collection: 'sign_in_attempts' },
);

const codeSchema = new Schema<LoginCode>(
  {
    ...facts,
    subject: { type: String, required: true },
    nick: { type: String, default: '' },
    verified_email: { type: String, default: '' },
  },
  { ...plainSchema, collection: 'login_codes' },
);

/** The browsers that are at a provider now. */
export const signInAttemptModel = (store: Connection): Model<SignInAttempt> =>
  (store.models['SignInAttempt'] as Model<SignInAttempt> | undefined) ??
  store.model<SignInAttempt>('SignInAttempt', attemptSchema);

/** Those who are back and not signed in yet. */
export const loginCodeModel = (store: Connection): Model<LoginCode> =>
  (store.models['LoginCode'] as Model<LoginCode> | undefined) ??
  store.model<LoginCode>('LoginCode', codeSchema);
