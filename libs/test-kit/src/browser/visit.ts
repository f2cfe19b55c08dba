import type { Browser, CDPSession, Page } from 'playwright';

/** What a first visit costs, in bytes of content as they came over the wire. */
export interface Visit {
  scriptBytes: number;
  styleBytes: number;
  scripts: number;
  requests: number;
}

/** A phone three years old on a network that is neither good nor bad. */
const slowPhone = {
  network: { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 },
  cpu: 4,
};
/** No long task and no request for so long: nothing is on its way any more. */
const QUIET_MS = 500;

const firstVisit = async <Result>(
  browser: Browser,
  work: (page: Page, cdp: CDPSession) => Promise<Result>,
): Promise<Result> => {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    return await work(page, cdp);
  } finally {
    await context.close();
  }
};

/** Opens a page with an empty cache and counts what it fetches until it has its first content. */
export const visit = (browser: Browser, url: string): Promise<Visit> =>
  firstVisit(browser, async (page, cdp) => {
    const kinds = new Map<string, string>();
    const seen: Visit = { scriptBytes: 0, styleBytes: 0, scripts: 0, requests: 0 };
    const kept = new Set<string>();
    cdp.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId));
    cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
      // What was fetched ahead is not fetched again where it is used.
      if (response.fromDiskCache || kept.has(requestId)) return;
      // A script that is fetched ahead of its use is a script all the same.
      const script = type === 'Script' || response.mimeType.endsWith('javascript');
      const kind = script ? 'Script' : response.mimeType === 'text/css' ? 'Stylesheet' : type;
      kinds.set(requestId, kind);
      seen.requests += 1;
      if (kind === 'Script') seen.scripts += 1;
    });
    cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId);
      if (kind === 'Script') seen.scriptBytes += encodedDataLength;
      if (kind === 'Stylesheet') seen.styleBytes += encodedDataLength;
    });
    await page.goto(url);
    await page.waitForSelector('main h1, main h2');
    await quiet(page);
    return seen;
  });

/** Waits until no resource has arrived for a while; the event stream never ends, so that "network idle" never comes. */
export const quiet = async (page: Page): Promise<void> => {
  await page.waitForFunction((ms) => {
    const last = performance.getEntriesByType('resource').at(-1) as PerformanceResourceTiming | undefined;
    return performance.now() - (last?.responseEnd ?? 0) > ms;
  }, QUIET_MS);
};

/**
 * Milliseconds until a page has its heading and its scripts are done with their long tasks, on a slow phone.
 * What arrives later, such as pictures, does not keep anybody from using it.
 */
export const timeToInteractive = (browser: Browser, url: string): Promise<number> =>
  firstVisit(browser, async (page, cdp) => {
    await cdp.send('Network.emulateNetworkConditions', slowPhone.network);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
    await page.addInitScript(() => {
      const marks = { busyUntil: 0 };
      Object.assign(window, { marks });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          marks.busyUntil = Math.max(marks.busyUntil, startTime + duration);
      }).observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'commit' });
    const usable = await page.waitForFunction(() => {
      const { marks } = window as unknown as { marks: { busyUntil: number; usable?: number } };
      if (!document.querySelector('main h1, main h2')) return false;
      marks.usable ??= performance.now();
      const since = Math.max(marks.usable, marks.busyUntil);
      return performance.now() - since > 500 ? since : false;
    });
    return Number(await usable.jsonValue());
  });
