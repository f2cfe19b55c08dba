import { wordsIn } from '../src/browser/texts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { at, desktop, expect, phone, siteOrigin, test } from './support.ts';

test('a video is loaded from its player only when its button is pressed, also by keyboard', async ({
  openBrowser,
  allow,
}) => {
  const say = wordsIn('VTN');
  const context = await openBrowser(phone);
  const page = await context.newPage();
  const abroad: string[] = [];
  await context.route(
    (url) => url.origin !== siteOrigin(),
    (route) => {
      abroad.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '<p>the film</p>' });
    },
  );
  const rejected: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) rejected.push(message.text());
  });
  await page.goto(at('/kpopInfo', 'VTN'));
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/kpopInfoDetail\?info_seq=INFO/);
  const play = page
    .getByRole('main')
    .getByRole('button', { name: say('catalog.film_play', { title: '' }).trim() });
  await expect(play).toBeVisible();
  expect(abroad).toEqual([]);
  await play.focus();
  await page.keyboard.press('Enter');
  await expect(page.frameLocator('main iframe').getByText('the film')).toBeVisible();
  expect(abroad.map((url) => new URL(url).origin)).toEqual(['https://www.youtube-nocookie.com']);
  expect(rejected).toEqual([]);

  allow(/frame-src/);
  // A frame of anybody else is not let in, whatever stands in the store.
  await page.evaluate(() => {
    const frame = document.createElement('iframe');
    frame.src = 'https://elsewhere.example/';
    document.body.append(frame);
  });
  await expect.poll(() => rejected.length).toBeGreaterThan(0);
  expect(abroad.some((url) => url.includes('elsewhere'))).toBe(false);
});

test('comments of an article have an address of their own', async ({ openBrowser }) => {
  const say = wordsIn('ENG');
  const page = await (await openBrowser(desktop)).newPage();
  await page.goto(at('/kpopInfoDetail?info_seq=INFO000003', 'ENG'));
  await page.getByRole('tab', { name: say('catalog.tab_comments') }).click();
  await expect(page).toHaveURL(/info_seq=INFO000003.*tab=comments/);
  await page.reload();
  await expect(page.getByRole('tab', { name: say('catalog.tab_comments') })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('an event that is open leads to its reservation, the others say why not', async ({ openBrowser }) => {
  const say = wordsIn('CHN');
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  const events = await new Shopper(context, siteOrigin(), 'CHN').call<
    { event_id: string; event_title: string; personnel_cnt: number }[]
  >('eventInfoList', { lan_tp: 'CHN' });
  const full = events.find(({ personnel_cnt }) => personnel_cnt === 0);
  expect(full).toBeDefined();

  await page.goto(at(`/eventDetail?event_id=${full?.event_id}`, 'CHN'));
  const reserve = say('catalog.event_reserve');
  await expect(page.getByRole('button', { name: reserve })).toBeDisabled();
  await expect(page.getByText(say('catalog.event_full_reason'), { exact: true })).toBeVisible();

  await page.goto(at('/eventInfo', 'CHN'));
  await page.getByRole('link', { name: events[0]?.event_title ?? '', exact: true }).click();
  await page.getByRole('link', { name: reserve }).click();
  // Reserving is for members: a visitor hears so and is led to the login.
  await expect(page.getByText(say('errors.common_login_fail')).first()).toBeVisible();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  expect(new URL(page.url()).searchParams.get('back')).toMatch(/^\/eventReserv\?event_id=/);
});
