import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { LanTp } from '@narae/contracts';
import type { Browser, BrowserContext, Page } from 'playwright';
import { demoAdministrator } from '../demo-accounts.ts';
import { Shopper } from '../shopper.ts';
import type { Addresses } from '../start-site.ts';
import { wordsIn } from '../texts.ts';
import { wider } from './examine.ts';
import { isPhone, type Shot } from './shot.ts';
import { createFixture, type Fixture } from './fixture.ts';

const DAY_MS = 86_400_000;
/** Well before a session's access runs out. */
const RENEW_MS = 4 * 60_000;
/** Pictures of longer pages end here, in pixels. */
const LONGEST = 6_000;
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** How wide the window is, in CSS pixels, and which colours its owner prefers. */
export interface Look {
  readonly width: number;
  readonly colorScheme?: 'light' | 'dark';
}

/** What came of a shot: a file, or why there is none. */
export interface Taken {
  readonly file: string;
  readonly problem?: string;
}

/** The looks of one language: a browser context per kind of person, and the orders they look at. */
export const openStudio = async (browser: Browser, site: Addresses, lanTp: LanTp) => {
  const people = async (): Promise<Record<Shot['as'], BrowserContext>> => {
    const [visitor, member, newcomer, administrator] = await Promise.all(
      [1, 2, 3, 4].map(() => browser.newContext()),
    );
    if (!visitor || !member || !newcomer || !administrator) throw new Error('no browser contexts');
    return { visitor, member, newcomer, administrator };
  };
  const signedIn = await people();
  const fixture = await createFixture(site, signedIn.member, lanTp);
  await new Shopper(signedIn.newcomer, site.origin, lanTp).join('New Comer');
  await new Shopper(signedIn.administrator, site.origin, lanTp).signIn(demoAdministrator);
  const users = {
    member: await userOf(signedIn.member, site),
    newcomer: await userOf(signedIn.newcomer, site),
    administrator: await userOf(signedIn.administrator, site),
  };
  const stateOf = keepSignedIn(signedIn, (context) =>
    new Shopper(context, site.origin, lanTp).call('refresh', {}),
  );

  /** Opens a shot's screen and hands its page over as soon as nothing moves any more. */
  const visit = async <T>(shot: Shot, look: Look, use: (page: Page) => Promise<T>): Promise<T> => {
    const { width, colorScheme = 'light' } = look;
    const storageState = await stateOf(shot.as);
    const context = await browser.newContext({
      viewport: { width, height: isPhone(width) ? 780 : 860 },
      deviceScaleFactor: 1,
      timezoneId: 'Asia/Seoul',
      reducedMotion: 'reduce',
      colorScheme,
      ...(isPhone(width) ? { userAgent: iPhone, hasTouch: true, isMobile: true } : {}),
      ...(storageState ? { storageState } : {}),
    });
    try {
      const user = shot.as === 'visitor' ? null : users[shot.as];
      await context.addInitScript(
        ([kept, hidden]) => {
          if (kept) localStorage.setItem('user', kept);
          if (!location.search.includes('popup')) localStorage.setItem('popup_hidden_until', hidden);
        },
        [user, String(Date.now() + DAY_MS)] as const,
      );
      const page = await context.newPage();
      await develop(page, shot, fixture, { lanTp, width });
      return await use(page);
    } finally {
      await context.close();
    }
  };

  /** @param check finds what is wrong with the screen as it stands; it may change it, the picture is taken before */
  const take = async (
    shot: Shot,
    look: Look,
    folder: string,
    check: (page: Page) => Promise<string[]> = wider,
  ): Promise<Taken> => {
    const { width, colorScheme = 'light' } = look;
    const file = path.join(lanTp, `${width}${colorScheme === 'dark' ? '-dark' : ''}`, `${shot.name}.png`);
    try {
      return await visit(shot, look, async (page) => {
        await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
        const height = page.viewportSize()?.height ?? 0;
        if (!shot.window) await unroll(page, width);
        await page.screenshot({ path: path.join(folder, file) });
        await page.setViewportSize({ width, height });
        const problems = await check(page);
        return problems.length > 0 ? { file, problem: problems.join('\n') } : { file };
      });
    } catch (error) {
      return { file, problem: String(error).split('\n')[0] ?? '' };
    }
  };
  return { take, visit };
};

/** Cookies for many pages: each of them sees the same session, and only here is it ever renewed. */
const keepSignedIn = (
  people: Record<Shot['as'], BrowserContext>,
  renew: (context: BrowserContext) => Promise<unknown>,
) => {
  const kept = new Map<
    Shot['as'],
    { readonly at: number; readonly state: ReturnType<BrowserContext['storageState']> }
  >();
  return async (as: Shot['as']) => {
    if (as === 'visitor') return undefined;
    const known = kept.get(as);
    if (known && Date.now() - known.at < RENEW_MS) return known.state;
    const state = renew(people[as]).then(() => people[as].storageState());
    kept.set(as, { at: Date.now(), state });
    return state;
  };
};

const userOf = (context: BrowserContext, site: Addresses): Promise<string> =>
  context.newPage().then(async (page) => {
    await page.goto(`${site.origin}/json`);
    return page.evaluate(() => localStorage.getItem('user') ?? '');
  });

/** Opens the screen, does what the shot asks for, and waits until nothing moves any more. */
const develop = async (
  page: Page,
  shot: Shot,
  fixture: Fixture,
  { lanTp, width }: { lanTp: LanTp; width: number },
): Promise<void> => {
  const set = { page, say: wordsIn(lanTp), fixture, lanTp, width };
  await shot.before?.(set);
  const address = shot.at(fixture);
  const whole = address.startsWith('http')
    ? `${address}?lan=${lanTp}`
    : new URL(address, fixture.site.origin).href;
  const url = new URL(whole);
  if (!address.startsWith('http')) url.searchParams.set('lan_tp', lanTp);
  await page.goto(url.href);
  await settled(page);
  await shot.act?.(set);
  await settled(page);
};

/** Makes the window as high as the page, so that bars stuck to its edges are pictured at the page's edges. */
const unroll = async (page: Page, width: number): Promise<void> => {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  const now = page.viewportSize()?.height ?? 0;
  await page.setViewportSize({ width, height: Math.min(Math.max(height, now), LONGEST) });
  await settled(page);
};

/** Network at rest (the event stream aside), pictures painted, no skeleton left that could still go. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load');
  await page
    .waitForFunction(
      () => document.querySelector('main h1, main h2, main form, body > main, table, iframe') !== null,
      null,
      { timeout: 9_000 },
    )
    .catch(() => undefined);
  await quiet(page);
  await page.evaluate(async () => {
    for (const picture of document.querySelectorAll('img')) picture.loading = 'eager';
    await Promise.all(
      [...document.images].map((picture) =>
        picture.complete
          ? null
          : new Promise((resolve) => {
              picture.onload = picture.onerror = resolve;
              setTimeout(resolve, 3_000);
            }),
      ),
    );
  });
};

/** No request has begun or ended for a short while. */
const quiet = async (page: Page, ms = 250): Promise<void> => {
  let last = Date.now();
  const touch = (): void => void (last = Date.now());
  page.on('request', touch);
  page.on('requestfinished', touch);
  const end = Date.now() + 5_000;
  while (Date.now() - last < ms && Date.now() < end) await page.waitForTimeout(50);
  page.off('request', touch);
  page.off('requestfinished', touch);
};
