import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, hydrated, memberIn, ownText, phone, test } from './support.ts';

const say = wordsIn('ENG');
const korean = wordsIn('KOR');
const address = '/kpopInfoDetail?info_seq=INFO000004&tab=comments';

test(
  'a member comments, others read and like it at once, and it is edited and deleted',
  { tag: '@journey' },
  async ({ openBrowser }) => {
    const first = ownText('Which café was this at?');
    const changed = ownText('Which café was it?');
    const visitor = await (await openBrowser(phone)).newPage();
    await visitor.goto(at(address, 'KOR'));
    await expect(visitor.getByText(korean('errors.comment_login_fail'))).toBeVisible();

    const context = await openBrowser(desktop);
    await memberIn(context, 'ENG', 'Mina Hart');
    const page = await context.newPage();
    await page.goto(at(address, 'ENG'));
    const agree = (ok: string) =>
      page.getByRole('alertdialog').getByRole('button', { name: ok, exact: true }).click();
    await page.getByLabel(say('community.comment_write')).fill(first);
    await page.getByRole('button', { name: say('community.comment_post'), exact: true }).click();
    await agree(say('community.comment_post'));
    const own = page.getByRole('listitem').filter({ hasText: first });
    await expect(own).toBeVisible();

    // The page that was open before hears of it by itself.
    const seen = visitor.getByRole('listitem').filter({ hasText: first });
    await expect(seen).toBeVisible();
    await expect(seen.getByRole('button', { name: korean('common.btn_edit') })).toHaveCount(0);
    await seen.locator('button[aria-pressed=false]').click();
    await expect(visitor.getByRole('dialog')).toBeVisible();

    const fan = await openBrowser(desktop);
    await memberIn(fan, 'ENG');
    const liking = await fan.newPage();
    const id = await own.getAttribute('id');
    await liking.goto(at(`${address}#${id}`, 'ENG'));
    await expect(liking.locator(`#${id}`)).toBeFocused();
    await hydrated(liking);
    await liking.locator(`#${id}`).locator('button[aria-pressed=false]').click();
    await expect(liking.locator(`#${id}`).locator('button[aria-pressed=true]')).toHaveText('1');
    await expect(own.locator('button[aria-pressed=false]')).toHaveText('1');

    await own.getByRole('button', { name: say('common.btn_edit') }).click();
    await page.getByLabel(say('community.comment_edit')).fill(changed);
    await page.getByRole('button', { name: say('community.comment_save'), exact: true }).click();
    await agree(say('community.comment_save'));
    const edited = visitor.getByRole('listitem').filter({ hasText: changed });
    await expect(edited.getByText(korean('community.comment_edited'))).toBeVisible();

    await page
      .locator(`#${id}`)
      .getByRole('button', { name: say('common.btn_delete') })
      .click();
    await agree(say('common.btn_delete'));
    await expect(page.locator(`#${id}`)).toHaveCount(0);
    await expect(visitor.locator(`#${id}`)).toHaveCount(0);
  },
);

test('comments stand where they stood when the page learns that a member reads them', async ({
  openBrowser,
}) => {
  const context = await openBrowser(phone);
  const page = await context.newPage();
  const top = async () => (await page.locator('li[id^="comment-"]').first().boundingBox())?.y;
  await page.goto(at('/kpopInfoDetail?info_seq=INFO000002&tab=comments', 'ENG'));
  await expect(page.getByText(say('errors.comment_login_fail'))).toBeVisible();
  const before = await top();
  expect(before).toBeGreaterThan(0);

  await memberIn(context, 'ENG');
  await page.reload();
  await expect(page.getByLabel(say('community.comment_write'))).toBeVisible();
  expect(await top()).toBe(before);
});
