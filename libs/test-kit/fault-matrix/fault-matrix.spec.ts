import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type ConsoleMessage, type Page } from 'playwright/test';
import { capabilityOf } from './capability-checks.ts';
import { allServicesReady, rejectsImmediately, startFaultSite } from './fault-site.ts';
import { casesInTurn } from './cases.ts';
import type { ScreenName } from './screens.ts';
import { createFixture, type Fixture } from './fixture.ts';
import { openUnavailableScreen } from './unavailable-screen.ts';
import { openMemberBrowsers, type CaseBrowser } from './member-browsers.ts';

const pictures = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../test-results/fault-matrix-pictures',
);

const detail = process.env['FAULT_MATRIX'] === 'all' ? 'all' : 'rotating';
/** How many unavailable screens are opened at the same time. */
const AT_A_TIME = 3;

let fixture: Fixture;
let browserFor: (index: number) => Promise<CaseBrowser>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  await mkdir(pictures, { recursive: true });
  fixture = await createFixture(await startFaultSite(), browser);
  browserFor = await openMemberBrowsers(fixture, browser);
});
test.afterAll(async () => {
  await fixture?.close();
  await fixture?.site.stop();
});

for (const [index, row] of casesInTurn(detail)) {
  test(`${row.part} ${row.fault}`, async () => {
    const caseBrowser = await browserFor(index);
    const order = row.available.includes('pay what is in the cart')
      ? await fixture.newOrder(caseBrowser.check.lanTp)
      : '';
    const check = { ...caseBrowser.check, order };
    const picture = (page: Page, name: string) =>
      page.screenshot({
        path: path.join(pictures, `${row.part} ${row.fault}, ${name}.png`.replaceAll(' ', '-')),
      });
    // Failures are collected, so that one run reports all of them.
    const failures: string[] = [];
    const attempt = <Result>(what: string, work: () => Promise<Result>): Promise<Result | null> =>
      test.step(what, () =>
        work().catch((error: unknown) => {
          failures.push(`${what} (${check.lanTp}, ${check.isPhone ? 'phone' : 'desktop'}): ${String(error)}`);
          // Printed immediately, because a run takes minutes.
          process.stderr.write(`${failures.at(-1)}\n`);
          return null;
        }),
      );

    const consoleErrors: string[] = [];
    const recordConsole = (message: ConsoleMessage): void => {
      if (message.type() !== 'error') return;
      const { url } = message.location();
      consoleErrors.push(`${message.page()?.url()}: ${message.text()} (${url})`);
    };
    check.context.on('console', recordConsole);
    const removeFault = await row.inject(fixture.site);
    try {
      // Unavailable screens are opened first: the rest is checked while they wait for their time limits.
      const look = async (name: ScreenName, turn: number) => {
        const page = await caseBrowser.openWaiting(turn);
        return attempt(`${name} shows its error box`, () =>
          openUnavailableScreen({ ...check, page }, name, row.remote),
        );
      };
      // Limited, because too many pages at once would slow the machine until nothing comes in time.
      const fallbacks: ReturnType<typeof look>[] = [];
      for (const [turn, name] of row.unavailable.entries())
        fallbacks.push((fallbacks[turn - AT_A_TIME] ?? Promise.resolve(null)).then(() => look(name, turn)));
      const page = await check.context.newPage();
      for (const name of row.available)
        await attempt(name, () => capabilityOf(name).works({ ...check, page }));
      for (const name of row.rejected) {
        const reject = capabilityOf(name).fails;
        await attempt(`${name} is rejected`, async () =>
          picture((await reject?.({ ...check, page })) ?? page, name),
        );
      }
      const boxes = (await Promise.all(fallbacks)).filter((box) => box !== null);
      for (const { page: waiting, name, box } of boxes) {
        await box.scrollIntoViewIfNeeded();
        await picture(waiting, name);
      }

      if (row.hangs)
        await attempt('calls are rejected immediately', () => rejectsImmediately(fixture.site, row.part));

      await removeFault();
      await allServicesReady(fixture.site);
      await Promise.all(boxes.map(({ name, recover }) => attempt(`${name} is back`, recover)));
      // A call that timed out in the browser may still have been carried out.
      await fixture.tidyUp();
      for (const name of row.rejected)
        await attempt(`${name} again`, () => capabilityOf(name).works({ ...check, page }));
    } finally {
      // Idempotent; leaves a working site for the next case.
      await removeFault();
      await allServicesReady(fixture.site);
      check.context.off('console', recordConsole);
      await fixture.tidyUp();
      await caseBrowser.end();
    }
    expect(failures.join('\n\n'), consoleErrors.slice(-20).join('\n')).toBe('');
  });
}
