import { LAN_TPS } from '@narae/contracts/languages';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import type { CheckContext } from './check-context.ts';
import type { Fixture } from './fixture.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/**
 * Browser contexts of the signed-in member, phone and desktop, kept from case to case. One is for actions, three are
 * for unavailable screens: each page holds an event stream open, and a browser allows six connections to an origin.
 */
interface DeviceBrowser {
  readonly isPhone: boolean;
  readonly contexts: readonly [BrowserContext, ...BrowserContext[]];
}

/** The browser of one case. */
export interface CaseBrowser {
  readonly check: Omit<CheckContext, 'page' | 'order'>;
  /** A page for an unavailable screen. */
  readonly openWaiting: (index: number) => Promise<Page>;
  readonly end: () => Promise<void>;
}

/** A page that fetches every file: one kept from an earlier case would do without a remote that is not there. */
const openUncached = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return page;
};

/** Opens the browsers; answers a function that picks language and device by the number of the case. */
export const openMemberBrowsers = async (
  fixture: Fixture,
  browser: Browser,
): Promise<(index: number) => Promise<CaseBrowser>> => {
  const devices: DeviceBrowser[] = [];
  for (const [isPhone, options] of [
    [true, phone],
    [false, desktop],
  ] as const) {
    const open = async (): Promise<BrowserContext> => {
      const context = await browser.newContext({ ...options, timezoneId: 'Asia/Seoul' });
      await new Shopper(context, fixture.site.origin, 'ENG').signIn(fixture.credentials);
      return context;
    };
    devices.push({ isPhone, contexts: [await open(), await open(), await open(), await open()] });
  }
  return async (index) => {
    const lanTp = LAN_TPS[index % LAN_TPS.length] ?? 'ENG';
    const device = devices[index % devices.length];
    if (!device) throw new Error('no browser is open');
    const { isPhone, contexts } = device;
    const [context, ...waiting] = contexts;
    // A session must not expire in the middle of a case.
    for (const one of contexts) await new Shopper(one, fixture.site.origin, lanTp).call('refresh', {});
    const visitors: BrowserContext[] = [];
    return {
      check: {
        fixture,
        context,
        lanTp,
        say: wordsIn(lanTp),
        isPhone,
        openVisitor: async () => {
          const visitor = await browser.newContext(isPhone ? phone : desktop);
          visitors.push(visitor);
          return visitor.newPage();
        },
      },
      openWaiting: (index) => openUncached(waiting[index % waiting.length] ?? context),
      end: async () => {
        await Promise.all(visitors.map((visitor) => visitor.close()));
        await Promise.all(contexts.flatMap((one) => one.pages()).map((page) => page.close()));
      },
    };
  };
};
