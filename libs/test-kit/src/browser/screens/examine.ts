import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

const axeSource = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds against the screen as it stands, a line for each element; players of others are their business. */
const axeFindings = async (page: Page): Promise<string[]> => {
  await page.evaluate(await axeSource);
  const { violations } = await page.evaluate(
    (values): Promise<AxeResults> =>
      // The script above has put it there.
      (globalThis as unknown as { axe: typeof import('axe-core') }).axe.run(document, {
        runOnly: { type: 'tag', values },
        resultTypes: ['violations'],
        iframes: false,
      }),
    rules,
  );
  // What a dialog's own scrolling hides half is reached by scrolling.
  const real = violations.flatMap(({ nodes, ...rule }) => ({
    ...rule,
    nodes: nodes.filter(({ failureSummary }) => !failureSummary?.includes('partially obscured')),
  }));
  return real.flatMap(({ id, help, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) =>
        `${id} (${help}): ${target.join(' ')} — ${failureSummary?.split('\n')[1]?.trim() ?? ''}`,
    ),
  );
};

/** Whether one has to scroll sideways, and for whose sake. */
export const wider = async (page: Page): Promise<string[]> => {
  // A phone's browser zooms out when a page is too wide: the document's own idea of the window grows with it.
  const found = await page.evaluate((clientWidth) => {
    const { scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return null;
    const culprits = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const first = culprits.find(
      (element) => !culprits.some((other) => other !== element && element.contains(other)),
    );
    return `${scrollWidth - clientWidth} px wider than the window: <${first?.tagName.toLowerCase() ?? '?'}> ${first?.textContent?.trim().slice(0, 40) ?? ''}`;
  }, page.viewportSize()?.width ?? 0);
  return found ? [found] : [];
};

/** Texts that are cut off, unless the design cuts them with an ellipsis and says the whole elsewhere. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(
      'main *, header *, footer *, nav *, dialog *',
    )) {
      const style = getComputedStyle(element);
      const own = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (
        !own ||
        style.clipPath !== 'none' ||
        style.webkitLineClamp !== 'none' ||
        style.textOverflow === 'ellipsis'
      )
        continue;
      const box = element.getBoundingClientRect();
      if (box.width <= 1 || box.height <= 1 || !element.checkVisibility()) continue;
      const tall = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2;
      const wide = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2;
      if (tall || wide) found.push(`cut off: "${element.textContent?.trim().slice(0, 40)}"`);
    }
    return found;
  });

/** The screen with texts of twice the size, as people with weak eyes set their browsers (WCAG 1.4.4). */
const atTwiceTheSize = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
    // Where motion is reduced every change is a transition of no length, which the next frame ends.
    return new Promise<void>((resolve) => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    });
  });
  const problems = [...(await wider(page)), ...(await cutTexts(page))];
  return problems.map((problem) => `at 200 %: ${problem}`);
};

/** Everything that keeps people from reading or using the screen; empty is good. */
export const examine = async (page: Page): Promise<string[]> => [
  ...(await axeFindings(page)),
  ...(await wider(page)),
  ...(await cutTexts(page)),
  ...(await atTwiceTheSize(page)),
];
