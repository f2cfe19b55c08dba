import type { GuessLimitName, LimitName } from '@narae/service-kit';
import type { SessionsContext } from '../context.ts';
import type { Caller } from './known-devices.ts';

/** Each caller's own delay, and wide limits for unknown devices. */
export interface Guard {
  readonly own: GuessLimitName;
  readonly perAccount: LimitName;
  readonly perNetwork: LimitName;
}

/** The account guessed at, and the members it may belong to. */
export interface GuessOrigin {
  readonly caller: Caller;
  /** An email address or a telephone number. */
  readonly account: string;
  readonly memIds: readonly string[];
}

export const forgiveGuesses = (
  { limiter }: Pick<SessionsContext, 'limiter'>,
  own: GuessLimitName,
  guesser: GuessOrigin,
): Promise<void> => limiter.forgive(own, whomOf(guesser));

const deviceOf = ({ caller, memIds }: GuessOrigin): string | null =>
  memIds.map((mem_id) => caller.deviceOf(mem_id)).find((device) => device !== null) ?? null;

/** A known device, otherwise a network. */
export const whoGuesses = (guesser: GuessOrigin): string => deviceOf(guesser) ?? guesser.caller.network;

/** One caller's guesses at one account count together. */
const whomOf = (guesser: GuessOrigin): string => `${whoGuesses(guesser)} ${guesser.account}`;

/**
 * Counts a guess before it is made (ACCOUNT-16): by caller and account with growing delay; unknown devices also by
 * network and by account. @returns what takes a right guess back @throws DomainError of the limit that is reached, with
 * the seconds to wait
 */
export const guardGuess = async (
  { limiter }: Pick<SessionsContext, 'limiter'>,
  { own, perAccount, perNetwork }: Guard,
  guesser: GuessOrigin,
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
