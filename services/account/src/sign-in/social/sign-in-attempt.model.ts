import type { LanTp, SignInProvider } from '@narae/contracts';
import { moment, orNull, part, storedModel, text, type StoredOf } from '@narae/service-kit';

/** The facts of a sign-in with a provider, from its beginning to its end. */
const facts = {
  /** SHA-256 of the state, or of the one-time code. */
  _id: text({ required: false }),
  provider: text<SignInProvider>(),
  /** SHA-256 of the secret in the browser's cookie: the way back works in that browser alone. */
  browser: text(),
  lan_tp: text<LanTp>(),
  /** A path of this site to go on to; empty where there is none. */
  back: text({ default: '' }),
  /** The member and session that add the provider to their account; null for somebody who signs in. */
  join: orNull(part({ mem_id: text({ required: false }), sid: text({ required: false }) })),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type SignInFacts = Omit<StoredOf<typeof facts>, '_id'>;

/** A browser that has left for a provider; used once. */
const attempt = { ...facts, nonce: text(), code_verifier: text() };
export type SignInAttempt = StoredOf<typeof attempt>;

/** A person a provider has vouched for, by the code of /loginResult; used up when the session opens. */
const loginCode = {
  ...facts,
  subject: text(),
  nick: text({ default: '' }),
  verified_email: text({ default: '' }),
};
export type LoginCode = StoredOf<typeof loginCode>;

export const signInAttemptModel = storedModel('SignInAttempt', 'sign_in_attempts', attempt);
export const loginCodeModel = storedModel('LoginCode', 'login_codes', loginCode);

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
