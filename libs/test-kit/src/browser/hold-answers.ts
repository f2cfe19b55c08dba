import type { Page } from 'playwright';
import { drawn } from './page-life.ts';

/** Answers of the shop's calls, but not its stream, which never ends. */
const calls = /^\/(api|auth|memChk)\//;

/**
 * Lets the answers of calls arrive as on a slow network, but without waiting for a time: all that the page has asked for are
 * held until the last one is there, and each then comes in a frame of its own, the newest question's first or last.
 * @returns how many are still to come
 */
export const holdAnswers = async (page: Page, newest: 'first' | 'last'): Promise<() => number> => {
  let asked = 0;
  let open = 0;
  let releasing = false;
  const held: (() => Promise<void>)[] = [];
  const release = async (): Promise<void> => {
    if (releasing) return;
    releasing = true;
    while (asked === 0 && held.length > 0) {
      await drawn(page);
      await (newest === 'first' ? held.pop() : held.shift())?.();
      open -= 1;
    }
    releasing = false;
  };
  await page.route(
    ({ pathname }) => calls.test(pathname),
    async (route) => {
      asked += 1;
      open += 1;
      const response = await route.fetch();
      held.push(() => route.fulfill({ response }));
      asked -= 1;
      await release();
    },
  );
  return () => open;
};
