import { LAN_TPS } from '@narae/contracts/languages';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, hydrated, memberIn, phone, test, type Page } from './support.ts';

/** As far as readers may space text before anything is lost (WCAG 1.4.12). */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

/** A style sheet of the reader: the page's policy does not stop it. */
const spaceTexts = (page: Page): Promise<void> =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, spacing);

/** Texts of links that end outside their link, are cut, or lie over the text of another link. */
const lostTexts = (page: Page, bar: string): Promise<string[]> =>
  page.getByRole('navigation', { name: bar }).evaluate((nav) => {
    const links = [...nav.querySelectorAll('a')].map((link) => {
      const range = document.createRange();
      // The icon stands before it.
      range.selectNodeContents(link.lastElementChild ?? link);
      return { link, text: link.textContent ?? '', box: range.getBoundingClientRect() };
    });
    const isCut = (element: Element): boolean =>
      element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1;
    return links.flatMap(({ link, text, box }) => {
      const within = link.getBoundingClientRect();
      const outside =
        box.left < within.left - 1 ||
        box.right > within.right + 1 ||
        box.top < within.top - 1 ||
        Math.max(box.bottom, within.bottom) > innerHeight + 1;
      const cut = isCut(link.lastElementChild ?? link);
      const covered = links.some(
        ({ link: other, box: its }) =>
          other !== link &&
          box.left < its.right - 1 &&
          its.left < box.right - 1 &&
          box.top < its.bottom - 1 &&
          its.top < box.bottom - 1,
      );
      return outside || cut || covered ? [`${text}${cut ? ', cut' : ''}${covered ? ', covered' : ''}`] : [];
    });
  });

for (const lanTp of LAN_TPS)
  test(`the bottom bar keeps its words where a reader spaces texts, ${lanTp}`, async ({ openBrowser }) => {
    const page = await (await openBrowser(phone)).newPage();
    await page.goto(at('/', lanTp));
    await hydrated(page);
    const bar = wordsIn(lanTp)('common.nav_main');
    expect(await lostTexts(page, bar)).toEqual([]);
    await spaceTexts(page);
    await expect.poll(() => lostTexts(page, bar)).toEqual([]);
  });

/** Texts of tabs that end outside their row, or are cut. */
const cutTabs = (page: Page): Promise<string[]> =>
  page.getByRole('tablist').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const row = list.getBoundingClientRect();
      return [...list.querySelectorAll('[role=tab]')]
        .filter((tab) => {
          const { left, right } = tab.getBoundingClientRect();
          return left < row.left - 1 || right > row.right + 1 || tab.scrollWidth > tab.clientWidth + 1;
        })
        .map((tab) => tab.textContent ?? '');
    }),
  );

test('the tabs of a product stand whole on a desktop, in every language', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const [product] = await (await memberIn(context, 'ENG')).products();
  for (const lanTp of LAN_TPS) {
    const page = await context.newPage();
    await page.goto(at(`/productDetail?prod_id=${product?.prod_id}`, lanTp));
    await expect(page.getByRole('tab').first()).toBeVisible();
    expect(await cutTabs(page)).toEqual([]);
    await spaceTexts(page);
    // As wide as the column that a desktop leaves beside a wide panel and large letters.
    await page.getByRole('tablist').evaluate((list) => {
      list.style.inlineSize = '16rem';
    });
    await expect.poll(() => cutTabs(page)).toEqual([]);
    await page.close();
  }
});
