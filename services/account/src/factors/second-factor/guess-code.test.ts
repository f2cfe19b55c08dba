import { guessCode, wrongCode } from './checks.ts';

const limiterOf = (said: string[], locked = false) =>
  ({
    guess: async (name: string, whom: string) => {
      said.push(`guess ${name} ${whom}`);
      if (locked) throw new Error('locked');
    },
    forgive: async (name: string, whom: string) => void said.push(`forgive ${name} ${whom}`),
  }) as unknown as Parameters<typeof guessCode>[0]['limiter'];

it('counts a guess at the member before it is tried, and forgives when it is right', async () => {
  const said: string[] = [];
  const tried = guessCode({ limiter: limiterOf(said) }, 'MEM1', async () => {
    said.push('try');
    return 'done';
  });
  expect(await tried).toBe('done');
  expect(said).toEqual(['guess second-factor MEM1', 'try', 'forgive second-factor MEM1']);
});

it('forgives nothing when it is wrong', async () => {
  const said: string[] = [];
  const tried = guessCode({ limiter: limiterOf(said) }, 'MEM1', () => Promise.reject(wrongCode()));
  await expect(tried).rejects.toMatchObject({ key: 'second_factor_code_wrong', field: 'code' });
  expect(said).toEqual(['guess second-factor MEM1']);
});

it('tries nothing once there were too many', async () => {
  const said: string[] = [];
  const tried = guessCode({ limiter: limiterOf(said, true) }, 'MEM1', async () => void said.push('try'));
  await expect(tried).rejects.toThrow('locked');
  expect(said).toEqual(['guess second-factor MEM1']);
});
