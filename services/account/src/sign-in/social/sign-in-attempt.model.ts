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

type Attempts = ReturnType<typeof signInAttemptModel>;
type Codes = ReturnType<typeof loginCodeModel>;

/** Whose: the row's own hash, and that of the browser's cookie. */
interface Held {
  readonly _id: string;
  readonly browser: string;
}

/** Stores that a browser has left for a provider. */
export const insertAttempt = async (attempts: Attempts, attempt: SignInAttempt): Promise<void> => {
  await attempts.create(attempt);
};

/** Uses up the attempt of a browser that is back; null where there is none, or it is another browser's. */
export const useAttempt = (
  attempts: Attempts,
  { _id, browser }: Held,
  now: Date,
): Promise<SignInAttempt | null> =>
  attempts
    .findOneAndDelete({ _id, browser, expires_at: { $gt: now } })
    .lean<SignInAttempt>()
    .exec();

/** Stores whom a provider has vouched for. */
export const insertCode = async (codes: Codes, code: LoginCode): Promise<void> => {
  await codes.create(code);
};

/** Whom a code stands for; null where it is used, over, or another browser's. */
export const findCode = (codes: Codes, { _id, browser }: Held, now: Date): Promise<LoginCode | null> =>
  codes
    .findOne({ _id, browser, expires_at: { $gt: now } })
    .lean<LoginCode>()
    .exec();

/** Uses up a code. @returns false where somebody was faster */
export const useCode = async (codes: Codes, _id: string): Promise<boolean> =>
  (await codes.deleteOne({ _id })).deletedCount === 1;
