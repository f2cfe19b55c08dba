import { jest } from '@jest/globals';
import { loadPack } from '@narae/i18n';
import { ApiError } from '@narae/shell-sdk';
import { renderHook } from '@testing-library/react';
import '../../texts.ts';
import { draftKeeper, useKeepDraft } from './draft-keeper.ts';

const down = () => new ApiError(503, { error: 'internal_fail' });

let sent: { tel: string; settle: (error?: ApiError) => Promise<void> }[];
let keeper: ReturnType<typeof draftKeeper>;
const kept = jest.fn<(kept: boolean) => void>();
const signedOut = jest.fn<() => void>();

beforeAll(() => loadPack('ENG', 'booking'));
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  kept.mockReset();
  signedOut.mockReset();
  keeper = draftKeeper(signedOut);
  keeper.listen(kept);
});
afterEach(() => jest.useRealTimers());

/** Saves `tel`, until the test settles it. */
const typed = (tel: string) => (): Promise<void> =>
  new Promise<void>((resolve, reject) => {
    sent.push({
      tel,
      settle: async (error) => {
        if (error) reject(error);
        else resolve();
        await jest.advanceTimersByTimeAsync(0);
      },
    });
  });
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

test('a save that failed before its screen was left does not come after what is typed when it is opened again', async () => {
  const before = renderHook(() => useKeepDraft('travellers CART000001'));
  before.result.current.keep(typed('1'));
  before.unmount();
  await sent[0]?.settle(down());
  await jest.advanceTimersByTimeAsync(4_800);
  renderHook(() => useKeepDraft('travellers CART000001')).result.current.keep(typed('2'));
  await jest.advanceTimersByTimeAsync(700);
  await sent[1]?.settle();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(tels()).toEqual(['1', '2']);
});
