// npm run screens -- --readme: the pictures of README.md, in docs/images.
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { chromiumArgs, chromiumPath } from '../chromium.ts';
import { openSite } from '../start-site.ts';
import { allShots } from './all-shots.ts';
import { openStudio } from './take.ts';

/** File and screen: in English, what a desktop's window shows. */
const pictures = { home: 'home', desk: 'admin-orders' };
const folder = 'docs/images';
const WIDTH = 1280;
/** Bytes that a reader of README.md loads for one of them, at most; libs/tooling/readme.test.ts has the same. */
const MOST_BYTES = 150_000;

const site = await openSite({ env: { RATE_LIMITS: 'off' } });
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
const raw = await mkdtemp(path.join(tmpdir(), 'narae-readme-'));
try {
  const studio = await openStudio(browser, site, 'ENG');
  for (const [name, shotName] of Object.entries(pictures)) {
    const shot = allShots.find((one) => one.name === shotName);
    if (!shot) throw new Error(`There is no screen ${shotName}.`);
    const taken = await studio.take({ ...shot, window: true }, { width: WIDTH }, raw);
    if (taken.problem) throw new Error(`${shotName}: ${taken.problem}`);
    const file = path.join(folder, `${name}.webp`);
    await sharp(path.join(raw, taken.file)).webp({ quality: 80 }).toFile(file);
    const { size } = await stat(file);
    if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes; ${MOST_BYTES} are the most.`);
    process.stdout.write(`${file}: ${size} bytes\n`);
  }
} finally {
  await rm(raw, { recursive: true });
  await browser.close();
  await site.stop();
}
