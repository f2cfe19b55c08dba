import type { Page } from 'playwright';

/** Something on the page stands elsewhere than in the frame before, and nobody has pressed anything. */
export interface Shift {
  readonly value: number;
  readonly of: readonly string[];
}

/** Records every layout shift from the first moment on, but those that follow a press. */
export const watchShifts = async (page: Page): Promise<() => Promise<Shift[]>> => {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    }
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      return element
        ? `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 30)}`
        : '';
    };
    const at = ({ top, height }: DOMRectReadOnly): string => `${Math.round(top)}+${Math.round(height)}`;
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput)
          shifts.push({
            value,
            of: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${nameOf(node)} ${at(previousRect)} to ${at(currentRect)}`,
            ),
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
