import { wordsIn } from '../src/browser/texts.ts';
import { at, expect, memberIn, phone, test } from './support.ts';

const say = wordsIn('ENG');

test('a traveller who is remembered fills the next order, and is changed and deleted in my info', async ({
  openBrowser,
}) => {
  const context = await openBrowser(phone);
  const member = await memberIn(context, 'ENG');
  const products = (await member.products()).filter(
    ({ inventory_cnt, package_cnt, progress_yn, from_price, prod_price }) =>
      inventory_cnt > 4 && package_cnt === 0 && progress_yn === 'Y' && from_price === prod_price,
  );
  const [first, second] = products;
  if (!first || !second) throw new Error('the shop has no two trips without rooms');

  const earlier = await member.putInCart(first.prod_id, { adult_cnt: 1 });
  await member.confirmTravellers(earlier);
  const page = await context.newPage();
  await page.goto(at(`/reservInfo?cart_id=${earlier}`, 'ENG'));
  const box = page.getByRole('checkbox', { name: say('bookingCompanions.remember') });
  await expect(box).not.toBeChecked();
  await box.check();
  await page.getByLabel(say('bookingCompanions.birth_day'), { exact: true }).fill('1990-01-01');
  await page.getByText(say('booking.more_fields')).click();
  await page.getByLabel(say('booking.passport_no')).fill('M12345678');
  await page.getByRole('button', { name: say('booking.reserve') }).click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/order');

  const later = await member.putInCart(second.prod_id, { adult_cnt: 1 });
  await page.goto(at(`/reservInfo?cart_id=${later}`, 'ENG'));
  const choice = page.getByLabel(say('bookingCompanions.choose_label'));
  await choice.selectOption({ index: 1 });
  await expect(page.getByLabel(say('booking.name'), { exact: true })).toHaveValue('MINA HART');
  await expect(page.getByLabel(say('booking.passport_no'))).toHaveValue('M12345678');

  await page.goto(at('/myinfo', 'ENG'));
  const saved = page.getByRole('region', { name: say('bookingCompanions.title') });
  await saved.getByRole('button', { name: `${say('common.btn_edit')}: MINA HART` }).click();
  await page.getByLabel(say('booking.city')).fill('Leeds');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await saved.getByRole('button', { name: `${say('common.btn_delete')}: MINA HART` }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('common.btn_delete') })
    .click();
  await expect(saved.getByText(say('bookingCompanions.empty'))).toBeVisible();
});
