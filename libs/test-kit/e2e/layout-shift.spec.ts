import type { LanTp } from '@narae/contracts';
import { pages, type Page as PageEntry, type PageName } from '@narae/contracts/pages';
import type { BrowserContextOptions } from 'playwright';
import { inTurn } from '../../tooling/bin/lib/test-turn.mjs';
import { timeScale } from '../../tooling/bin/lib/time-scale.mjs';
import { holdAnswers } from '../src/browser/hold-answers.ts';
import { watchShifts, type Shift } from '../src/browser/page-life.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { wider } from '../src/browser/screens/examine.ts';
import { quiet } from '../src/browser/visit.ts';
import { memberWithContent, type MemberContent } from './member-content.ts';
import { addressesOf } from './page-addresses.ts';
import {
  administratorIn,
  at,
  desktop,
  expect,
  memberIn,
  phone,
  test,
  type BrowserContext,
} from './support.ts';

/** How much may move in all while a page loads, as browsers count it. */
const MOST = 0.05;
/** In how many runs of `npm run test:all` each address is opened at each width. */
const TURNS = 6;

const looks: readonly (readonly [
  width: number,
  options: BrowserContextOptions,
  lanTp: LanTp,
  newest: 'first' | 'last',
])[] = [
  [390, phone, 'VTN', 'first'],
  [1280, desktop, 'KOR', 'last'],
];

/** Pages for who is not signed in; the last one signs out. */
const signedOut: readonly PageName[] = ['login', 'loginResult', 'join', 'loginout'];
/** Pages that look different to a member who has nothing yet. */
const ofNewcomers = ['/myinfo', '/mycart', '/paymentInfo', '/myAccount', '/customTravel'];

const names = Object.keys(pages) as PageName[];
const ofDesk = (name: PageName): boolean => (pages[name] as PageEntry).role !== undefined;

interface Opened {
  /** What moved until everything was there, where it was not little, and what is wider than the window. */
  readonly found: readonly string[];
  /** The other parts of a back office. */
  readonly parts: readonly string[];
}

interface Opening {
  readonly lanTp: LanTp;
  readonly newest: 'first' | 'last';
  readonly content: MemberContent;
}

/** Opens an address as on a slow network. */
const open = async (
  context: BrowserContext,
  address: string,
  { lanTp, newest, content }: Opening,
): Promise<Opened> => {
  const page = await context.newPage();
  const shifts = await watchShifts(page);
  const toCome = await holdAnswers(page, newest);
  await page.route('**/api/reviewMine', (route) => route.fulfill({ json: content.reviews }));
  await page.goto(at(address, lanTp), { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await main.getByRole('heading').or(main.getByRole('form')).first().waitFor();
  const waiting = async (): Promise<number> => {
    await quiet(page);
    return toCome() + (await main.locator('[data-skeleton], [aria-busy=true]').count());
  };
  // Calls come one after another: on a busy machine that takes longer than one change of a page.
  await expect.poll(waiting, { message: address, timeout: 60_000 * timeScale }).toBe(0);
  const seen = await shifts();
  const wide = await wider(page);
  const parts = await page
    .locator(`nav[aria-label="${wordsIn(lanTp)('admin.nav')}"] a`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.close();
  const sum = seen.reduce((all, { value }) => all + value, 0);
  const moved = sum > MOST ? [`${sum.toFixed(3)} ${told(seen)}`] : [];
  return { parts, found: [...moved, ...wide].map((problem) => `${address}: ${problem}`) };
};

const told = (shifts: readonly Shift[]): string =>
  shifts.map(({ value, of }) => `${value.toFixed(3)} ${of.join(' | ')}`).join('\n');

/** Two pages at a time. */
const withTwo = (work: () => Promise<void>): Promise<unknown> => Promise.all([work(), work()]);

for (const [width, options, lanTp, newest] of looks) {
  test(`a page of a member neither jumps while it loads nor is too wide, ${width} px`, async ({
    openBrowser,
  }) => {
    test.setTimeout(900_000 * timeScale);
    const [members, newcomers, visitors] = [
      await openBrowser(options),
      await openBrowser(options),
      await openBrowser(options),
    ];
    const content = await memberWithContent(members, lanTp);
    await memberIn(newcomers, lanTp);
    const visits = [
      ...names
        .filter((name) => !ofDesk(name))
        .flatMap((name) =>
          addressesOf(name, content).map((address) => ({
            address,
            context: signedOut.includes(name) ? visitors : members,
          })),
        ),
      ...ofNewcomers.map((address) => ({ address, context: newcomers })),
    ];
    const found: string[] = [];
    const mine = inTurn(visits, TURNS, { ahead: looks.findIndex((look) => look[0] === width) }).values();
    await withTwo(async () => {
      for (const { address, context } of mine)
        found.push(...(await open(context, address, { lanTp, newest, content })).found);
    });
    expect(found).toEqual([]);
  });

  test(`a page of the back office neither jumps while it loads nor is too wide, ${width} px`, async ({
    openBrowser,
  }) => {
    test.setTimeout(900_000 * timeScale);
    const content = await memberWithContent(await openBrowser(options), lanTp);
    const office = await openBrowser(options);
    await administratorIn(office, lanTp);
    const found: string[] = [];
    const known = new Set<string>();
    const visit = async (addresses: readonly string[]): Promise<string[]> => {
      const parts: string[] = [];
      const mine = addresses.values();
      await withTwo(async () => {
        for (const address of mine) {
          known.add(address);
          const opened = await open(office, address, { lanTp, newest, content });
          found.push(...opened.found);
          parts.push(...opened.parts);
        }
      });
      return [...new Set(parts)].filter((part) => !known.has(part)).sort();
    };
    // The pages name the parts of their back offices, each of which is a page to an administrator.
    const parts = await visit(names.filter(ofDesk).flatMap((name) => addressesOf(name, content)));
    expect(parts.length).toBeGreaterThan(20);
    await visit(inTurn(parts, TURNS, { ahead: looks.findIndex((look) => look[0] === width) }));
    expect(found).toEqual([]);
  });
}
