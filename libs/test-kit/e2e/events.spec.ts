import { text } from 'node:stream/consumers';
import type { EventInfo, EventReservationPage } from '@narae/contracts';
import { passportPicture } from '../src/browser/passport-picture.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { signIn } from '../src/browser/sign-in.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, phone, siteOrigin, test, type Page } from './support.ts';

const say = wordsIn('ENG');
/** Drawn as the event's papers: a passport, a visa and a birth certificate for each. */
const papersEach = 3;

/** An event that takes reservations, asks for every document, and has more than two places. */
const openEvent = async (shopper: Shopper): Promise<EventReservationPage> => {
  const events = await shopper.call<EventInfo[]>('eventInfoList', { lan_tp: 'ENG' });
  for (const { event_id } of events) {
    const [page] = await shopper.call<EventReservationPage[]>('eventReservation', {
      event_id,
      lan_tp: 'ENG',
    });
    const { passport, visa, birth_certificate } = page?.documents ?? {};
    if (page?.state === 'open' && page.personnel_cnt > 2 && passport && visa && birth_certificate)
      return page;
  }
  throw new Error('the demo content has no open event that asks for every document');
};

const people = (page: Page, count: number): Promise<string[]> =>
  page.getByLabel(say('booking.event_count')).selectOption(String(count));

/** Hands in all papers of a person, counted from 0; the next comes when the last one lies there. */
const handIn = async (page: Page, person: number, holder: string): Promise<void> => {
  const card = page.getByRole('group', {
    name: new RegExp(`^${say('booking.event_person', { index: person + 1 })}`),
  });
  for (let paper = 0; paper < papersEach; paper += 1) {
    await card
      .locator('input[type=file]')
      .nth(paper)
      .setInputFiles(await passportPicture(`${holder} ${paper}`, `paper-${paper}.jpg`));
    await expect(card.getByText(say('common.ui_file_done'))).toHaveCount(paper + 1);
  }
};

test(
  'a member applies for two, finds it on my info, comes alone after all, and deletes it',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    // The member exists; the browser they sign in with does not know them yet.
    const elsewhere = new Shopper(await openBrowser(desktop), siteOrigin(), 'ENG');
    const credentials = await elsewhere.join('Mina Hart');
    const { event_id, personnel_cnt: left, event_total_cnt: total } = await openEvent(elsewhere);
    const places = (free: number): string => say('catalog.event_places_of', { left: free, total });
    const visitor = await (await openBrowser(desktop)).newPage();
    await visitor.goto(at(`/eventDetail?event_id=${event_id}`, 'ENG'));
    await expect(visitor.getByText(places(left), { exact: true })).toBeVisible();

    const page = await (await openBrowser(phone)).newPage();
    await page.goto(at(`/eventReserv?event_id=${event_id}&personnel_cnt=9999&event_title=Forged`, 'ENG'));
    await expect(page.getByText(say('errors.common_login_fail')).first()).toBeVisible();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/login');
    await signIn(page, page.getByRole('main').locator('form'), credentials, say);
    await expect.poll(() => new URL(page.url()).pathname).toBe('/eventReserv');
    await expect(page.getByText(places(left), { exact: true })).toBeVisible();
    await expect(page.getByText('Forged')).toHaveCount(0);

    const apply = page.getByRole('button', { name: say('booking.event_reserve'), exact: true });
    await apply.click();
    await expect(page.getByLabel(say('booking.event_count'))).toBeFocused();
    await people(page, 2);
    const names = page.getByLabel(say('booking.name'), { exact: true });
    await names.nth(0).fill('MINA HART');
    await names.nth(1).fill('OLIVER HART');
    await page.getByLabel(say('booking.tel'), { exact: true }).fill('7700900123');
    await page.getByLabel(say('booking.area'), { exact: true }).fill('Leeds');
    await handIn(page, 0, 'MINA HART');
    // What was typed and handed in outlives a reload.
    await page.reload();
    await expect(names.nth(1)).toHaveValue('OLIVER HART');
    await handIn(page, 1, 'OLIVER HART');
    await apply.click();
    await expect(page.getByRole('heading', { name: say('booking.event_have', { count: 2 }) })).toBeVisible();
    // Who has the event open sees two places go, without a reload.
    await expect(visitor.getByText(places(left - 2), { exact: true })).toBeVisible();

    await page.getByRole('link', { name: say('booking.to_my_info') }).click();
    const card = page.getByRole('article').filter({ hasText: say('account.event_papers_checking') });
    await expect(card.getByText(say('account.order_party_count', { count: 2 }))).toBeVisible();
    const saving = page.waitForEvent('download');
    await card.getByRole('button', { name: say('common.btn_add_to_calendar') }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^narae-EVT_RV\d+\.ics$/);
    expect(await text(await file.createReadStream())).toMatch(/^BEGIN:VCALENDAR\r\n[^]*METHOD:PUBLISH/);
    await card.getByRole('link', { name: say('account.documents') }).click();
    const pictures = page.getByRole('main').getByRole('img');
    await expect(pictures).toHaveCount(2 * papersEach);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(0);
    }

    // The event's page leads back to what is reserved instead of to a second reservation.
    await page.goto(at(`/eventDetail?event_id=${event_id}`, 'ENG'));
    await expect(page.getByRole('button', { name: say('catalog.event_reserve') })).toBeDisabled();
    await page.getByRole('link', { name: say('catalog.event_reserved_open') }).click();
    await people(page, 1);
    await page.getByRole('button', { name: say('booking.modify'), exact: true }).click();
    const asked = page.getByRole('alertdialog', { name: say('booking.event_fewer_confirm', { count: 1 }) });
    await asked.getByRole('button', { name: say('booking.modify') }).click();
    await expect(page.getByRole('heading', { name: say('booking.event_have', { count: 1 }) })).toBeVisible();
    await expect(visitor.getByText(places(left - 1), { exact: true })).toBeVisible();
    await page.goto(at(`/myInfoFileList?type=event&param_id=${event_id}`, 'ENG'));
    await expect(pictures).toHaveCount(papersEach);

    await page.goto(at(`/eventReserv?event_id=${event_id}`, 'ENG'));
    await page.getByRole('button', { name: say('booking.event_delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('booking.event_delete'), exact: true })
      .click();
    await expect(page.getByLabel(say('booking.event_count'))).toHaveValue('0');
    await expect(visitor.getByText(places(left), { exact: true })).toBeVisible();
    await page.goto(at('/myinfo', 'ENG'));
    await expect(
      page.getByRole('article').getByText(say('account.event_deleted'), { exact: true }),
    ).toBeVisible();
  },
);
