import type { Page } from 'playwright/test';
import { at, expect, gotoWhole, hydrated, waitForServerRendering, siteOrigin, test } from '../e2e/support.ts';
import { tripPath } from './trip-path.ts';

const phone = { viewport: { width: 360, height: 780 }, isMobile: true, hasTouch: true };
const screens = [
  { ...phone, deviceScaleFactor: 2 },
  { ...phone, deviceScaleFactor: 3 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 1 },
  { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 2 },
];

interface Shown {
  /** Its address, without what names the shop. */
  readonly address: string;
  readonly format: string;
  /** Width the page asked for, and widths it may ask for. */
  readonly asked: number;
  readonly widths: readonly number[];
  /** Pixels the picture has, and pixels of the screen it covers. */
  readonly has: number;
  readonly covers: number;
  /** How wide its `sizes` call it, of the width it is shown in. */
  readonly told: number;
  readonly late: boolean;
}

/** Every picture of the shop that a page shows, from its top to its end. */
const picturesOn = async (page: Page): Promise<Shown[]> => {
  // Those below come as the visitor does.
  for (const picture of await page.locator('main picture img').all()) {
    const at = await picture.boundingBox();
    if (at && at.x < (page.viewportSize()?.width ?? 0)) await picture.scrollIntoViewIfNeeded();
  }
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLImageElement>('main picture img')].every(
      (image) => image.complete || image.getBoundingClientRect().left >= innerWidth,
    ),
  );
  return page.evaluate(() => {
    const loaded = [...document.querySelectorAll<HTMLImageElement>('main picture img')].filter(
      ({ complete, currentSrc, clientWidth }) => complete && currentSrc && clientWidth > 0,
    );
    return Promise.all(
      loaded.map(async (image) => {
        const address = new URL(image.currentSrc);
        const plain = new Image();
        plain.src = image.currentSrc;
        await plain.decode();
        const asked = Number(address.searchParams.get('w'));
        // A picture with `sizes` calls the width they name its own.
        const told = (image.naturalWidth * asked) / plain.naturalWidth;
        return {
          address: address.pathname,
          format: address.searchParams.get('f') ?? '',
          asked,
          widths: [...image.srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
          has: plain.naturalWidth,
          covers: Math.round(image.clientWidth * devicePixelRatio),
          told: told / image.clientWidth,
          late: image.loading === 'lazy',
        };
      }),
    );
  });
};

/** What is wrong with a picture, if anything. */
const wrongWith = ({ format, asked, widths, has, covers, told }: Shown): string | null => {
  if (format !== 'webp' && format !== 'avif') return 'old format';
  if (told < 0.9 || told > 1.1) return 'sizes tell another width';
  // An original that is smaller than what was asked for comes as it is.
  const whole = has < asked;
  if (has < covers * 0.9 && !whole && asked !== widths.at(-1)) return 'too small';
  const enough = widths.find((width) => width >= covers) ?? widths.at(-1) ?? 0;
  return asked > enough ? 'too large' : null;
};

for (const options of screens) {
  const { viewport, deviceScaleFactor } = options;
  test(`no picture is too large or too small at ${viewport.width} px, ${deviceScaleFactor} to one`, async ({
    openBrowser,
  }) => {
    const context = await openBrowser(options);
    for (const path of ['/', '/productList', await tripPath(siteOrigin()), '/kpopInfo', '/eventInfo']) {
      await waitForServerRendering(at(path, 'ENG'));
      const page = await context.newPage();
      await gotoWhole(page, at(path, 'ENG'));
      await expect(page.locator('main picture img').first()).toBeVisible();
      const shown = await picturesOn(page);
      expect(shown.length, path).toBeGreaterThan(2);
      const wrong = shown
        .map((picture) => ({ wrong: wrongWith(picture), ...picture }))
        .filter(({ wrong }) => wrong);
      expect(wrong, path).toEqual([]);
      // The first picture of a list or a product is asked for at once, the others as one comes near.
      expect(
        shown.filter(({ late }) => !late).length,
        `${path}: pictures that do not wait`,
      ).toBeLessThanOrEqual(1);
      await page.close();
    }
  });
}

test('home carries its main picture in itself; whoever comes from another page fetches it', async ({
  openBrowser,
}) => {
  const page = await (await openBrowser()).newPage();
  const picture = page.locator('main img[fetchpriority=high]');
  const natural = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await waitForServerRendering(at('/', 'ENG'));
  await gotoWhole(page, at('/', 'ENG'));
  await hydrated(page);
  await expect(picture).toHaveAttribute('src', /^data:image\/svg\+xml/);
  expect(await natural()).toBeGreaterThan(0);

  await gotoWhole(page, at('/productList', 'ENG'));
  await hydrated(page);
  await page.locator('header').getByRole('link', { name: 'Home' }).first().click();
  await expect(picture).toHaveAttribute('src', /\/shell\/.+\.svg$/);
  await expect.poll(natural).toBeGreaterThan(0);
});
