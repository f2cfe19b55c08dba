import type { LanTp } from '@narae/contracts';
import type { SignInProvider } from '@narae/contracts/activity-kinds';
import { moment, orNull, part, storedModel, text, type StoredOf } from '@narae/service-kit';

const facts = {
  /** SHA-256 of the state, or of the one-time code. */
  _id: text({ required: false }),
  provider: text<SignInProvider>(),
  /** SHA-256 of the secret in the browser's cookie: it works in that browser alone. */
  browser: text(),
  lan_tp: text<LanTp>(),
  /** A path of this site; empty where there is none. */
  back: text({ default: '' }),
  /** Who adds the provider to their account; null for signing in. */
  join: orNull(part({ mem_id: text({ required: false }), sid: text({ required: false }) })),
  expires_at: moment({ index: { expireAfterSeconds: 0 } }),
};
export type SignInFacts = Omit<StoredOf<typeof facts>, '_id'>;

/** A browser that left for a provider; used once. */
const attempt = { ...facts, nonce: text(), code_verifier: text() };
export type SignInAttempt = StoredOf<typeof attempt>;

/** A person whom a provider vouched for; used up when the session opens. */
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

interface Held {
  readonly _id: string;
  readonly browser: string;
}

export const insertAttempt = async (attempts: Attempts, attempt: SignInAttempt): Promise<void> => {
  await attempts.create(attempt);
};

/** Null where there is none, or it is another browser's. */
export const useAttempt = (
  attempts: Attempts,
  { _id, browser }: Held,
  now: Date,
): Promise<SignInAttempt | null> =>
  attempts
    .findOneAndDelete({ _id, browser, expires_at: { $gt: now } })
    .lean<SignInAttempt>()
    .exec();

export const insertCode = async (codes: Codes, code: LoginCode): Promise<void> => {
  await codes.create(code);
};

/** Null where it is used, over, or another browser's. */
export const findCode = (codes: Codes, { _id, browser }: Held, now: Date): Promise<LoginCode | null> =>
  codes
    .findOne({ _id, browser, expires_at: { $gt: now } })
    .lean<LoginCode>()
    .exec();

/** @returns false where it was used meanwhile */
export const useCode = async (codes: Codes, _id: string): Promise<boolean> =>
  (await codes.deleteOne({ _id })).deletedCount === 1;
