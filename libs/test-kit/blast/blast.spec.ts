import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { LAN_TPS } from '@narae/i18n/aliases';
import {
  expect,
  test,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright/test';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { abilityOf, openInTrouble, SAYS_SO_MS, type AbilityName } from './abilities.ts';
import { serviceNames, startBlastSite, type BlastSite } from './blast-site.ts';
import { remoteFault, serviceFault } from './faults.ts';
import type { ScreenName } from './screens.ts';
import type { Setting } from './setting.ts';
import { setStage, type Stage } from './stage.ts';
import { remoteRows, serviceRows } from './table.ts';

const pictures = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../test-results/blast-pictures',
);
const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 780 },
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  hasTouch: true,
  isMobile: true,
};
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 860 } };

/** What one row of the table says, whichever kind of part it is about. */
interface Case {
  readonly part: string;
  readonly fault: string;
  readonly still: readonly AbilityName[];
  readonly calm: readonly ScreenName[];
  readonly refused: readonly AbilityName[];
  readonly remote: boolean;
  readonly inflict: (site: BlastSite) => Promise<() => Promise<void>>;
}

const cases: readonly Case[] = [
  ...serviceRows.flatMap(({ part, faults, refused = [], ...row }) =>
    faults.map((fault) => ({
      ...row,
      refused,
      part,
      fault,
      remote: false,
      inflict: (site: BlastSite) => serviceFault[fault](site, part),
    })),
  ),
  ...remoteRows.flatMap(({ part, faults, refused = [], ...row }) =>
    faults.map((fault) => ({
      ...row,
      refused,
      part,
      fault,
      remote: true,
      inflict: (site: BlastSite) => remoteFault[fault](site, part),
    })),
  ),
];

let stage: Stage;
/**
 * Browsers of the member, small ones and large ones; kept from row to row, as people keep theirs. One for what is
 * done, two for what is waited for: every page of a member holds a stream open, and a browser has six lines to a site.
 */
const windows: { isPhone: boolean; contexts: readonly [BrowserContext, BrowserContext, BrowserContext] }[] =
  [];

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  await mkdir(pictures, { recursive: true });
  stage = await setStage(await startBlastSite(), browser);
  for (const [isPhone, options] of [
    [true, phone],
    [false, desktop],
  ] as const) {
    const open = async (): Promise<BrowserContext> => {
      const context = await browser.newContext({ ...options, timezoneId: 'Asia/Seoul' });
      await new Shopper(context, stage.site.origin, 'ENG').signIn(stage.credentials);
      return context;
    };
    windows.push({ isPhone, contexts: [await open(), await open(), await open()] });
  }
});
test.afterAll(async () => {
  await stage?.close();
  await stage?.site.stop();
});

/** Every service answers through the edge again. */
const everybodyAnswers = async (): Promise<void> => {
  for (const name of serviceNames)
    await expect
      .poll(
        () =>
          fetch(`${stage.site.origin}/${name}/readyz`).then(
            ({ status }) => status,
            () => 0,
          ),
        { intervals: [50] },
      )
      .toBe(200);
};

const settingFor = (
  browser: Browser,
  index: number,
): {
  set: Omit<Setting, 'page' | 'order'>;
  openWaiting: (place: number) => Promise<Page>;
  end: () => Promise<void>;
} => {
  const lanTp = LAN_TPS[index % LAN_TPS.length] ?? 'ENG';
  const window = windows[index % 2];
  if (!window) throw new Error('no window is open');
  const {
    isPhone,
    contexts: [context, ...waiting],
  } = window;
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
      const pages = window.contexts.flatMap((one) => one.pages());
      await Promise.all(pages.map((page) => page.close()));
    },
  };
};

for (const [index, row] of cases.entries()) {
  test(`${row.part} ${row.fault}`, async ({ browser }) => {
    const { set: setting, openWaiting, end } = settingFor(browser, index);
    const order = row.still.includes('pay what is in the cart') ? await stage.newOrder(setting.lanTp) : '';
    const set = { ...setting, order };
    const picture = (page: Page, name: string) =>
      page.screenshot({
        path: path.join(pictures, `${row.part} ${row.fault}, ${name}.png`.replaceAll(' ', '-')),
      });
    // One that fails is told beside the others: a row is about all of what it names.
    const wrong: string[] = [];
    const attempt = <Result>(what: string, work: () => Promise<Result>): Promise<Result | null> =>
      test.step(what, () =>
        work().catch((error: unknown) => {
          wrong.push(`${what} (${set.lanTp}, ${set.isPhone ? 'phone' : 'desktop'}): ${String(error)}`);
          // At once, for whoever waits for a slow run.
          process.stderr.write(`${wrong.at(-1)}\n`);
          return null;
        }),
      );

    const heard: string[] = [];
    set.context.on('console', (message) => {
      if (message.type() === 'error') heard.push(`${message.page()?.url()}: ${message.text()}`);
    });
    const lift = await row.inflict(stage.site);
    try {
      // What cannot be shown is opened first: while it makes up its mind, everything else is tried.
      const look = async (name: ScreenName, place: number) => {
        const page = await openWaiting(place);
        return attempt(`${name} says so`, async () => {
          const box = await openInTrouble({ ...set, page }, name, page, row.remote);
          expect(box.ms, `milliseconds until it says so`).toBeLessThan(SAYS_SO_MS);
          return { ...box, page, name };
        });
      };
      // Two at a time: a machine that draws them all at once measures itself.
      const troubled: ReturnType<typeof look>[] = [];
      for (const [place, name] of row.calm.entries())
        troubled.push((troubled[place - 2] ?? Promise.resolve(null)).then(() => look(name, place)));
      const page = await set.context.newPage();
      for (const name of row.still) await attempt(name, () => abilityOf(name).works({ ...set, page }));
      for (const name of row.refused) {
        const refuse = abilityOf(name).fails;
        await attempt(`${name} is refused`, async () =>
          picture((await refuse?.({ ...set, page })) ?? page, name),
        );
      }
      const boxes = (await Promise.all(troubled)).filter((box) => box !== null);
      for (const box of boxes) await picture(box.page, box.name);

      await lift();
      await everybodyAnswers();
      for (const { name, recover } of boxes) await attempt(`${name} is back`, recover);
      for (const name of row.refused)
        await attempt(`${name} again`, () => abilityOf(name).works({ ...set, page }));
    } finally {
      // Once more does no harm, and leaves the site whole for the next row.
      await lift();
      await everybodyAnswers();
      await stage.tidyUp();
      await end();
    }
    expect(wrong.join('\n\n'), heard.slice(-20).join('\n')).toBe('');
  });
}
