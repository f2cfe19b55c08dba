import type { LanTp } from '@narae/contracts';
import { startSite, type Site } from '../src/browser/start-site.ts';
import { expect, test } from '../e2e/support.ts';

/** A shop of its own whose pages arrive with their content. */
export const readableSite = (): { origin: () => string; at: (path: string, lanTp: LanTp) => string } => {
  let site: Site | undefined;
  test.beforeAll(async () => {
    site = await startSite({ env: { RATE_LIMITS: 'off', FIRST_SCREENS: 'on' } });
  });
  test.afterAll(() => site?.stop());
  const origin = (): string => {
    if (!site) throw new Error('the shop is not open yet');
    return site.origin;
  };
  return {
    origin,
    at: (path, lanTp) => {
      const url = new URL(path, origin());
      url.searchParams.set('lan_tp', lanTp);
      return url.href;
    },
  };
};

/** Waits until a page arrives with its content: the renderer may be late for the first visitor of a busy machine. */
export const readableFromServer = async (address: string): Promise<void> => {
  const open = async (): Promise<string> =>
    (await fetch(address, { headers: { accept: 'text/html' } })).text();
  await expect.poll(open, { timeout: 60_000 }).toContain('id="first-data"');
};
