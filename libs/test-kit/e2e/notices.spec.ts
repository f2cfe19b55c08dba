import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, phone, test } from './support.ts';

const say = wordsIn('ENG');

test('the desk writes a notice in Korean, publishes it, and visitors read it until it is withdrawn', async ({
  openBrowser,
  allow,
}) => {
  // What was withdrawn is not there any more.
  allow(/communityDetail\S* logged .*status of 404/);
  const title = '연말 영업 시간 안내';
  const office = await openBrowser(desktop);
  await administratorIn(office, 'ENG');
  const desk = await office.newPage();
  await desk.goto(at('/admin/community?view=notices', 'ENG'));
  await desk.getByRole('button', { name: say('communityAdmin.notice_new') }).click();
  await desk.getByLabel(say('communityAdmin.notice_title', { language: '한국어' })).fill(title);
  const content = say('communityAdmin.notice_content', { language: '한국어' });
  // The catalogue's editor, in a slot.
  await desk.getByRole('textbox', { name: content }).fill('12월 31일에는 오후 3시까지 답변해 드립니다.');
  await desk.getByRole('button', { name: say('communityAdmin.text_save'), exact: true }).click();
  // The form begins anew with what was stored, under its number.
  await expect(desk).toHaveURL(/[?&]id=COU\d+/);
  await expect(desk.getByText(say('communityAdmin.notice_state_draft'))).toBeVisible();

  // A machine's suggestion is seen by nobody before somebody has reviewed it.
  await desk.getByRole('button', { name: /Tiếng Việt/ }).click();
  await desk
    .getByRole('button', { name: say('communityAdmin.text_suggest', { language: '한국어' }) })
    .click();
  await expect(desk.getByText(say('communityAdmin.text_suggested'))).toBeVisible();
  await expect(desk.getByLabel(say('communityAdmin.notice_title', { language: 'Tiếng Việt' }))).toHaveValue(
    `(Bản dịch máy) ${title}`,
  );

  const visitors = await openBrowser(phone);
  const visitor = await visitors.newPage();
  await visitor.goto(at('/communityList', 'VTN'));
  await expect(visitor.getByRole('link').filter({ hasText: title })).toHaveCount(0);

  const publish = say('communityAdmin.notice_publish_ok');
  await desk.getByRole('button', { name: publish }).click();
  const question = desk.getByRole('alertdialog');
  await expect(question.getByText(/Tiếng Việt/)).toBeVisible();
  await question.getByRole('button', { name: publish }).click();
  await expect(desk.getByText(say('communityAdmin.notice_state_published'))).toBeVisible();

  // The edge makes a page from answers of the last second (docs/architecture.md, "Search and search engines").
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('link', { name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visitor.getByRole('link', { name: title }).click();
  await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(visitor.getByText('12월 31일에는 오후 3시까지 답변해 드립니다.')).toBeVisible();

  const withdraw = say('communityAdmin.notice_withdraw_ok');
  await desk.getByRole('button', { name: withdraw }).click();
  await desk.getByRole('alertdialog').getByRole('button', { name: withdraw }).click();
  const parts = desk.getByRole('main');
  await expect(parts.getByText(say('communityAdmin.notice_state_withdrawn'))).toBeVisible();
  await expect(async () => {
    await visitor.reload();
    await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toHaveCount(0);
  }).toPass();
});
