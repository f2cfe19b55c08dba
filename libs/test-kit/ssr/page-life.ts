import type { Page } from 'playwright/test';

export interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** Records every layout shift from the first moment on. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shift[]>> => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node: Element | null }[];
      })[])
        shifts.push({
          value: entry.value,
          of: entry.sources.map(({ node }) => node?.outerHTML?.slice(0, 80) ?? ''),
        });
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
};

/** Waits until two frames have been drawn: what was to move has moved. */
export const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => {
          requestAnimationFrame(() => done());
        });
      }),
  );
