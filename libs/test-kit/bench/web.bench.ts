import type { Product } from '@narae/contracts';
import type { BenchRow } from '../../tooling/bin/lib/bench-row.mjs';
import { openBrowser, startSite, timeToInteractive, visit, type Visit } from '../src/browser/index.ts';
import { openBarePage } from './bare-page.ts';

export const name =
  'First visit of a page, beside its budget and beside a bare page with one script as heavy';

/** Bytes of JavaScript (brotli) and requests for scripts a first visit may cost. */
const budget = { scriptBytes: 130_000, scripts: 10 };
/** Visits measured; the middle one counts. */
const visits = 5;

const middle = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const weight = (page: string, { scriptBytes, scripts, styleBytes, requests }: Visit): BenchRow[] => [
  {
    metric: `${page}: JavaScript, of the budget`,
    value: scriptBytes / 1000,
    unit: 'kB',
    baseline: budget.scriptBytes / 1000,
    wanted: { atMost: 1 },
  },
  { metric: `${page}: script requests, of the budget`, value: scripts, unit: '', baseline: budget.scripts },
  { metric: `${page}: CSS`, value: styleBytes / 1000, unit: 'kB' },
  { metric: `${page}: all requests`, value: requests, unit: '' },
];

const interactive = async (
  browser: Awaited<ReturnType<typeof openBrowser>>,
  url: string,
): Promise<number> => {
  const times: number[] = [];
  for (let turn = 0; turn < visits; turn += 1) times.push(await timeToInteractive(browser, url));
  return middle(times);
};

const firstProduct = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/productList1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ info: { currency: 'USD', lan_tp: 'ENG' } }),
  });
  const [product] = (await answer.json()) as Product[];
  if (!product) throw new Error('the shop has no products');
  return product.prod_id;
};

export const run = async (): Promise<BenchRow[]> => {
  const site = await startSite();
  const browser = await openBrowser();
  try {
    const pages = {
      home: `${site.origin}/?lan_tp=ENG`,
      product: `${site.origin}/productDetail?prod_id=${await firstProduct(site.origin)}&lan_tp=ENG`,
    };
    const rows: BenchRow[] = [];
    for (const [page, url] of Object.entries(pages)) {
      const seen = await visit(browser, url);
      rows.push(...weight(page, seen));
      const bare = await openBarePage(seen.scriptBytes);
      try {
        rows.push({
          metric: `${page}: interactive on a slow phone, of a bare page's time`,
          value: await interactive(browser, url),
          unit: 'ms',
          baseline: await interactive(browser, bare.url),
        });
      } finally {
        await bare.close();
      }
    }
    return rows;
  } finally {
    await browser.close();
    await site.stop();
  }
};
