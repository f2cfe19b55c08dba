import type { LanTp } from '@narae/contracts';
import {
  expect,
  test as base,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import { demoAdministrator } from '../src/browser/demo-accounts.ts';
import { Shopper } from '../src/browser/shopper.ts';

export { expect, type BrowserContext, type Page } from 'playwright/test';

const origin = (name: 'SITE' | 'SANDBOX'): string => {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: the global setup did not run`);
  return value;
};

/** Where the shop of this run is, and the payment provider with its mailbox. */
export const siteOrigin = (): string => origin('SITE');
export const sandboxOrigin = (): string => origin('SANDBOX');

/** An iPhone as its browser introduces itself; the shop pays by redirect there. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
};

export const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/** Opens the address of a screen in a language. */
export const at = (path: string, lanTp: LanTp): string => {
  const url = new URL(path, siteOrigin());
  url.searchParams.set('lan_tp', lanTp);
  return url.href;
};

/** A text of one try of a test: what an earlier try has left on the site is another one. */
export const ownText = (text: string): string => `${text} (${crypto.randomUUID().slice(0, 4)})`;

/** Waits until a page arrives with its content: the renderer may be late for the first visitor of a busy machine. */
export const waitForServerRendering = async (address: string): Promise<void> => {
  const open = async (): Promise<string> =>
    (await fetch(address, { headers: { accept: 'text/html' } })).text();
  await expect.poll(open, { timeout: 60_000 }).toContain('id="preloaded-data"');
};

/** How often a page is opened until its document is whole. */
const WHOLE_TRIES = 3;

/**
 * Opens a page whose document has its content. The plain shell comes where the renderer is late for one visitor of a busy
 * machine, and is opened again: the calls it makes would otherwise be told as errors of the page.
 */
export const gotoWhole = async (page: Page, address: string): Promise<void> => {
  for (let tries = 0; tries < WHOLE_TRIES; tries += 1) {
    await page.goto(address);
    if ((await page.locator('#preloaded-data').count()) > 0) return;
  }
  throw new Error(
    `${address} came ${WHOLE_TRIES} times as the plain shell: the renderer was late, or failed (narae_ssr_pages_total says which)`,
  );
};

/** Waits until the page is hydrated, down to what a remote shows. */
export const hydrated = async (page: Page): Promise<void> => {
  await page.waitForSelector('html[data-hydrated="fully"]', { state: 'attached' });
  await page.waitForSelector('main article a[href], main h1', { state: 'attached' });
};

/** What a pattern finds in the mails to an address, once one that has it has arrived. */
export const mailedTo = async (address: string, pattern: RegExp): Promise<string> => {
  const read = async (): Promise<string> => {
    const answer = await fetch(`${sandboxOrigin()}/mailbox.json?to=${encodeURIComponent(address)}`);
    const mails = (await answer.json()) as { text: string }[];
    return mails.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0] ?? '';
  };
  await expect.poll(read).not.toBe('');
  return read();
};

/** Confirms a member's mailbox as the link in the mail does. */
export const confirmMailbox = async (member: Shopper, address: string): Promise<void> => {
  const [, token] = (await mailedTo(address, /#confirm=[\w-]+/)).split('=');
  await member.call('confirmEmail', { token });
  // The access token says whether it is confirmed.
  await member.call('refresh', {});
};

interface Fixtures {
  /** A browser of its own; what its pages throw or log as an error fails the test, unless `allow` takes it back. */
  openBrowser: (options?: BrowserContextOptions) => Promise<BrowserContext>;
  /** Errors that belong to the test, because it brings them about. */
  allow: (pattern: RegExp) => void;
}

export const test = base.extend<Fixtures & { complaints: { allowed: RegExp[]; heard: string[] } }>({
  complaints: async ({ browserName: _ }, use) => {
    const complaints = { allowed: [] as RegExp[], heard: [] as string[] };
    await use(complaints);
    const unexpected = complaints.heard.filter((text) => !complaints.allowed.some((one) => one.test(text)));
    if (unexpected.length > 0) throw new Error(`pages complained:\n${unexpected.join('\n')}`);
  },
  allow: async ({ complaints }, use) => use((pattern) => void complaints.allowed.push(pattern)),
  openBrowser: async ({ browser, complaints }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = desktop) => {
      const context = await browser.newContext({ timezoneId: 'Asia/Seoul', ...options });
      context.on('page', (page) => listen(page, complaints.heard));
      opened.push(context);
      return context;
    });
    await Promise.all(opened.map((context) => context.close()));
  },
});

const listen = (page: Page, heard: string[]): void => {
  page.on('pageerror', (error) => heard.push(`${page.url()} threw ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') heard.push(`${page.url()} logged ${message.text()}`);
  });
};

/** A member who has just joined, signed in in the given browser without the detour over the screens. */
export const memberIn = async (
  context: BrowserContext,
  lanTp: LanTp,
  name = 'Mina Hart',
): Promise<Shopper> => {
  const shopper = new Shopper(context, siteOrigin(), lanTp);
  await shopper.join(name);
  return shopper;
};

/** An administrator of the demo content, the owner unless another one is named, signed in in the given browser. */
export const administratorIn = async (
  context: BrowserContext,
  lanTp: LanTp,
  credentials = demoAdministrator,
): Promise<Shopper> => {
  const shopper = new Shopper(context, siteOrigin(), lanTp);
  await shopper.signIn(credentials);
  return shopper;
};

/** A member whose order for one adult waits for payment. */
export const memberWithOrder = async (
  context: BrowserContext,
  lanTp: LanTp,
  prod_id: string,
): Promise<{ shopper: Shopper; cart_id: string }> => {
  const shopper = await memberIn(context, lanTp);
  const cart_id = await shopper.putInCart(prod_id, { adult_cnt: 1 });
  await shopper.confirmTravellers(cart_id);
  return { shopper, cart_id };
};
