import type { GuessLimitName, LimitName } from '@narae/service-kit';
import type { SessionsContext } from '../context.ts';
import type { Caller } from './known-devices.ts';

/** What guards an account against guesses: each caller's own delay, and wide bounds for those from elsewhere. */
export interface Guard {
  readonly own: GuessLimitName;
  readonly perAccount: LimitName;
  readonly perNetwork: LimitName;
}

/** Somebody about to guess: at which account, known by address or number, and whose that may be. */
export interface Guesser {
  readonly caller: Caller;
  /** What the guess names: an email address, a telephone number. */
  readonly account: string;
  /** Members whom the guess may be about. */
  readonly memIds: readonly string[];
}

/** Those who guess rightly, or show otherwise whose account it is, begin anew. */
export const forgiveGuesses = (
  { limiter }: Pick<SessionsContext, 'limiter'>,
  own: GuessLimitName,
  guesser: Guesser,
): Promise<void> => limiter.forgive(own, whomOf(guesser));

const deviceOf = ({ caller, memIds }: Guesser): string | null =>
  memIds.map((mem_id) => caller.deviceOf(mem_id)).find((device) => device !== null) ?? null;

/** Who is behind a guess: a device the member has signed in from, otherwise a network. */
export const whoGuesses = (guesser: Guesser): string => deviceOf(guesser) ?? guesser.caller.network;

/** Whose guesses are counted together: one caller's at one account. */
const whomOf = (guesser: Guesser): string => `${whoGuesses(guesser)} ${guesser.account}`;

/**
 * Counts a guess before it is made (ACCOUNT-16): by caller and account with growing delay, and by network and by account
 * for everybody but a device the member has signed in from.
 * @returns what takes the guess back: it was right
 * @throws DomainError of the limit that is reached, with the seconds to wait
 */
export const guardGuess = async (
  { limiter }: Pick<SessionsContext, 'limiter'>,
  { own, perAccount, perNetwork }: Guard,
  guesser: Guesser,
): Promise<() => Promise<void>> => {
  const { caller, account } = guesser;
  const whom = whomOf(guesser);
  if (deviceOf(guesser) !== null) {
    await limiter.guess(own, whom);
    return () => limiter.forgive(own, whom);
  }
  await limiter.count(perNetwork, caller.network);
  await limiter.guess(own, whom);
  await limiter.count(perAccount, account);
  return async () => {
    await limiter.forgive(own, whom);
    await limiter.uncount(perAccount, account);
    await limiter.uncount(perNetwork, caller.network);
  };
};
