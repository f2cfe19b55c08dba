import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { startSite } from '../src/browser/start-site.ts';
import {
  medianOf,
  openBareServer,
  sideBySide,
  startLoad,
  taskOf,
  type Call,
  type Load,
} from '../src/load/start-load.ts';

export const name =
  'The whole site in one process, beside a bare Fastify server that sends the same bytes; and its memory';

const rounds = 5;
/** After so long without requests Node's engine has given back what it does not need, in milliseconds. */
const RESTED_MS = 180_000;
/** What is wanted of the memory of site and store together, in megabytes. */
const wantedMegabytes = 350;

const list: Call = {
  path: '/api/productList1',
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ info: { currency: 'CNH', lan_tp: 'CHN' } }),
};
const home: Call = {
  path: '/',
  method: 'GET',
  headers: { accept: 'text/html', 'accept-encoding': 'br', 'accept-language': 'en' },
  body: '',
};

const rowOf = async (
  site: string,
  load: Load,
  { what, unit, call, atLeast }: { what: string; unit: string; call: Call; atLeast: number },
): Promise<BenchRow> => {
  const bare = await openBareServer(site, call);
  try {
    const [ours, theirs] = await sideBySide(load, [taskOf(site, call), taskOf(bare.origin, call)], rounds);
    return {
      metric: `${what} (${Math.round(bare.bytes / 1024)} KB)`,
      value: medianOf(ours.map(({ perSecond }) => perSecond)),
      unit,
      baseline: medianOf(theirs.map(({ perSecond }) => perSecond)),
      wanted: { atLeast },
    };
  } finally {
    await bare.close();
  }
};

/** Megabytes in memory of all processes of a group. */
const memoryOf = (group: number): number => {
  let kilobytes = 0;
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      const fields = readFileSync(`/proc/${entry}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
      if (Number(fields[2]) !== group) continue;
      kilobytes += Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${entry}/status`, 'utf8'))?.[1] ?? 0);
    } catch {
      // It has ended meanwhile.
    }
  }
  return kilobytes / 1024;
};

const memoryRow = (pid: number, when: string): BenchRow => ({
  metric: `memory of site and store, ${when}`,
  value: memoryOf(pid),
  unit: 'MB',
});

const memoryAtRest = async (pid: number, after: string): Promise<BenchRow> => {
  await sleep(RESTED_MS);
  return { ...memoryRow(pid, `at rest, ${after}`), wanted: { atMost: wantedMegabytes } };
};

/** Each row on the same site, one after the other. */
export const run = async (): Promise<BenchRow[]> => {
  const site = await startSite({ env: { RATE_LIMITS: 'off', LOG_LEVEL: 'error' } });
  const load = startLoad();
  try {
    const filled = await memoryAtRest(site.pid, 'filled with the demo');
    return [
      await rowOf(site.origin, load, {
        what: 'product list through the edge',
        unit: 'answers/s',
        call: list,
        atLeast: 0.45,
      }),
      await rowOf(site.origin, load, {
        what: 'home as it is sent',
        unit: 'pages/s',
        call: home,
        atLeast: 0.5,
      }),
      filled,
      memoryRow(site.pid, 'while these requests come'),
      await memoryAtRest(site.pid, 'after these requests'),
    ];
  } finally {
    load.stop();
    await site.stop();
  }
};
