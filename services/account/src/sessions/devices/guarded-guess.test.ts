import { forgiveGuesses, guardGuess, whoGuesses, type Guard, type GuessOrigin } from './guarded-guess.ts';

const guard = { own: 'password', perAccount: 'password-email', perNetwork: 'password-ip' } as Guard;
const guesser = (device: string | null): GuessOrigin => ({
  caller: { network: '10.0.0.1', deviceOf: (mem_id) => (mem_id === 'MEM2' ? device : null) },
  account: 'nara@example.com',
  memIds: ['MEM1', 'MEM2'],
});

const limiterOf = (said: string[]) =>
  Object.fromEntries(
    ['guess', 'forgive', 'count', 'uncount'].map((what) => [
      what,
      async (name: string, whom: string) => void said.push(`${what} ${name}: ${whom}`),
    ]),
  ) as unknown as Parameters<typeof guardGuess>[0]['limiter'];

it('counts a stranger by network, by caller at the account, and by account, and takes all of it back', async () => {
  const said: string[] = [];
  const takeBack = await guardGuess({ limiter: limiterOf(said) }, guard, guesser(null));
  expect(said.splice(0)).toEqual([
    'count password-ip: 10.0.0.1',
    'guess password: 10.0.0.1 nara@example.com',
    'count password-email: nara@example.com',
  ]);
  await takeBack();
  expect(said).toEqual([
    'forgive password: 10.0.0.1 nara@example.com',
    'uncount password-email: nara@example.com',
    'uncount password-ip: 10.0.0.1',
  ]);
});

it('counts a device that a member has signed in from by itself alone', async () => {
  const said: string[] = [];
  const takeBack = await guardGuess({ limiter: limiterOf(said) }, guard, guesser('DEV1'));
  await takeBack();
  expect(said).toEqual(['guess password: DEV1 nara@example.com', 'forgive password: DEV1 nara@example.com']);
});

it('stops at the first limit that is reached', async () => {
  const said: string[] = [];
  const limiter = { ...limiterOf(said), guess: () => Promise.reject(new Error('locked')) };
  await expect(guardGuess({ limiter }, guard, guesser(null))).rejects.toThrow('locked');
  expect(said).toEqual(['count password-ip: 10.0.0.1']);
});

it('knows who guesses, and forgives them alone', async () => {
  expect(whoGuesses(guesser('DEV1'))).toBe('DEV1');
  expect(whoGuesses(guesser(null))).toBe('10.0.0.1');
  const said: string[] = [];
  await forgiveGuesses({ limiter: limiterOf(said) }, 'password', guesser('DEV1'));
  expect(said).toEqual(['forgive password: DEV1 nara@example.com']);
});
