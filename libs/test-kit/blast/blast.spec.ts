import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type ConsoleMessage, type Page } from 'playwright/test';
import { abilityOf } from './abilities.ts';
import { everybodyAnswers, rejectedAtOnce, startBlastSite } from './blast-site.ts';
import { allCases } from './cases.ts';
import type { ScreenName } from './screens.ts';
import { setStage, type Stage } from './stage.ts';
import { openInTrouble } from './trouble.ts';
import { openWindows, type Place } from './windows.ts';

const pictures = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '../../../test-results/blast-pictures',
);

const detail = process.env['BLAST'] === 'all' ? 'all' : 'in turns';
/** Where everything is tried, it is with the time limits that shoppers meet. */
const settings: NodeJS.ProcessEnv = detail === 'all' ? {} : { CALL_LIMIT_MS: '3000' };

/** Screens in trouble that are waited for together. */
const AT_A_TIME = 3;

let stage: Stage;
let placeOf: (index: number) => Promise<Place>;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(300_000);
  await mkdir(pictures, { recursive: true });
  stage = await setStage(await startBlastSite(settings), browser);
  placeOf = await openWindows(stage, browser);
});
test.afterAll(async () => {
  await stage?.close();
  await stage?.site.stop();
});

for (const [index, row] of allCases(detail).entries()) {
  test(`${row.part} ${row.fault}`, async () => {
    const place = await placeOf(index);
    const order = row.still.includes('pay what is in the cart') ? await stage.newOrder(place.set.lanTp) : '';
    const set = { ...place.set, order };
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
    const hear = (message: ConsoleMessage): void => {
      if (message.type() === 'error') heard.push(`${message.page()?.url()}: ${message.text()}`);
    };
    set.context.on('console', hear);
    const lift = await row.inflict(stage.site);
    try {
      // What cannot be shown is opened first: while it makes up its mind, everything else is tried.
      const look = async (name: ScreenName, turn: number) => {
        const page = await place.openWaiting(turn);
        return attempt(`${name} says so`, () => openInTrouble({ ...set, page }, name, row.remote));
      };
      // Not all at a time: a machine that draws too many at once measures itself.
      const troubled: ReturnType<typeof look>[] = [];
      for (const [turn, name] of row.calm.entries())
        troubled.push((troubled[turn - AT_A_TIME] ?? Promise.resolve(null)).then(() => look(name, turn)));
      const page = await set.context.newPage();
      for (const name of row.still) await attempt(name, () => abilityOf(name).works({ ...set, page }));
      for (const name of row.rejected) {
        const reject = abilityOf(name).fails;
        await attempt(`${name} is rejected`, async () =>
          picture((await reject?.({ ...set, page })) ?? page, name),
        );
      }
      const boxes = (await Promise.all(troubled)).filter((box) => box !== null);
      for (const { page: waiting, name, box } of boxes) {
        await box.scrollIntoViewIfNeeded();
        await picture(waiting, name);
      }

      if (row.hangs)
        await attempt('nobody waits for it any more', () => rejectedAtOnce(stage.site, row.part));

      await lift();
      await everybodyAnswers(stage.site);
      await Promise.all(boxes.map(({ name, recover }) => attempt(`${name} is back`, recover)));
      // What nobody waited for any more may have been done after all.
      await stage.tidyUp();
      for (const name of row.rejected)
        await attempt(`${name} again`, () => abilityOf(name).works({ ...set, page }));
    } finally {
      // Once more does no harm, and leaves the site whole for the next row.
      await lift();
      await everybodyAnswers(stage.site);
      set.context.off('console', hear);
      await stage.tidyUp();
      await place.end();
    }
    expect(wrong.join('\n\n'), heard.slice(-20).join('\n')).toBe('');
  });
}
