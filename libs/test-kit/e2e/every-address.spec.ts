import type { LanTp } from '@narae/contracts';
import { wordsIn } from '../src/browser/texts.ts';
import { at, desktop, expect, memberIn, test, type Page } from './support.ts';

/** What a visitor who is not signed in gets: the screen, or a warning and another screen (spec §5 Screen gating). */
type Gate = 'open' | 'home' | 'login' | 'alert';

/** Every route of the specification as a link somebody shares; `{…}` stands for the sharer's own identifiers. */
const addresses: readonly (readonly [path: string, gate: Gate])[] = [
  ['/', 'open'],
  ['/login', 'open'],
  ['/loginResult', 'open'],
  ['/join', 'open'],
  ['/productList?prod_type=CG001', 'open'],
  ['/themeList', 'open'],
  ['/enterList', 'open'],
  ['/kpopInfo', 'open'],
  ['/kpopInfoDetail', 'open'],
  ['/eventInfo', 'open'],
  ['/eventDetail?event_id=EVT1', 'open'],
  ['/productDetail?prod_id={trip}&company_type=narae&linkFlag=Y', 'open'],
  ['/enterProgram?prod_id={enter}', 'open'],
  ['/productDetail?prod_id={enter}', 'open'],
  ['/companyInfo', 'open'],
  ['/policyInfo', 'open'],
  ['/termsInfo', 'open'],
  ['/qrInfo', 'open'],
  ['/json', 'open'],
  ['/communityList', 'open'],
  ['/communityDetail?cou_id=1', 'open'],
  ['/qna', 'open'],
  ['/orderResult?result_code=0000&cart_id={cart}', 'open'],
  ['/orderIcbResult', 'open'],
  ['/orderIcbResultFail', 'open'],
  ['/orderUnionPayResult', 'open'],
  ['/nowhere', 'open'],
  ['/mycart', 'home'],
  ['/reservInfo?cart_id={cart}', 'home'],
  ['/order?cart_id={order}', 'alert'],
  ['/orderConfirm?cart_id={order}', 'home'],
  ['/paymentInfo', 'home'],
  ['/myinfo', 'home'],
  ['/myInfo', 'home'],
  ['/myInfoFileList?cart_id={order}&type=product', 'home'],
  ['/customTravel', 'home'],
  ['/eventReserv?event_id=EVT1', 'login'],
  ['/qnaCreate?type=REGISTER', 'login'],
];

type Identifiers = Readonly<Record<'trip' | 'enter' | 'cart' | 'order', string>>;
const fill = (path: string, ids: Identifiers): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: keyof Identifiers) => ids[name]);

/** Something of the screen itself stands in the middle, and nothing has fallen over. */
const expectScreen = async (page: Page, lanTp: LanTp): Promise<void> => {
  const say = wordsIn(lanTp);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').or(main.getByRole('form')).first(), page.url()).toBeVisible();
  await expect(main.locator('[aria-busy=true]'), page.url()).toHaveCount(0);
  await expect(page.getByText(say('common.part_missing_title')), page.url()).toHaveCount(0);
};

/** An order of the one who shares the links, so that no address leads to nothing. */
const identifiers = async (open: () => Promise<Parameters<typeof memberIn>[0]>, lanTp: LanTp) => {
  const context = await open();
  const shopper = await memberIn(context, lanTp);
  const products = await shopper.products();
  const roomy = (variant: string): string =>
    products.find(
      (product) => product.variant === variant && product.inventory_cnt > 20 && product.package_cnt === 0,
    )?.prod_id ?? '';
  const [trip, enter] = [roomy('trip'), roomy('enter')];
  const cart = await shopper.putInCart(trip, { adult_cnt: 1 });
  const order = await shopper.putInCart(enter, { adult_cnt: 1 });
  await shopper.confirmTravellers(order);
  return { context, ids: { trip, enter, cart, order } };
};

test('a member opens and reloads every address', async ({ openBrowser }) => {
  const { context, ids } = await identifiers(() => openBrowser(desktop), 'JPN');
  const page = await context.newPage();
  for (const [path] of addresses) {
    await page.goto(at(fill(path, ids), 'JPN'));
    await expectScreen(page, 'JPN');
    const shown = new URL(page.url()).pathname;
    await page.reload();
    await expectScreen(page, 'JPN');
    expect(new URL(page.url()).pathname, path).toBe(shown);
    if (path.startsWith('/productDetail?prod_id={enter}')) expect(shown).toBe('/enterProgram');
  }
});

test('a visitor who follows a shared link sees the screen or is told to log in', async ({ openBrowser }) => {
  const { ids } = await identifiers(() => openBrowser(desktop), 'VTN');
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  const say = wordsIn('VTN');
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  for (const [path, gate] of addresses) {
    await page.goto(at(fill(path, ids), 'VTN'));
    if (gate === 'home' || gate === 'login') {
      await expect(page.getByText(say('errors.common_login_fail')).first(), path).toBeVisible();
    }
    if (gate === 'alert') await expect.poll(() => alerts, path).toEqual([say('errors.common_login_fail')]);
    if (gate !== 'open') {
      const landing = gate === 'login' ? '/login' : '/';
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(landing);
    }
    await expectScreen(page, 'VTN');
  }
});

test('leaving by its address ends the session', async ({ openBrowser }) => {
  const { context } = await identifiers(() => openBrowser(desktop), 'ENG');
  const page = await context.newPage();
  await page.goto(at('/loginout', 'ENG'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto(at('/myinfo', 'ENG'));
  await expect(page.getByText(wordsIn('ENG')('errors.common_login_fail')).first()).toBeVisible();
});
