import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { LAN_TPS } from '@narae/contracts/languages';
import { chromium } from 'playwright';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { openSite } from '../start-site.ts';
import { indexPage } from './index-page.ts';
import { examine, wider } from './examine.ts';
import { openStudio, type Taken } from './take.ts';
import { allShots } from './all-shots.ts';

const tell = (line: string): void => void process.stdout.write(`${line}\n`);
const WIDTHS = [360, 768, 1280];
/** Pages open at once; the machine draws them side by side. */
const AT_ONCE = 3;

const { values } = parseArgs({
  options: {
    lang: { type: 'string', multiple: true, default: [...LAN_TPS] },
    width: { type: 'string', multiple: true, default: WIDTHS.map(String) },
    dark: { type: 'boolean', default: false },
    examine: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true, default: [''] },
    out: { type: 'string', default: 'screens' },
  },
});
const folder = path.resolve(values.out);
const languages = LAN_TPS.filter((lanTp) => values.lang.includes(lanTp));
const wanted = allShots.filter(({ name }) => values.only.some((part) => name.includes(part)));
if (languages.length === 0 || wanted.length === 0) {
  tell(`Nothing to take: --lang is one of ${LAN_TPS.join(', ')}, --only a part of a picture's name.`);
  process.exit(1);
}

const site = await openSite({ env: { RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const taken: Taken[] = [];
try {
  if (values.only.includes('')) await rm(folder, { recursive: true, force: true });
  for (const lanTp of languages) {
    const studio = await openStudio(browser, site, lanTp);
    const jobs = values.width
      .map(Number)
      .flatMap((width) =>
        wanted.filter(({ only }) => only?.(width, lanTp) ?? true).map((shot) => ({ shot, width })),
      )
      .values();
    const work = async (): Promise<void> => {
      for (const { shot, width } of jobs) {
        const result = await studio.take(
          shot,
          { width, colorScheme: values.dark ? 'dark' : 'light' },
          folder,
          values.examine ? examine : wider,
        );
        taken.push(result);
        if (result.problem) tell(`✗ ${result.file}: ${result.problem}`);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    tell(`${lanTp}: ${taken.filter(({ file }) => file.startsWith(lanTp)).length} pictures`);
  }
  await writeFile(path.join(folder, 'index.html'), indexPage(taken));
} finally {
  await browser.close();
  await site.stop();
}
const failed = taken.filter(({ problem }) => problem).length;
tell(`${taken.length} pictures in ${folder}${failed > 0 ? `, ${failed} with a problem` : ''}`);
process.exit(failed > 0 ? 1 : 0);
