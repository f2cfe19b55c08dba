import { LAN_TPS } from '@narae/contracts/languages';
import { inTurn } from '../../tooling/bin/lib/test-turn.mjs';
import { examine } from '../src/browser/screens/examine.ts';
import type { Shot } from '../src/browser/screens/shot.ts';
import { openStudio, type Look } from '../src/browser/screens/take.ts';
import { expect, sandboxOrigin, siteOrigin, test } from './support.ts';
import { allShots } from '../src/browser/screens/all-shots.ts';

const looks: readonly Look[] = [
  { width: 360, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

/** The provider's and the mailbox's pages are no part of the shop. */
const shots = allShots.filter(({ name }) => !/^(sandbox|mail)/.test(name));

/** In how many runs of `npm run test:all` each screen is looked at. */
const TURNS = 3;

/** Every screen once, languages and looks in turn; `npm run screens -- --examine` does all with all. */
const turns = shots.map((shot, at) => ({
  shot,
  lanTp: LAN_TPS[at % LAN_TPS.length],
  look: looks[(at + Math.floor(at / LAN_TPS.length)) % looks.length] as Look,
}));

const fits = (shot: Shot, { width }: Look, lanTp: (typeof LAN_TPS)[number]): boolean =>
  shot.only?.(width, lanTp) ?? true;

for (const lanTp of LAN_TPS) {
  test(`every screen passes axe and works at twice the text size, ${lanTp}`, async ({ browser }) => {
    const studio = await openStudio(browser, { origin: siteOrigin(), sandbox: sandboxOrigin() }, lanTp);
    const found: string[] = [];
    const mine = inTurn(
      turns.filter((turn) => turn.lanTp === lanTp && fits(turn.shot, turn.look, lanTp)),
      TURNS,
    ).values();
    const work = async (): Promise<void> => {
      for (const { shot, look } of mine) {
        const problems = await studio.visit(shot, look, examine);
        found.push(
          ...problems.map((problem) => `${shot.name}, ${look.width} px, ${look.colorScheme}: ${problem}`),
        );
      }
    };
    await Promise.all([work(), work()]);
    expect(found).toEqual([]);
  });
}
