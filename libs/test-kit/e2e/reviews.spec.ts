import { passportPicture } from '../src/browser/passport-picture.ts';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, memberIn, phone, test } from './support.ts';
import { memberWhoTravelled } from './travelled-trip.ts';

const say = wordsIn('ENG');
const text = 'The guide knew every path, and waited for all of us.';

test('who travelled reviews the trip with a picture, others find it helpful, the desk replies, and it is changed', async ({
  openBrowser,
}) => {
  const travellers = await openBrowser(phone);
  const office = await openBrowser(desktop);
  const prod_id = await memberWhoTravelled(travellers, await administratorIn(office, 'ENG'));
  const page = await travellers.newPage();
  await page.goto(at('/myReviews', 'ENG'));
  await page.getByRole('link', { name: say('reviews.write') }).click();
  const starsOf = (question: string, count: number) =>
    page
      .getByRole('group', { name: say(`reviews.answer_${question}`) })
      .getByRole('radio', { name: say('reviews.stars', { count }) });
  await page.getByLabel(say('reviews.text')).fill(text);
  await page.getByRole('button', { name: say('reviews.post') }).click();
  await expect(page.getByRole('main').getByText(say('reviews.stars_input'))).toBeVisible();
  for (const question of ['stars', 'guide', 'programme', 'described']) await starsOf(question, 5).check();
  await starsOf('value', 3).check();
  await page.locator('input[type=file]').setInputFiles(await passportPicture('ON THE WAY', 'way.png'));
  await page.getByRole('button', { name: say('reviews.post') }).click();
  const own = page.getByRole('listitem').filter({ hasText: text });
  await expect(own.getByText(/^Can be changed until/)).toBeVisible();

  // Everybody reads it on the product's page, in the document the server sends too.
  const address = at(`/productDetail?prod_id=${prod_id}&tab=reviews`, 'ENG');
  const fans = await openBrowser(desktop);
  await memberIn(fans, 'KOR');
  const fan = await fans.newPage();
  await fan.goto(address);
  const seen = fan.getByRole('listitem').filter({ hasText: text });
  await expect(seen.getByRole('img', { name: say('reviews.stars', { count: 5 }) })).toBeVisible();
  await expect
    .poll(() =>
      seen
        .getByRole('link')
        .getByRole('img')
        .evaluate((img: HTMLImageElement) => img.naturalWidth),
    )
    .toBeGreaterThan(0);
  await seen.getByRole('button', { name: say('reviews.helpful', { votes: 0 }) }).click();
  await expect(seen.getByRole('button', { name: say('reviews.helpful', { votes: 1 }) })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const desk = await office.newPage();
  await desk.goto(at('/admin/community?view=reviews', 'ENG'));
  const waiting = desk.getByRole('listitem').filter({ hasText: text });
  await waiting.getByLabel(say('communityAdmin.review_reply')).fill('Thank you for walking with us.');
  await waiting.getByRole('button', { name: say('communityAdmin.review_reply_save') }).click();
  await expect(desk.getByText(say('communityAdmin.review_replied'))).toBeVisible();

  await own.getByRole('button', { name: say('common.btn_edit') }).click();
  await page.getByLabel(say('reviews.text')).fill(`${text} I would go again.`);
  await starsOf('value', 4).check();
  await page.getByRole('button', { name: say('reviews.save') }).click();
  await expect(own.getByText('I would go again.')).toBeVisible();

  await fan.reload();
  await expect(seen.getByText('I would go again.')).toBeVisible();
  await expect(seen.getByText('Thank you for walking with us.')).toBeVisible();
  await expect(seen.getByText(say('reviews.edited'))).toBeVisible();
});
