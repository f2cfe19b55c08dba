import { fileURLToPath } from 'node:url';
import type { ContentItem } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { perLanguage } from '@narae/contracts/localized';
import { addDays, seoulDay } from '@narae/rules';
import { demoCatalogueAdministrator } from '../src/browser/demo-accounts.ts';
import { passportPicture } from '../src/browser/passport-picture.ts';
import type { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import {
  administratorIn,
  at,
  desktop,
  expect,
  memberIn,
  ownText,
  phone,
  test,
  type Page,
} from './support.ts';

const say = wordsIn('ENG');
const korean = wordsIn('KOR');
const prod_id = 'P000007';
const COPIED_DAYS_AHEAD = 60;
/** The languages to choose from for one of the two columns of a form. */
const languages = (page: Page, column: 'left' | 'right') =>
  page.getByRole('group', { name: say(`catalogAdmin.languages_${column}`) });

/** Saves the draft of a new product that is like another one but has no title but an English one, and no pictures. */
const draftOf = async (admin: Shopper, model: string, name: string): Promise<string> => {
  const { published } = await admin.call<ContentItem>('adminRead', { kind: 'product', id: model });
  // Too few seats for the tests that look for a product with many.
  const own = { titles: { ...perLanguage(() => ''), ENG: name }, pictures: [], related: [], capacity: 8 };
  const { id } = await admin.call<{ id: string }>('adminDraftSave', {
    kind: 'product',
    content: { ...published, ...own },
    base: '',
    rev: 0,
  });
  return id;
};

/** Copies the trip whose editor is open; answers the number of the copy, whose editor is open then. */
const copyTrip = async (page: Page, id: string): Promise<string> => {
  const name = say('catalogAdmin.trip_copy');
  await page.getByRole('button', { name }).click();
  const dialog = page.getByRole('dialog', { name: say('catalogAdmin.trip_copy_title') });
  await dialog
    .getByLabel(say('catalogAdmin.field_start_day'))
    .fill(addDays(seoulDay(new Date()), COPIED_DAYS_AHEAD));
  await dialog.getByRole('button', { name }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(say('catalogAdmin.state_withdrawn'), { exact: true })).toBeVisible();
  const copy = new URL(page.url()).searchParams.get('id') ?? '';
  expect(copy).not.toBe(id);
  return copy;
};

test('an open shopper page shows what an administrator changes by keyboard', async ({ openBrowser }) => {
  const shopper = await (await openBrowser(phone)).newPage();
  await shopper.goto(at(`/productDetail?prod_id=${prod_id}`, 'ENG'));
  const heading = shopper.getByRole('main').getByRole('heading', { level: 1 });
  await expect(shopper.getByRole('button', { name: say('catalog.qr_open') })).toBeVisible();
  const before = (await heading.textContent()) ?? '';

  const context = await openBrowser(desktop);
  const admin = await administratorIn(context, 'ENG');
  const order = async (): Promise<string[]> =>
    (await admin.call<{ file_type: string; file_name: string }[]>('imageList', { prod_id }))
      .filter(({ file_type }) => file_type === '2')
      .map(({ file_name }) => file_name);
  const [first, second] = await order();

  const page = await context.newPage();
  await page.goto(at(`/admin?view=product&id=${prod_id}`, 'ENG'));
  const title = page.getByRole('textbox', { name: `${say('catalogAdmin.field_titles')} (English)` });
  await title.focus();
  await page.keyboard.press('End');
  await page.keyboard.type(', by night');
  const carousel = page.getByRole('region', { name: say('catalogAdmin.pictures_2') });
  const earlier = carousel.getByRole('button', {
    name: say('catalogAdmin.picture_earlier', { number: '2' }),
  });
  await earlier.focus();
  await page.keyboard.press('Enter');
  await expect(
    carousel.getByRole('button', { name: say('catalogAdmin.picture_later', { number: '1' }) }),
  ).toBeFocused();
  await expect(heading).toHaveText(before);

  await page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('catalogAdmin.published')).first()).toBeVisible();

  // The page that was open all the time: seen again, it asks anew.
  await shopper.reload();
  await expect(heading).toHaveText(`${before}, by night`, { timeout: 2_000 });
  expect((await order()).slice(0, 2)).toEqual([second, first]);
});

test('a draft is visible only in its preview, with missing texts marked', async ({ openBrowser, allow }) => {
  allow(/status of 400/);
  const context = await openBrowser(desktop);
  const admin = await administratorIn(context, 'ENG');
  const page = await context.newPage();
  await page.goto(at('/admin?view=product&id=P000010', 'ENG'));
  await languages(page, 'left').getByRole('button', { name: 'Tiếng Việt' }).click();
  await page.getByRole('textbox', { name: `${say('catalogAdmin.field_titles')} (Tiếng Việt)` }).fill('');
  await page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true }).click();
  await expect(page.getByRole('alert').getByText('Tiếng Việt')).toBeVisible();

  await page.goto(at('/admin/preview?id=P000010', 'VTN'));
  const marked = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(marked).toContainText('⚠');
  const [shown] = await admin.call<{ prod_title: string }[]>('productDetail', {
    currency: 'USD',
    lan_tp: 'VTN',
    prod_id: 'P000010',
  });
  expect(shown?.prod_title).not.toContain('⚠');
  expect(shown?.prod_title).not.toBe('');
});

test(
  'an administrator completes a draft and publishes it, and a Korean visitor finds the new product',
  { tag: '@journey' },
  async ({ openBrowser, allow }) => {
    // Publishing what lacks translations; a product that is not published yet.
    allow(/status of (400|404)/);
    const context = await openBrowser(desktop);
    const admin = await administratorIn(context, 'ENG', demoCatalogueAdministrator);
    const name = ownText('Night market by tram');
    const id = await draftOf(admin, 'P000011', name);
    const visitor = await (await openBrowser(phone)).newPage();
    await visitor.goto(at(`/productDetail?prod_id=${id}`, 'KOR'));
    await expect(visitor.getByText(korean('catalog.product_none'))).toBeVisible();

    const page = await context.newPage();
    await page.goto(at('/admin', 'ENG'));
    await page.getByRole('button', { name: say('catalogAdmin.state_draft') }).click();
    await page.getByRole('link', { name, exact: true }).click();
    const publish = page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true });
    await publish.click();
    await expect(page.getByRole('alert').getByText('한국어')).toBeVisible();

    await page
      .getByRole('spinbutton', { name: say('catalogAdmin.field_origin_price'), exact: true })
      .fill('65700');
    const list = page.getByRole('region', { name: say('catalogAdmin.pictures_1') });
    await list
      .getByLabel(say('catalogAdmin.picture_add', { group: say('catalogAdmin.pictures_1') }))
      .setInputFiles(await passportPicture(name, 'tram.png'));
    for (const { ownName: language } of Object.values(LANGUAGES)) {
      await languages(page, 'left').getByRole('button', { name: language }).click();
      await page
        .getByRole('textbox', { name: `${say('catalogAdmin.field_titles')} (${language})` })
        .fill(`${name} ${language}`);
      await list
        .getByRole('textbox', { name: `${say('catalogAdmin.picture_alt')} (${language})` })
        .fill('A tram');
    }
    await publish.click();
    await expect(page.getByText(say('catalogAdmin.published')).first()).toBeVisible();

    await visitor.goto(at('/themeList', 'KOR'));
    await visitor.getByRole('link', { name: `${name} 한국어` }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: `${name} 한국어` })).toBeVisible();
    await expect(visitor.getByText('₩65,700').filter({ visible: true }).first()).toBeVisible();
    await expect(visitor.getByRole('button', { name: korean('catalog.book'), exact: true })).toBeVisible();

    const copy = await copyTrip(page, id);
    await visitor.goto(at(`/productDetail?prod_id=${copy}`, 'KOR'));
    await expect(visitor.getByText(korean('catalog.product_none'))).toBeVisible();
  },
);

test('a film that an administrator uploads plays for shoppers, one that is not there is not published', async ({
  openBrowser,
  allow,
}) => {
  allow(/status of (400|404)/);
  const context = await openBrowser(desktop);
  const admin = await administratorIn(context, 'ENG');
  const events = await admin.call<{ event_id: string; event_title: string }[]>('eventInfoList', {
    lan_tp: 'ENG',
  });
  const { event_id, event_title } = events.at(-1) ?? { event_id: '', event_title: '' };

  const page = await context.newPage();
  await page.goto(at(`/admin?view=event&id=${event_id}`, 'ENG'));
  await page.getByRole('combobox', { name: say('catalogAdmin.film_type') }).selectOption('04');
  const address = page.getByRole('textbox', { name: say('catalogAdmin.film_address') });
  await address.fill('film-000000000000.mp4');
  for (const { ownName: language } of Object.values(LANGUAGES)) {
    await languages(page, 'left').getByRole('button', { name: language }).click();
    await page.getByRole('textbox', { name: `${say('catalogAdmin.film_title')} (${language})` }).fill('Walk');
  }
  const publish = page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true });
  await publish.click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/No video can be played at this address/);

  await page
    .getByLabel(say('catalogAdmin.film_upload'))
    .setInputFiles(fileURLToPath(new URL('../src/fixtures/film.mp4', import.meta.url)));
  await expect(address).not.toHaveValue('film-000000000000.mp4');
  await expect(address).toHaveValue(/^film-[0-9a-f]{12}\.mp4$/);
  await publish.click();
  await expect(page.getByText(say('catalogAdmin.published')).first()).toBeVisible();

  const shopper = await (await openBrowser(phone)).newPage();
  await shopper.goto(at(`/eventDetail?event_id=${event_id}`, 'ENG'));
  await expect(shopper.getByRole('heading', { level: 1, name: event_title })).toBeVisible();
  const film = shopper.locator('video');
  const played = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    const ended = new Promise<void>((done) => {
      video.addEventListener('ended', () => done(), { once: true });
    });
    await video.play();
    await ended;
    return { seconds: video.currentTime, wide: video.videoWidth, error: video.error };
  });
  expect(played).toEqual({ seconds: expect.any(Number), wide: 64, error: null });
  expect(played.seconds).toBeGreaterThan(0.5);
});

test('the back offices are closed to visitors and to members', async ({ openBrowser }) => {
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  await page.goto(at('/admin', 'ENG'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
  await memberIn(context, 'ENG');
  const member = await context.newPage();
  for (const path of ['/admin', '/admin/booking']) {
    await member.goto(at(path, 'ENG'));
    await expect(member.getByRole('heading', { name: say('admin.not_for_you') })).toBeVisible();
  }
});
