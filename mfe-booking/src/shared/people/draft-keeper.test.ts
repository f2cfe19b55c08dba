import { jest } from '@jest/globals';
import { ApiError } from '@narae/shell-sdk';
import { draftKeeper } from './draft-keeper.ts';

const typed = (tel: string) => ({ tel, email: '', travellers: [] });
const down = () => new ApiError(503, { error: 'internal_fail' });

let sent: { tel: string; settle: (error?: ApiError) => Promise<void> }[];
let keeper: ReturnType<typeof draftKeeper<ReturnType<typeof typed>>>;
const kept = jest.fn<(kept: boolean) => void>();
const signedOut = jest.fn<() => void>();

beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  kept.mockReset();
  signedOut.mockReset();
  keeper = draftKeeper(
    ({ tel }) =>
      new Promise<void>((resolve, reject) => {
        sent.push({
          tel,
          settle: async (error) => {
            if (error) reject(error);
            else resolve();
            await jest.advanceTimersByTimeAsync(0);
          },
        });
      }),
    kept,
    signedOut,
  );
});
afterEach(() => jest.useRealTimers());

const tels = () => sent.map(({ tel }) => tel);

test('one save at a time: what is typed meanwhile follows it', async () => {
  keeper.keep(typed('1'));
  await jest.advanceTimersByTimeAsync(700);
  keeper.keep(typed('2'));
  await jest.advanceTimersByTimeAsync(10_000);
  expect(tels()).toEqual(['1']);
  await sent[0]?.settle();
  await jest.advanceTimersByTimeAsync(700);
  expect(tels()).toEqual(['1', '2']);
});

test('a server that is down for a while is asked again after five seconds, not at once', async () => {
  keeper.keep(typed('1'));
  await jest.advanceTimersByTimeAsync(700);
  await sent[0]?.settle(down());
  expect(kept).toHaveBeenLastCalledWith(false);
  await jest.advanceTimersByTimeAsync(4_900);
  expect(tels()).toEqual(['1']);
  await jest.advanceTimersByTimeAsync(100);
  expect(tels()).toEqual(['1', '1']);
});

test('an older save that fails late does not come after the newer one', async () => {
  keeper.keep(typed('1'));
  await jest.advanceTimersByTimeAsync(700);
  keeper.keep(typed('2'));
  keeper.leave();
  expect(tels()).toEqual(['1', '2']);
  await sent[1]?.settle();
  await sent[0]?.settle(down());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tels()).toEqual(['1', '2']);
});

test('what failed is not sent again once keeping has stopped', async () => {
  keeper.keep(typed('1'));
  await jest.advanceTimersByTimeAsync(700);
  const stopped = keeper.stop();
  await sent[0]?.settle(down());
  await stopped;
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tels()).toEqual(['1']);
});

test('that the session has ended is told, and what was typed is not sent again', async () => {
  keeper.keep(typed('1'));
  await jest.advanceTimersByTimeAsync(700);
  await sent[0]?.settle(down());
  expect(signedOut).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(5_000);
  await sent[1]?.settle(new ApiError(401, { error: 'login_required' }));
  expect(signedOut).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tels()).toEqual(['1', '1']);
});
