import type { LanTp } from '@narae/contracts';
import { inTurn } from '../../tooling/bin/lib/test-turn.mjs';
import { wordsIn } from '../src/browser/texts.ts';
import { Shopper } from '../src/browser/shopper.ts';
import {
  at,
  desktop,
  expect,
  memberIn,
  siteOrigin,
  test,
  type BrowserContext,
  type Page,
} from './support.ts';

/** What a visitor who is not signed in gets: the screen, or a warning and another screen (SHELL-4). */
type Guard = 'open' | 'home' | 'login' | 'alert';

/**
 * Every address of the site as a link somebody shares (SHELL-4); `{…}` stands for the sharer's own
 * identifiers.
 */
const addresses: readonly (readonly [path: string, guard: Guard])[] = [
  ['/', 'open'],
  ['/login', 'open'],
  ['/confirmEmail', 'open'],
  ['/exportDownload', 'open'],
  ['/stopMails', 'open'],
  ['/loginResult', 'open'],
  ['/join', 'open'],
  ['/productList?prod_type=CG001', 'open'],
  ['/themeList', 'open'],
  ['/enterList', 'open'],
  ['/kpopInfo', 'open'],
  ['/kpopInfoDetail?info_seq=INFO000001', 'open'],
  ['/kpopInfoDetail', 'open'],
  ['/eventInfo', 'open'],
  ['/eventDetail?event_id=EVT000001', 'open'],
  ['/eventDetail?event_id=NONE', 'open'],
  ['/productDetail?prod_id={trip}&company_type=narae&linkFlag=Y', 'open'],
  ['/enterProgram?prod_id={enter}', 'open'],
  ['/productDetail?prod_id={enter}', 'open'],
  ['/companyInfo', 'open'],
  ['/policyInfo', 'open'],
  ['/termsInfo', 'open'],
  ['/faq', 'open'],
  ['/qrInfo', 'open'],
  ['/qrInfo?prod_id={trip}&company_type=narae', 'open'],
  ['/json', 'open'],
  ['/communityList', 'open'],
  ['/communityDetail?cou_id=COU000001', 'open'],
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
  ['/myInfoFileList?param_id=EVT000001&type=event', 'home'],
  ['/myOrder?order_id=NONE', 'home'],
  ['/myOrderReceipt?order_id=NONE', 'home'],
  ['/customTravel', 'home'],
  ['/customTravel?request_id=CUSTOM999999999', 'home'],
  ['/eventReserv?event_id=EVT000001', 'login'],
  ['/eventReserv?event_id=NONE', 'login'],
  ['/eventReserv', 'login'],
  ['/admin', 'login'],
  ['/admin/booking', 'login'],
  ['/admin/gate', 'login'],
  ['/qnaCreate?type=REGISTER', 'login'],
  ['/admin/members', 'login'],
  ['/admin/community', 'login'],
  ['/myReviews', 'login'],
];

/** Nothing is at these addresses, and the site says so; the browser notes it. */
const nothingThere =
  /\/(?:nowhere|kpopInfoDetail\?lan_tp|eventDetail\?event_id=NONE|customTravel\?request_id)\S* logged .*status of 404/;

/** In how many runs of `npm run test:all` each address is opened. In each run a member opens those that a visitor does not. */
const TURNS = 2;
const byMember = inTurn(addresses, TURNS);
const byVisitor = inTurn(addresses, TURNS, { ahead: 1 });

type Identifiers = Readonly<Record<'trip' | 'enter' | 'cart' | 'order', string>>;
const fill = (path: string, ids: Identifiers): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: keyof Identifiers) => ids[name]);

/** Something of the screen itself stands in the middle, and nothing has fallen over. */
const expectScreen = async (page: Page, lanTp: LanTp): Promise<void> => {
  const say = wordsIn(lanTp);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading').or(main.getByRole('form')).first(), page.url()).toBeVisible();
  await expect(main.locator('[aria-busy=true]'), page.url()).toHaveCount(0);
  await expect(main.getByText(say('common.ui_loading'), { exact: true }), page.url()).toHaveCount(0);
  await expect(page.getByText(say('common.part_missing_title')), page.url()).toHaveCount(0);
};

/** An order of the one who shares the links, so that no address leads to nothing. */
const identifiers = async (open: () => Promise<BrowserContext>, lanTp: LanTp) => {
  const context = await open();
  const shopper = new Shopper(context, siteOrigin(), lanTp);
  const credentials = await shopper.join('Mina Hart');
  const products = await shopper.products();
  const roomy = (variant: string): string =>
    products.find(
      (product) => product.variant === variant && product.inventory_cnt > 20 && product.package_cnt === 0,
    )?.prod_id ?? '';
  const titleOf = (prod_id: string): string =>
    products.find((product) => product.prod_id === prod_id)?.prod_title ?? '';
  const [trip, enter] = [roomy('trip'), roomy('enter')];
  const cart = await shopper.putInCart(trip, { adult_cnt: 1 });
  const order = await shopper.putInCart(enter, { adult_cnt: 1 });
  await shopper.confirmTravellers(order);
  return { context, shopper, credentials, products, titleOf, ids: { trip, enter, cart, order } };
};

/** What a member sees who asks for a thing of somebody else; elsewhere that there is no such booking. */
const nothingOf: Readonly<
  Record<string, 'account.documents_none' | 'booking.result_none' | 'bookingMyOrder.none'>
> = {
  '/myInfoFileList': 'account.documents_none',
  '/myOrder': 'bookingMyOrder.none',
  '/myOrderReceipt': 'bookingMyOrder.none',
  '/orderResult': 'booking.result_none',
  '/orderUnionPayResult': 'booking.result_none',
};

test('a member opens and reloads every address', async ({ openBrowser, allow }) => {
  allow(nothingThere);
  const { context, ids } = await identifiers(() => openBrowser(desktop), 'JPN');
  const page = await context.newPage();
  for (const [path] of byMember) {
    await page.goto(at(fill(path, ids), 'JPN'));
    await expectScreen(page, 'JPN');
    const shown = new URL(page.url()).pathname;
    await page.reload();
    await expectScreen(page, 'JPN');
    expect(new URL(page.url()).pathname, path).toBe(shown);
    if (path.startsWith('/productDetail?prod_id={enter}')) expect(shown).toBe('/enterProgram');
  }
});

test('a visitor who opens a shared link sees the screen or is asked to sign in', async ({
  openBrowser,
  allow,
}) => {
  allow(nothingThere);
  const { ids } = await identifiers(() => openBrowser(desktop), 'VTN');
  const context = await openBrowser(desktop);
  const page = await context.newPage();
  const say = wordsIn('VTN');
  const alerts: string[] = [];
  page.on('dialog', async (dialog) => {
    alerts.push(dialog.message());
    await dialog.accept();
  });
  for (const [path, guard] of byVisitor) {
    // The message that asks them to sign in does not stay until all pictures have come.
    await page.goto(at(fill(path, ids), 'VTN'), { waitUntil: 'commit' });
    if (guard === 'home' || guard === 'login') {
      await expect(page.getByText(say('errors.common_login_fail')).first(), path).toBeVisible();
    }
    if (guard === 'alert') await expect.poll(() => alerts, path).toEqual([say('errors.common_login_fail')]);
    if (guard !== 'open') {
      const landing = guard === 'login' ? '/login' : '/';
      await expect.poll(() => new URL(page.url()).pathname, path).toBe(landing);
    }
    await expectScreen(page, 'VTN');
  }
});

test('the state an address names is restored after a reload and in another browser', async ({
  openBrowser,
}) => {
  const { context, shopper, credentials, products, titleOf, ids } = await identifiers(
    () => openBrowser(desktop),
    'KOR',
  );
  const say = wordsIn('KOR');
  const { trip, enter, cart, order } = ids;
  const paid = await shopper.putInCart(
    products.find(
      (product) =>
        product.variant === 'enter' && product.inventory_cnt > 20 && ![trip, enter].includes(product.prod_id),
    )?.prod_id ?? '',
    { adult_cnt: 1 },
  );
  await shopper.confirmTravellers(paid);
  const refno = await shopper.pay(paid);
  const { files, order_id, prod_title } = await shopper.order(paid);
  const [passport] = files;
  const kpop = products.filter((product) => product.prod_type === 'CG001');
  const [article] = await shopper.call<{ info_seq: string; info_title: string }[]>('kpopInfoList', {
    lan_tp: 'KOR',
  });
  const [event] = await shopper.call<{ event_id: string; event_title: string }[]>('eventInfoList', {
    lan_tp: 'KOR',
  });

  const tripOf = (prod_id: string): string =>
    products.find((product) => product.prod_id === prod_id)?.trip_id ?? '';
  /** Address, whose it is, the screen that shows it, and what only that thing has. */
  const named: readonly (readonly [path: string, whose: 'anybody' | 'owner', shown: string, text: string])[] =
    [
      [`/productDetail?prod_id=${trip}`, 'anybody', '/productDetail', titleOf(trip)],
      [
        `/productDetail?prod_id=${trip}&company_type=narae&linkFlag=Y`,
        'anybody',
        '/productDetail',
        titleOf(trip),
      ],
      [`/productDetail?prod_id=${enter}`, 'anybody', '/enterProgram', titleOf(enter)],
      [`/enterProgram?prod_id=${enter}`, 'anybody', '/enterProgram', titleOf(enter)],
      [`/enterProgram?prod_id=${trip}`, 'anybody', '/productDetail', titleOf(trip)],
      [`/productDetail?trip_id=${tripOf(enter)}`, 'anybody', '/enterProgram', titleOf(enter)],
      [`/enterProgram?trip_id=${tripOf(trip)}`, 'anybody', '/productDetail', titleOf(trip)],
      ['/productList?prod_type=CG001', 'anybody', '/productList', kpop[0]?.prod_title ?? ''],
      ['/kpopInfo', 'anybody', '/kpopInfo', article?.info_title ?? ''],
      [
        `/kpopInfoDetail?info_seq=${article?.info_seq}`,
        'anybody',
        '/kpopInfoDetail',
        article?.info_title ?? '',
      ],
      ['/eventInfo', 'anybody', '/eventInfo', event?.event_title ?? ''],
      [`/eventDetail?event_id=${event?.event_id}`, 'anybody', '/eventDetail', event?.event_title ?? ''],
      [`/orderResult?refno=${refno}&cart_id=${paid}`, 'owner', '/orderResult', say('booking.result_paid')],
      [`/orderIcbResult?refno=${refno}&cart_id=${paid}`, 'owner', '/orderResult', say('booking.result_paid')],
      [`/orderUnionPayResult?refno=${refno}`, 'owner', '/orderUnionPayResult', say('booking.result_paid')],
      [`/reservInfo?cart_id=${cart}`, 'owner', '/reservInfo', titleOf(trip)],
      [`/order?cart_id=${order}`, 'owner', '/order', titleOf(enter)],
      [`/orderConfirm?cart_id=${order}`, 'owner', '/orderConfirm', titleOf(enter)],
      [`/myOrder?order_id=${order_id}`, 'owner', '/myOrder', prod_title],
      [`/myOrderReceipt?order_id=${order_id}`, 'owner', '/myOrderReceipt', prod_title],
      [
        `/myInfoFileList?cart_id=${paid}&type=product`,
        'owner',
        '/myInfoFileList',
        passport?.origin_file_name ?? '',
      ],
    ];
  const elsewhere = await openBrowser(desktop);
  await new Shopper(elsewhere, siteOrigin(), 'KOR').signIn(credentials);
  const strangers = await openBrowser(desktop);
  await memberIn(strangers, 'KOR', 'Oliver Hart');
  const [here, there, visitor, stranger] = await Promise.all(
    [context, elsewhere, await openBrowser(desktop), strangers].map((browser) => browser.newPage()),
  );
  if (!here || !there || !visitor || !stranger) throw new Error('no pages');

  for (const [path, whose, shown, text] of inTurn(named, TURNS)) {
    expect(text, path).not.toBe('');
    /** Answers the address as it stood in the bar then: a paid result leads home after some seconds. */
    const expectIt = async (page: Page): Promise<string> => {
      await expect(page.getByRole('main').getByText(text, { exact: true }).first(), path).toBeVisible();
      const url = page.url();
      expect(new URL(url).pathname, path).toBe(shown);
      await expectScreen(page, 'KOR');
      return url;
    };
    await here.goto(at(path, 'KOR'));
    await expectIt(here);
    await here.reload();
    // The address as it stands in the bar is what people share.
    const shared = await expectIt(here);
    const guest = whose === 'owner' ? there : visitor;
    await guest.goto(shared);
    await expectIt(guest);
    if (whose === 'owner') {
      await stranger.goto(shared);
      await expectScreen(stranger, 'KOR');
      const nothing = nothingOf[shown] ?? 'booking.booking_none';
      await expect(stranger.getByRole('main').getByText(say(nothing), { exact: true }), path).toBeVisible();
      await expect(stranger.getByRole('main').getByText(text, { exact: true }), path).toHaveCount(0);
    }
  }
  // The list shows its category and nothing else.
  await visitor.goto(at('/productList?prod_type=CG001', 'KOR'));
  // One card a trip, however many dates other tests have added.
  const trips = new Set(kpop.map(({ trip_id, prod_id }) => trip_id ?? prod_id));
  await expect(visitor.getByRole('main').getByRole('article')).toHaveCount(trips.size);
});

test('the not-found page offers a search, whose result has its own address', async ({
  openBrowser,
  allow,
}) => {
  allow(nothingThere);
  const say = wordsIn('JPN');
  const context = await openBrowser(desktop);
  const products = await new Shopper(context, siteOrigin(), 'JPN').products();
  const words = products[0]?.tr_place ?? '';
  expect(words).not.toBe('');
  const found = products.filter((product) => product.tr_place === words);
  const page = await context.newPage();
  await page.goto(at('/nowhere/at/all', 'JPN'));
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: say('common.not_found_title') })).toBeVisible();
  await main.getByRole('searchbox').fill(words);
  await main.getByRole('searchbox').press('Enter');

  const expectFound = async (): Promise<void> => {
    await expect(
      main.getByRole('heading', { level: 1, name: say('catalog.search_results', { words }) }),
    ).toBeVisible();
    for (const { prod_title } of found)
      await expect(main.getByRole('article').filter({ hasText: prod_title })).toBeVisible();
    // Others may name it in their descriptions, but it is a search and not the whole list.
    expect(await main.getByRole('article').count()).toBeLessThan(products.length);
  };
  await expect(page).toHaveURL(/\/productList\?q=/);
  await expectFound();
  await page.reload();
  await expectFound();

  await page.getByRole('banner').getByRole('searchbox').fill('ナライカイカイ');
  await page.getByRole('banner').getByRole('searchbox').press('Enter');
  await expect(main.getByText(say('catalog.list_none'), { exact: true })).toBeVisible();
});

test('the logout address asks whom another site led there, and ends the session of who types it', async ({
  openBrowser,
}) => {
  const { context } = await identifiers(() => openBrowser(desktop), 'ENG');
  const page = await context.newPage();
  await page.goto(`data:text/html,<a href="${at('/loginout', 'ENG')}">led</a>`);
  await page.getByText('led').click();
  const ask = page
    .getByRole('main')
    .getByRole('button', { name: wordsIn('ENG')('common.btn_logout'), exact: true });
  await expect(ask).toBeVisible();
  await page.goto(at('/loginout', 'ENG'));
  await expect.poll(() => new URL(page.url()).pathname).toBe('/');
  await page.goto(at('/myinfo', 'ENG'));
  await expect(page.getByText(wordsIn('ENG')('errors.common_login_fail')).first()).toBeVisible();
});
