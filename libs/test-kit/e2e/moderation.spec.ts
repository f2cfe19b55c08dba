import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, memberIn, ownText, phone, test } from './support.ts';

const say = wordsIn('ENG');
const korean = wordsIn('KOR');
const address = '/kpopInfoDetail?info_seq=INFO000006&tab=comments';

test('a member reports a comment, the desk hides it, and its author sees why', async ({ openBrowser }) => {
  const text = ownText('I sell two tickets for the last night');
  const authors = await openBrowser(desktop);
  await memberIn(authors, 'ENG', 'Mina Hart');
  const author = await authors.newPage();
  await author.goto(at(address, 'ENG'));
  await author.getByLabel(say('community.comment_write')).fill(text);
  await author.getByRole('button', { name: say('community.comment_post'), exact: true }).click();
  await author
    .getByRole('alertdialog')
    .getByRole('button', { name: say('community.comment_post'), exact: true })
    .click();
  const own = author.getByRole('listitem').filter({ hasText: text });
  await expect(own).toBeVisible();

  const fans = await openBrowser(phone);
  await memberIn(fans, 'KOR');
  const fan = await fans.newPage();
  await fan.goto(at(address, 'KOR'));
  const seen = fan.getByRole('listitem').filter({ hasText: text });
  await seen.getByText(korean('community.report'), { exact: true }).click();
  const dialog = fan.getByRole('dialog');
  await dialog.getByText(korean('community.report_illegal')).click();
  await dialog.getByRole('button', { name: korean('community.report'), exact: true }).click();
  await expect(fan.getByText(korean('community.report_thanks'))).toBeVisible();

  const office = await openBrowser(desktop);
  await administratorIn(office, 'ENG');
  const desk = await office.newPage();
  await desk.goto(at('/admin/community', 'ENG'));
  const waiting = desk.getByRole('listitem').filter({ hasText: text });
  await expect(waiting.getByText(`${say('community.report_illegal')} 1`)).toBeVisible();
  await waiting.getByRole('button', { name: say('communityAdmin.hide'), exact: true }).click();
  const why = desk.getByRole('dialog');
  await why
    .getByLabel(say('communityAdmin.reason'), { exact: true })
    .selectOption({ label: say('community.report_illegal') });
  await why.getByLabel(say('communityAdmin.note')).fill('Please use the official resale.');
  await why.getByRole('button', { name: say('communityAdmin.hide'), exact: true }).click();
  await expect(waiting).toHaveCount(0);

  // Pages that are open hear of it by themselves.
  await expect(
    own.getByText('Unlawful content, such as ticket touting – Please use the official resale.'),
  ).toBeVisible();
  await expect(own.getByText(say('community.comment_hidden'), { exact: true })).toBeVisible();
  await expect(seen).toHaveCount(0);
  await desk.goto(at('/admin/community?view=audit', 'ENG'));
  await expect(desk.getByText(say('communityAdmin.action_post-hidden')).first()).toBeVisible();
});
