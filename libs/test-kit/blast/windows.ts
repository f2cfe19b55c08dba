import { LAN_TPS } from '@narae/i18n/aliases';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright/test';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import type { Setting } from './setting.ts';
import type { Stage } from './stage.ts';

const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/**
 * Browsers of the member, small ones and large ones; kept from row to row, as people keep theirs. One for what is
 * done, three for what is waited for: every page of a member holds a stream open, and a browser has six lines to a site.
 */
interface Window {
  readonly isPhone: boolean;
  readonly contexts: readonly [BrowserContext, ...BrowserContext[]];
}

/** Where one row of the table is tried. */
export interface Place {
  readonly set: Omit<Setting, 'page' | 'order'>;
  /** A page for a screen that is waited for. */
  readonly openWaiting: (place: number) => Promise<Page>;
  readonly end: () => Promise<void>;
}

/** Opens the member's browsers; answers whose turn it is, language by language and device by device. */
export const openWindows = async (
  stage: Stage,
  browser: Browser,
): Promise<(index: number) => Promise<Place>> => {
  const windows: Window[] = [];
  for (const [isPhone, options] of [
    [true, phone],
    [false, desktop],
  ] as const) {
    const open = async (): Promise<BrowserContext> => {
      const context = await browser.newContext({ ...options, timezoneId: 'Asia/Seoul' });
      await new Shopper(context, stage.site.origin, 'ENG').signIn(stage.credentials);
      return context;
    };
    windows.push({ isPhone, contexts: [await open(), await open(), await open(), await open()] });
  }
  return async (index) => {
    const lanTp = LAN_TPS[index % LAN_TPS.length] ?? 'ENG';
    const window = windows[index % windows.length];
    if (!window) throw new Error('no window is open');
    const { isPhone, contexts } = window;
    const [context, ...waiting] = contexts;
    // A session that runs out in the middle of a row is another story.
    for (const one of contexts) await new Shopper(one, stage.site.origin, lanTp).call('refresh', {});
    const visitors: BrowserContext[] = [];
    return {
      set: {
        stage,
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
      openWaiting: (place) => (waiting[place % waiting.length] ?? context).newPage(),
      end: async () => {
        await Promise.all(visitors.map((visitor) => visitor.close()));
        await Promise.all(contexts.flatMap((one) => one.pages()).map((page) => page.close()));
      },
    };
  };
};
