import { passportPicture } from '../src/browser/passport-picture.ts';
import { Shopper } from '../src/browser/shopper.ts';
import { wordsIn } from '../src/browser/texts.ts';
import {
  administratorIn,
  at,
  confirmMailbox,
  desktop,
  expect,
  hydrated,
  mailedTo,
  memberIn,
  ownText,
  phone,
  siteOrigin,
  test,
  type Page,
} from './support.ts';

const say = wordsIn('ENG');
const korean = wordsIn('KOR');
const japanese = wordsIn('JPN');

test(
  'a secret question with a picture: nobody else opens it, the desk answers, and the mail leads back',
  { tag: '@journey' },
  async ({ openBrowser, allow }) => {
    // Wrong digits, and a question that is not one's own.
    allow(/status of (403|429)/);
    const subject = ownText('A name on my ticket');
    const askers = await openBrowser(phone);
    const asker = new Shopper(askers, siteOrigin(), 'ENG');
    const { mem_email } = await asker.join('Mina Hart');
    await confirmMailbox(asker, mem_email);
    const page = await askers.newPage();
    await page.goto(at('/qnaCreate?type=REGISTER', 'ENG'));
    await page.getByLabel(say('communityQuestions.subject'), { exact: true }).fill(subject);
    await page.getByLabel(say('communityQuestions.content'), { exact: true }).fill('Is this spelling right?');
    await page.locator('input[type=file]').setInputFiles(await passportPicture('MINA HART', 'ticket.png'));
    await page.getByRole('radio', { name: say('communityQuestions.secret') }).check();
    await page.getByLabel(say('communityQuestions.digits')).fill('4711');
    await page.getByRole('button', { name: say('communityQuestions.register') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('communityQuestions.register') })
      .click();
    const own = page.getByRole('row').filter({ hasText: say('communityQuestions.own') });
    await expect(own).toBeVisible();

    const fans = await openBrowser(desktop);
    await memberIn(fans, 'KOR');
    const stranger = await fans.newPage();
    await stranger.goto(at('/qna', 'ENG'));
    await stranger
      .getByRole('button', { name: say('communityQuestions.secret_row') })
      .first()
      .click();
    await expect(stranger.getByText(say('errors.secret_noti_fail'))).toBeVisible();

    const office = await openBrowser(desktop);
    await administratorIn(office, 'KOR');
    const desk = await office.newPage();
    await desk.goto(at('/admin/community?view=questions', 'KOR'));
    const more = desk.getByRole('button', { name: korean('admin.more') });
    const waiting = desk.getByRole('listitem').filter({ hasText: subject });
    await expect(waiting.or(more).first()).toBeVisible();
    if (await more.isVisible()) await more.click();
    const picture = waiting.getByRole('img', {
      name: korean('communityAdmin.post_picture', { number: 1 }),
    });
    await expect.poll(() => widthOf(picture)).toBe(640);
    await waiting
      .getByLabel(new RegExp(`^${korean('communityAdmin.template_choose')}`))
      .selectOption({ label: '확인 중' });
    await waiting.getByRole('button', { name: korean('communityAdmin.answer_save') }).click();
    await expect(waiting).toHaveCount(0);

    const link = await mailedTo(mem_email, /http\S*qna_id=QNA\d+\S*/);
    await page.goto(link);
    const digits = page.getByLabel(say('communityQuestions.digits'));
    // The toast says it as well (SHELL-10).
    const beside = (text: string) => page.getByRole('dialog').locator('form').getByText(text);
    const open = async (typed: string): Promise<void> => {
      await digits.fill(typed);
      await page.getByRole('button', { name: say('communityQuestions.open'), exact: true }).click();
    };
    await open('0000');
    await expect(beside(say('errors.login_password_fail'))).toBeVisible();
    await open('4711');
    await expect(page.getByText('We are looking into it', { exact: false })).toBeVisible();
    await expect
      .poll(() =>
        widthOf(page.getByRole('img', { name: say('communityQuestions.picture_alt', { number: 1 }) })),
      )
      .toBe(640);

    // Somebody who found the phone guesses.
    await page.goto(link);
    for (const guess of ['1111', '2222', '3333', '4444', '5555']) {
      await open(guess);
      await expect(digits).toHaveValue('');
      await expect(beside(say('errors.login_password_fail'))).toBeVisible();
    }
    await open('4711');
    await expect(
      page
        .getByRole('dialog')
        .getByText(/Too many.*15 minutes/)
        .first(),
    ).toBeVisible();
  },
);

const widthOf = (picture: ReturnType<Page['getByRole']>): Promise<number> =>
  picture.evaluate((one) => (one instanceof HTMLImageElement ? one.naturalWidth : 0));

/** Opens a list of the menu that has one row only. Its rows come by the call, as on the way from another page. */
const openWithOneRow = async (page: Page, name: string, call: string): Promise<void> => {
  await page.route(`**/api/${call}`, async (route) => {
    const answer = await route.fetch();
    const all = (await answer.json()) as { rows: unknown[] } | unknown[];
    const json = Array.isArray(all) ? all.slice(0, 1) : { ...all, rows: all.rows.slice(0, 1), next: '' };
    await route.fulfill({ json });
  });
  await page.goto(at('/faq', 'JPN'));
  await hydrated(page);
  await page.getByRole('link', { name }).first().click();
};

test('few questions and notices take the room of five rows, few events that of the screen, on a phone as well', async ({
  openBrowser,
}) => {
  for (const screen of [phone, desktop]) {
    const page = await (await openBrowser(screen)).newPage();
    for (const [name, call] of [
      ['common.nav_qna', 'qnaPage'],
      ['common.nav_notices', 'communityList'],
    ] as const) {
      await openWithOneRow(page, japanese(name), call);
      const row = page.getByRole('row').filter({ has: page.getByRole('cell') });
      await expect(row).toHaveCount(1);
      const { height } = (await row.boundingBox())!;
      const room = await page.getByRole('table').locator('xpath=../..').boundingBox();
      expect(room!.height).toBeGreaterThanOrEqual(5 * height);
    }
    await openWithOneRow(page, japanese('common.nav_events'), 'eventInfoList');
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
    const footer = await page.getByRole('contentinfo').boundingBox();
    expect(footer!.y).toBeGreaterThanOrEqual(screen.viewport!.height);
  }
});
