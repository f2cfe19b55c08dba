import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { wordsIn } from '../src/browser/texts.ts';
import { administratorIn, at, desktop, expect, phone, test } from './support.ts';

const say = wordsIn('ENG');
const prod_id = 'P000012';

test('an administrator writes a text in two languages beside each other, and shoppers read it', async ({
  openBrowser,
}) => {
  const context = await openBrowser(desktop);
  await administratorIn(context, 'ENG');
  const page = await context.newPage();
  await page.goto(at(`/admin?view=product&id=${prod_id}`, 'ENG'));
  const nameOf = (lanTp: LanTp): string =>
    `${say('catalogAdmin.field_contents')} (${LANGUAGES[lanTp].ownName})`;
  const text = (lanTp: LanTp) => page.getByRole('textbox', { name: nameOf(lanTp) });
  const tool = (lanTp: LanTp, name: string) =>
    page
      .getByRole('toolbar', { name: say('catalogAdmin.tool_bar', { label: nameOf(lanTp) }) })
      .getByRole('button', { name: say(`catalogAdmin.tool_${name}`), exact: true });
  const write = async (lanTp: LanTp, heading: string, line: string): Promise<void> => {
    await text(lanTp).click();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(heading);
    await tool(lanTp, 'h3').click();
    await page.keyboard.press('Enter');
    await tool(lanTp, 'strong').click();
    await page.keyboard.type(line);
  };

  const right = page.getByRole('group', { name: say('catalogAdmin.languages_right') });
  await right.getByRole('button', { name: LANGUAGES.KOR.ownName }).click();
  await write('ENG', 'Before you come', 'Bring a coat');
  await write('KOR', '오시기 전에', '외투를 챙겨 오세요');
  const [left, beside] = [await text('ENG').boundingBox(), await text('KOR').boundingBox()];
  expect(beside?.y).toBe(left?.y);

  // Another language in its place, and back: what was typed is still there, and nobody has saved yet.
  await right.getByRole('button', { name: LANGUAGES.JPN.ownName }).click();
  await expect(text('KOR')).toBeHidden();
  await right.getByRole('button', { name: LANGUAGES.KOR.ownName }).click();
  await expect(text('KOR')).toHaveText('오시기 전에외투를 챙겨 오세요');
  await tool('KOR', 'source').click();
  await expect(text('KOR')).toHaveValue('<h3>오시기 전에</h3><p><strong>외투를 챙겨 오세요</strong></p>');

  await page.getByRole('button', { name: say('catalogAdmin.save') }).click();
  await expect(page.getByText(say('catalogAdmin.saved')).filter({ visible: true }).first()).toBeVisible();
  const preview = await context.newPage();
  await preview.goto(at(`/admin/preview?id=${prod_id}`, 'KOR'));
  await expect(preview.getByRole('heading', { level: 3, name: '오시기 전에' })).toBeVisible();

  const shopper = await (await openBrowser(phone)).newPage();
  const product = at(`/productDetail?prod_id=${prod_id}`, 'ENG');
  await shopper.goto(product);
  await expect(shopper.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shopper.getByText('Bring a coat')).toBeHidden();
  await page.getByRole('button', { name: say('catalogAdmin.publish'), exact: true }).click();
  await expect(page.getByText(say('catalogAdmin.published')).first()).toBeVisible();
  await shopper.goto(product);
  await expect(shopper.getByRole('heading', { level: 3, name: 'Before you come' })).toBeVisible();
  await expect(shopper.locator('strong', { hasText: 'Bring a coat' })).toBeVisible();
});

test('what is pasted into a text becomes what the shop keeps', async ({ openBrowser }) => {
  const context = await openBrowser({ viewport: phone.viewport ?? null });
  await administratorIn(context, 'ENG');
  const page = await context.newPage();
  await page.goto(at('/admin?view=company&id=company', 'ENG'));
  const text = page.getByRole('textbox', { name: /\(English\)$/ });
  await text.click();
  await page.keyboard.press('Control+A');
  await text.evaluate((editable) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<h1 style="color:red">Narae</h1><table><tr><td onclick="x()">Seoul</td></tr></table><img src="x.png" onerror="x()"><span style="font-weight:700">Open</span>',
    );
    editable.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  });
  await page.getByRole('button', { name: say('catalogAdmin.tool_source') }).click();
  await expect(text).toHaveValue('<p>Narae</p><p>Seoul</p><p><strong>Open</strong></p>');
});
