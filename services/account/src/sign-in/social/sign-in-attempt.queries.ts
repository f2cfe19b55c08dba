import type {
  LoginCode,
  loginCodeModel,
  SignInAttempt,
  signInAttemptModel,
} from './sign-in-attempt.model.ts';

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
