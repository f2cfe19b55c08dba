import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { chromiumArgs, chromiumPath, startSite } from '../src/browser/index.ts';
import { medianOf } from '../src/load/start-load.ts';
import { tripPath } from '../ssr/trip-path.ts';

export const name = 'What a phone waits for, by Lighthouse (mobile: its slowed network and processor)';

/** Of no use to anybody who does not run this, so it is installed here instead of with the repository. */
const lighthouse = 'lighthouse@12.8.2';
const folder = fileURLToPath(new URL(`../../../.cache/${lighthouse}`, import.meta.url));
const program = path.join(folder, 'node_modules/lighthouse/cli/index.js');
const visits = 3;
/** Lighthouse loses the trace of a page now and then, and asks to be run again. */
const attempts = 3;
const execute = promisify(execFile);

const install = async (): Promise<void> => {
  if (existsSync(program)) return;
  console.log(`installing ${lighthouse} in ${folder} …`);
  await mkdir(folder, { recursive: true });
  await execute('npm', ['install', '--prefix', folder, '--no-audit', '--no-fund', '--no-save', lighthouse]);
};

/** What one visit came to: a score of 100, the others in milliseconds. */
interface Visit {
  readonly score: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocking: number;
}

interface Report {
  readonly categories: { readonly performance: { readonly score: number } };
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const report = async (url: string): Promise<Report> => {
  const flags = `--chrome-flags=${['--headless', ...chromiumArgs].join(' ')}`;
  const options = ['--quiet', '--only-categories=performance', '--output=json', flags];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { stdout } = await execute(process.execPath, [program, url, ...options], {
        env: { ...process.env, CHROME_PATH: chromiumPath() },
        maxBuffer: 100_000_000,
        timeout: 120_000,
      });
      return JSON.parse(stdout) as Report;
    } catch (error) {
      const said = (error as { stderr?: string }).stderr ?? String(error);
      if (attempt === attempts) throw new Error(`Lighthouse could not measure ${url}: ${said}`);
    }
  }
};

const visit = async (url: string): Promise<Visit> => {
  const { categories, audits } = await report(url);
  const time = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    score: categories.performance.score * 100,
    firstPaint: time('first-contentful-paint'),
    largestPaint: time('largest-contentful-paint'),
    blocking: time('total-blocking-time'),
  };
};

/** @param late how much later than the first paint the largest may be, in milliseconds */
const rowsOf = (page: string, all: readonly Visit[], late: number): BenchRow[] => {
  const median = (of: (one: Visit) => number): number => medianOf(all.map(of));
  return [
    { metric: `${page}: score`, value: median(({ score }) => score), unit: '', wanted: { atLeast: 98 } },
    { metric: `${page}: first paint`, value: median(({ firstPaint }) => firstPaint), unit: 'ms' },
    {
      metric: `${page}: largest paint, after the first`,
      value: median(({ firstPaint, largestPaint }) => largestPaint - firstPaint),
      unit: 'ms',
      wanted: { atMost: late },
    },
    {
      metric: `${page}: blocking time, on this machine`,
      value: median(({ blocking }) => blocking),
      unit: 'ms',
      wanted: { atMost: 50 },
    },
  ];
};

export const run = async (): Promise<BenchRow[]> => {
  await install();
  const site = await startSite({ env: { LOG_LEVEL: 'error' } });
  try {
    const pages = {
      home: { path: '/?lan_tp=ENG', late: 100 },
      list: { path: '/productList?lan_tp=ENG', late: 600 },
      product: { path: `${await tripPath(site.origin)}&lan_tp=ENG`, late: 600 },
    };
    const rows: BenchRow[] = [];
    for (const [page, { path: address, late }] of Object.entries(pages)) {
      const all: Visit[] = [];
      // The first one only has the page rendered.
      for (let turn = 0; turn <= visits; turn += 1) all.push(await visit(`${site.origin}${address}`));
      rows.push(...rowsOf(page, all.slice(1), late));
    }
    return rows;
  } finally {
    await site.stop();
  }
};
