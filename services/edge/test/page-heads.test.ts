import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type {
  EventInfoDetail,
  FaqRow,
  KpopInfoDetail,
  NoticeRow,
  Product,
  TripDeparture,
} from '@narae/contracts';
import { LAN_TPS, LANGUAGES } from '@narae/contracts/languages';
import { firstRefundSchedules } from '@narae/rules';
import { startTestService } from '@narae/test-kit';
import { edgeService, edgeSettings } from '../src/app.ts';
import { pageTexts } from '../src/pages/texts.ts';

const tour = (over: Partial<Product> = {}): Product => ({
  prod_id: 'P1',
  trip_id: 'TR00000001',
  prod_type: 'CG001',
  prod_category: '01',
  variant: 'trip',
  prod_title: 'Tea & "palaces"',
  prod_desc: 'Two hours',
  ymd_format: '2099-05-01',
  end_ymd_format: '2099-05-02',
  prod_price: 72,
  from_price: 99,
  origin_price: 100_000,
  prod_price_tp: 'USD',
  deal_bas_r: 1_388,
  tr_place: 'Seoul',
  inventory_cnt: 4,
  progress_yn: 'Y',
  package_cnt: 0,
  package_type: '',
  opt_code: '',
  file_path: 'product',
  file_name: 'list-1.jpg',
  file_type: '1',
  file_alt: '',
  ...over,
});

/** What an event and a story have in common here: a picture, and no film. */
const shownWith = {
  file_path: 'event',
  file_type: '1',
  file_name: 'e.jpg',
  file_alt: '',
  vedio_type: '',
  vedio_url: '',
  vedio_title: '',
} as const;
const event: Omit<EventInfoDetail, 'closed_yn'> = {
  ...shownWith,
  event_id: 'E1',
  event_title: 'Sign & smile',
  event_desc: 'One evening',
  event_category: '',
  ymd_format: '2099-06-01',
  start_day: 20990401,
  end_day: 20990501,
  event_total_cnt: 30,
  personnel_cnt: 0,
  info_seq: '',
  event_content: '',
  event_place: 'Hongdae',
  eventPassportCnt: 3,
};
const story: KpopInfoDetail = {
  ...shownWith,
  info_seq: 'K1',
  info_title: 'Seven friends',
  info_desc: 'How they met',
  kpop_category: '',
  start_day: 20260301,
  ymd_format: '2026-03-01',
  prod_id: '',
  info_content: '',
  kpop_content: '',
  event_id: '',
  event_title: '',
};

const notice: NoticeRow = {
  cou_id: 'N1',
  cou_type: 'notice',
  cou_ttl_nm: 'Open <late>',
  pinned_yn: 'N',
  cou_ymd_format: '2026-11-20',
  text_lan_tp: 'ENG',
  event_id: '',
  rls_yn: 'Y',
};

const faqs: FaqRow[] = [
  {
    faq_id: 'hold',
    category: 'payment',
    question: 'How </script> long?',
    answer: 'For {{holdFirst}} minutes.\n\nNo longer.',
    text_lan_tp: 'ENG',
  },
  {
    faq_id: 'refund',
    category: 'refund',
    question: 'How much?',
    answer: 'As follows:\n{{refundSchedules}}',
    text_lan_tp: 'ENG',
  },
];

interface Asked {
  path: string;
  info: {
    lan_tp?: string;
    currency?: string;
    prod_id?: string;
    trip_id?: string;
    prod_type?: string;
    event_id?: string;
    info_seq?: string;
  };
}
let products: Product[];
let departures: TripDeparture[];
/** What is different about the event. */
let standing: Partial<EventInfoDetail>;
let asked: Asked[];
const schedules = [{ ...firstRefundSchedules.outbound, title: 'Cruises', name_fee_usd: 30 }];
/** How the catalogue behaves: it answers, rejects, or says nothing at all. */
let mood: 'well' | 'broken' | 'silent';
/** Beginning of the calls it does not answer although it is well. */
let slow: string | undefined;

const answerOf = ({ path: called, info }: Asked): unknown => {
  if (called.startsWith('/api/eventInfo') && info.event_id !== 'GONE') return [{ ...event, ...standing }];
  if (called.startsWith('/api/kpopInfo') && info.info_seq !== 'GONE') return [story];
  if (called === '/api/faqList') return faqs;
  if (called === '/api/refundSchedules') return schedules;
  if (called.startsWith('/api/community'))
    return [{ ...notice, ...(called.endsWith('Dtl') && { cou_content: '<p>Hi</p>' }) }];
  if (/Info/.test(called)) return [];
  if (called === '/api/siteMap')
    return products.map(({ prod_id, trip_id, variant }) => ({
      prod_id,
      trip_id,
      variant,
      mod_day: '2026-03-10',
    }));
  const { prod_id, trip_id } = info;
  const found = products.filter((one) =>
    prod_id ? one.prod_id === prod_id : !trip_id || one.trip_id === trip_id,
  );
  const priced = found.map((one) => ({ ...one, prod_price_tp: info.currency }));
  return { products: priced, departures, category_nm: info.prod_type ? `Category ${info.prod_type}` : '' };
};

const catalogue = (): Server =>
  createServer(async (request, response) => {
    // The edge's probe, twice a second: it asks without a body.
    if (request.url === '/readyz') return void response.end();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const question = { path: request.url ?? '', info: {}, ...JSON.parse(String(Buffer.concat(chunks))) };
    asked.push(question);
    if (mood === 'silent' || (slow && question.path.startsWith(slow))) return;
    response.writeHead(mood === 'well' ? 200 : 500, { 'content-type': 'application/json' });
    response.end(JSON.stringify(mood === 'well' ? answerOf(question) : { error: 'internal_fail' }));
  });

let appsDir: string;
let server: Server;
let edge: Awaited<ReturnType<typeof startTestService>>;

const begin = async (): Promise<void> => {
  products = [tour()];
  departures = [];
  standing = {};
  asked = [];
  mood = 'well';
  slow = undefined;
  server = catalogue().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  edge = await startTestService(
    edgeService,
    edgeSettings.parse({
      APPS_DIR: appsDir,
      CATALOG_URL: `http://127.0.0.1:${port}`,
      COMMUNITY_URL: `http://127.0.0.1:${port}`,
    }),
  );
};
const end = async (): Promise<void> => {
  await edge.close();
  server.closeAllConnections();
  server.close();
};

beforeAll(async () => {
  appsDir = await mkdtemp(path.join(tmpdir(), 'narae-heads-'));
  await mkdir(path.join(appsDir, 'shell/dist'), { recursive: true });
  await writeFile(
    path.join(appsDir, 'shell/dist/index.html'),
    `<!doctype html><html lang="en"><head><title>Narae</title>
    <meta
      name="description"
      content="for all" /><script src="/main.js"></script></head><body></body></html>`,
  );
  // The first question of a process loads what asks it, and a page waits for an answer for 0.3 s alone.
  await begin();
  await open('/eventDetail?event_id=E1');
  await end();
});
afterAll(() => rm(appsDir, { recursive: true, force: true }));
beforeEach(begin);
afterEach(end);

const open = (url: string, headers: Record<string, string> = {}) =>
  edge.app.inject({
    method: 'GET',
    url,
    headers: { host: 'shop.example', accept: 'text/html', 'accept-language': 'en', ...headers },
  });
const headOf = async (url: string, headers?: Record<string, string>) => (await open(url, headers)).body;
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json" data-page>(.*?)<\/script>/s.exec(html)?.[1] ?? 'null');

test('a product tells its title, picture and languages before any script runs', async () => {
  const html = await headOf('/productDetail?prod_id=P1&prod_type=CG001&lan_tp=KOR&company_type=x');
  expect(asked).toEqual([
    { path: '/api/pageFacts', info: { currency: 'KRW', lan_tp: 'KOR', prod_id: 'P1' } },
  ]);
  expect(html).toContain('<html lang="ko">');
  expect(html).toContain('<title>Tea &amp; &quot;palaces&quot; · Narae</title>');
  expect(html.match(/name="description"/g)).toHaveLength(1);
  expect(html).toContain('<meta name="description" content="Two hours · Seoul · 2099-05-01">');
  expect(html).toContain(
    'property="og:image" content="http://shop.example/download/product/P1/1/list-1.jpg?w=960',
  );
  const page = 'http://shop.example/productDetail?trip_id=TR00000001';
  expect(html).toContain(`<link rel="canonical" href="${page}&amp;lan_tp=KOR" data-page>`);
  for (const lanTp of LAN_TPS)
    expect(html).toContain(`hreflang="${LANGUAGES[lanTp].tag}" href="${page}&amp;lan_tp=${lanTp}"`);
  expect(html).toContain(`hreflang="x-default" href="${page}" data-page>`);
  expect(html).not.toContain('noindex');
  expect(html).toContain('<script src="/main.js"></script></head><body></body>');
});

test('a trip is described by the departure that stands for it', async () => {
  const html = await headOf('/productDetail?trip_id=TR00000001&lan_tp=ENG');
  expect(asked).toEqual([
    { path: '/api/pageFacts', info: { currency: 'USD', lan_tp: 'ENG', trip_id: 'TR00000001' } },
  ]);
  expect(html).toContain('<title>Tea &amp; &quot;palaces&quot; · Narae</title>');
  expect((await open('/productDetail?prod_id=null&trip_id=TR00000001')).statusCode).toBe(200);
});

test('what people say of a product is quoted once somebody has', async () => {
  const quoted = async (over: Partial<Product>) => {
    products = [tour({ prod_id: `R${asked.length}`, ...over })];
    const html = await headOf(`/productDetail?prod_id=${products[0]?.prod_id}&lan_tp=ENG`);
    return (dataOf(html) as { aggregateRating?: object }).aggregateRating;
  };
  expect(await quoted({})).toBeUndefined();
  expect(await quoted({ review_cnt: 12, review_tenths: 47 })).toMatchObject({
    '@type': 'AggregateRating',
    ratingValue: 4.7,
    reviewCount: 12,
  });
});

test('a product is offered with price, currency and availability', async () => {
  const offer = async (over: Partial<Product>, lanTp = 'CHN') => {
    products = [tour({ prod_id: `P${asked.length}`, ...over })];
    const html = await headOf(`/productDetail?prod_id=${products[0]?.prod_id}&lan_tp=${lanTp}`);
    return (dataOf(html) as { offers: Record<string, unknown>[] }).offers[0];
  };
  expect(await offer({})).toMatchObject({
    '@type': 'Offer',
    price: 99,
    priceCurrency: 'CNY',
    availability: 'https://schema.org/InStock',
    url: expect.stringContaining('prod_id=P0&lan_tp=CHN'),
  });
  expect(await offer({ inventory_cnt: 0 })).toMatchObject({ availability: 'https://schema.org/SoldOut' });
  expect(await offer({ progress_yn: 'E' })).toMatchObject({ availability: 'https://schema.org/OutOfStock' });
  expect(await offer({}, 'JPN')).toMatchObject({ priceCurrency: 'USD' });
});

test('a stage is an event too, and stands under its own screen whatever the link', async () => {
  products = [tour({ variant: 'enter' })];
  const html = await headOf('/productDetail?prod_id=P1');
  expect(html).toContain('rel="canonical" href="http://shop.example/enterProgram?trip_id=TR00000001"');
  const { '@graph': graph } = dataOf(html) as { '@graph': Record<string, unknown>[] };
  expect(graph.map((one) => one['@type'])).toEqual(['Product', 'Event']);
  expect(graph[1]).toMatchObject({ startDate: '2099-05-01', location: { name: 'Seoul' } });
});

test('the times of a stage carry the offset of Seoul (CATALOG-16)', async () => {
  products = [tour({ variant: 'enter', start_time: '18:00', end_time: '20:30' })];
  const { '@graph': graph } = dataOf(await headOf('/enterProgram?prod_id=P1')) as { '@graph': object[] };
  expect(graph[1]).toMatchObject({
    startDate: '2099-05-01T18:00:00+09:00',
    endDate: expect.stringMatching(/^2099-05-\d\dT20:30:00\+09:00$/),
  });
});

test('each date of a trip within the next days is offered with its day, price, availability and address', async () => {
  const { prod_id: _, ...rest } = tour();
  departures = [
    { ...rest, prod_id: 'P2', ymd_format: '2099-04-20', end_ymd_format: '2099-04-20', start_time: '09:30' },
    { ...rest, prod_id: 'P3', ymd_format: '2099-06-01', from_price: 120, inventory_cnt: 0 },
  ];
  const offers = async (path: string) =>
    (dataOf(await headOf(`${path}&lan_tp=ENG`)) as { offers: object[] }).offers;
  const offer = (prod_id: string, over: object) =>
    expect.objectContaining({ url: expect.stringContaining(`?prod_id=${prod_id}&`), ...over });
  expect(await offers('/productDetail?trip_id=TR00000001')).toEqual([
    offer('P2', {
      price: 99,
      availability: 'https://schema.org/InStock',
      itemOffered: expect.objectContaining({ '@type': 'Event', startDate: '2099-04-20T09:30:00+09:00' }),
    }),
    offer('P1', { itemOffered: expect.objectContaining({ startDate: '2099-05-01' }) }),
    offer('P3', { price: 120, availability: 'https://schema.org/SoldOut' }),
  ]);
  departures.push({ ...rest, prod_id: 'P1' });
  expect(await offers('/productDetail?prod_id=P1')).toHaveLength(3);
});

test('each date of a stage is an event of its own', async () => {
  products = [tour({ variant: 'enter' })];
  departures = [{ ...tour({ variant: 'enter' }), prod_id: 'P2', ymd_format: '2099-05-20' }];
  const { '@graph': graph } = dataOf(await headOf('/enterProgram?trip_id=TR00000001')) as {
    '@graph': object[];
  };
  expect(graph.slice(1)).toEqual([
    expect.objectContaining({ '@type': 'Event', startDate: '2099-05-01' }),
    expect.objectContaining({
      startDate: '2099-05-20',
      url: 'http://shop.example/enterProgram?prod_id=P2&lan_tp=ENG',
      offers: expect.objectContaining({ '@type': 'Offer', price: 99 }),
    }),
  ]);
});

test('a product without a trip is found under itself, a package under the product that leads it', async () => {
  products = [tour({ trip_id: '' })];
  const canonical = 'rel="canonical" href="http://shop.example/productDetail?prod_id=';
  expect(await headOf('/productDetail?prod_id=P1')).toContain(`${canonical}P1"`);
  products = [tour({ prod_id: 'PACK4', package_type: 'PACK2', package_cnt: 4, trip_id: '' })];
  expect(await headOf('/productDetail?prod_id=PACK4')).toContain(
    'rel="canonical" href="http://shop.example/productDetail?prod_id=PACK2"',
  );
});

test('nothing a product or an address says gets out of its place', async () => {
  const evil = '</title></script><script>alert(1)</script>"\'><!--$& $1\u2028\u0000';
  products = [tour({ prod_title: evil, prod_desc: evil, tr_place: evil })];
  const html = await headOf('/productDetail?prod_id=P1');
  expect(html.match(/<script/g)).toHaveLength(2);
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).not.toContain('alert(1)</script');
  expect(html).not.toContain('<!--');
  expect(html).toContain('$&amp; $1');
  expect(dataOf(html)).toMatchObject({ name: evil });
  const asAddress = await headOf(`/productList?prod_type=${encodeURIComponent('"><script>')}`);
  expect(asAddress.match(/<script/g)).toHaveLength(2);
  expect(asAddress).toContain('rel="canonical" href="http://shop.example/productList"');
});

test('an event tells its day, its place and whether places are left', async () => {
  const html = await headOf('/eventDetail?event_id=E1&lan_tp=ENG');
  expect(html).toContain('<title>Sign &amp; smile · Narae</title>');
  expect(html).toContain('content="http://shop.example/download/event/E1/1/e.jpg?w=960');
  expect(html).toContain('rel="canonical" href="http://shop.example/eventDetail?event_id=E1&amp;lan_tp=ENG"');
  expect(dataOf(html)).toMatchObject({
    '@type': 'Event',
    startDate: '2099-06-01',
    location: { name: 'Hongdae' },
    offers: { availability: 'https://schema.org/SoldOut', availabilityEnds: '2099-05-01' },
  });
});

test.each<[Partial<EventInfoDetail>, string]>([
  [{ personnel_cnt: 3, closed_yn: 'N' }, 'InStock'],
  [{ personnel_cnt: 3, closed_yn: 'Y' }, 'OutOfStock'],
])('an event with %j is %s', async (change, availability) => {
  standing = change;
  const html = await headOf(`/eventDetail?event_id=${availability}&lan_tp=ENG`);
  expect(dataOf(html)).toMatchObject({ offers: { availability: `https://schema.org/${availability}` } });
});

test('a K-pop story tells its headline and its day', async () => {
  const html = await headOf('/kpopInfoDetail?info_seq=K1');
  expect(html).toContain('<title>Seven friends · Narae</title>');
  expect(dataOf(html)).toMatchObject({ '@type': 'Article', datePublished: '2026-03-01' });
  expect(await headOf('/kpopInfo?lan_tp=JPN')).toContain('<title>K-POP · Narae</title>');
});

test('the words are those of the screens', async () => {
  const pack = async (app: string, lanTp: string): Promise<Record<string, string>> =>
    JSON.parse(await readFile(new URL(`../../../${app}/src/locales/${lanTp}.json`, import.meta.url), 'utf8'));
  for (const lanTp of LAN_TPS) {
    const [shell, screens] = await Promise.all([pack('shell', lanTp), pack('mfe-catalog', lanTp)]);
    expect(pageTexts[lanTp].siteDescription).toBe(shell['site_description']);
    expect(pageTexts[lanTp].listTitles.all).toBe(screens['section_product_list']);
    for (const list of ['theme', 'enter', 'kpop', 'event'] as const)
      expect(pageTexts[lanTp].listTitles[list]).toBe(screens[`section_${list}_list`]);
  }
});

test.each([
  '/eventDetail?event_id=GONE',
  '/kpopInfoDetail?info_seq=GONE',
  '/productDetail?prod_id=GONE',
  '/productDetail?prod_id=%3Cb%3E',
  '/productDetail?trip_id=TR00000009',
  '/productDetail?trip_id=P1',
  '/productDetail?prod_id=GONE&trip_id=TR00000001',
  '/no/such/page',
  '/productList/1',
])('%s is not there, and says so', async (url) => {
  const answer = await open(url);
  expect(answer.statusCode).toBe(404);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('<meta name="robots" content="noindex" data-page>');
  expect(answer.body).toContain('/main.js');
});

test.each(['/eventDetail', '/enterProgram', '/productDetail?prod_id=null', '/communityDetail?lan_tp=KOR'])(
  '%s may be about what only the browser’s history names: nobody finds it, and it is no missing page',
  async (url) => {
    const answer = await open(url);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<meta name="robots" content="noindex" data-page>');
    expect(answer.body).not.toContain('canonical');
    expect(answer.body).toContain('/main.js');
  },
);

test('a list tells its category and its first products; a search is nobody else’s page', async () => {
  const html = await headOf('/productList?prod_type=CG001&sort=price_up');
  expect(html).toContain('<title>Category CG001 · Narae</title>');
  expect(html).toContain('rel="canonical" href="http://shop.example/productList?prod_type=CG001"');
  expect(html).toContain('content="Category CG001: Tea &amp; &quot;palaces&quot;"');
  expect(dataOf(html)).toMatchObject({
    '@type': 'ItemList',
    itemListElement: [
      { position: 1, url: 'http://shop.example/productDetail?trip_id=TR00000001&lan_tp=ENG' },
    ],
  });
  expect(await headOf('/themeList?lan_tp=VTN')).toContain('<title>Tour theo chủ đề · Narae</title>');
  expect(asked.at(-1)?.info.prod_type).toBe('CG002');
  expect(await headOf('/productList?q=tea')).toContain('content="noindex"');
});

test('home speaks the reader’s language; a visitor’s own screens are not found', async () => {
  const html = await headOf('/', { 'accept-language': 'fr;q=0.9, ja;q=0.8' });
  expect(html).toContain('<html lang="ja">');
  expect(html).toContain('<title>Narae</title>');
  expect(html).toContain('韓国旅行');
  expect(html).toContain('rel="canonical" href="http://shop.example/"');
  expect(dataOf(html)).toMatchObject({ '@type': 'WebSite' });
  for (const url of ['/mycart', '/orderResult?refno=TRIP1', '/admin', '/myInfo']) {
    const own = await open(url);
    expect(own.statusCode).toBe(200);
    expect(own.body).toContain('content="noindex"');
    expect(own.body).not.toContain('canonical');
  }
});

test.each(['broken', 'silent'] as const)(
  'a catalogue that is %s costs the facts, not the page',
  async (how) => {
    mood = how;
    const answer = await open('/productDetail?prod_id=P1');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('<title>Narae</title>');
    expect(answer.body).not.toContain('noindex');
    // Nobody waits for it again right away.
    await open('/productDetail?prod_id=P2');
    expect(asked).toHaveLength(1);
    expect((await open('/sitemap.xml')).statusCode).toBe(503);
  },
);

test('a notice has its subject for a title, and without the community the map has no notices', async () => {
  expect(await headOf('/communityDetail?cou_id=N1')).toContain('<title>Open &lt;late&gt; · Narae</title>');
  slow = '/api/communityList';
  const { statusCode, body } = await open('/sitemap.xml');
  expect([statusCode, body.includes('cou_id=N1'), body.includes('trip_id=TR00000001')]).toEqual([
    200,
    false,
    true,
  ]);
});

test('frequent questions are quoted with the shop’s own figures', async () => {
  const questions = async (lanTp: string) =>
    (
      dataOf(await headOf(`/faq?lan_tp=${lanTp}`)) as {
        mainEntity: { name: string; acceptedAnswer: { text: string } }[];
      }
    ).mainEntity.map(({ name, acceptedAnswer: { text } }) => [name, text]);
  const hold = ['How </script> long?', 'For 15 minutes.\nNo longer.'];
  expect(await questions('ENG')).toEqual([
    hold,
    ['How much?', expect.stringMatching(/^As follows:\nCruises: 30 days or more, 100%/)],
  ]);
  // What the schedules tell is not quoted without them.
  slow = '/api/refundSchedules';
  expect(await questions('KOR')).toEqual([hold]);
  slow = '/api/faqList';
  expect(dataOf(await headOf('/faq?lan_tp=VTN'))).toBeNull();
});

test('a question that is slow costs its own pages their facts, and no others', async () => {
  slow = '/api/eventInfo';
  expect((await open('/eventDetail?event_id=E1')).body).toContain('<title>Narae</title>');
  expect((await open('/productDetail?prod_id=P1')).body).toContain('palaces&quot; · Narae</title>');
});

test('a crowd asks once', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open('/productDetail?prod_id=P1')));
  expect(asked).toHaveLength(1);
});

test('previews of shared links take anything and get the page; a script’s mistake stays one', async () => {
  expect((await open('/productDetail?prod_id=P1', { accept: '*/*' })).body).toContain('og:title');
  expect((await open('/mycart', { accept: '*/*' })).statusCode).toBe(404);
  expect((await open('/api/nothing', { accept: '*/*' })).json()).toMatchObject({ error: 'route_not_found' });
});

test('a host that is none gives the plain page', async () => {
  const html = await headOf('/', { host: 'evil"><script>' });
  expect(html).not.toContain('evil');
  expect(html).toContain('<title>Narae</title>');
});

test('the map of the site names every page in every language', async () => {
  products = [tour(), tour({ prod_id: 'S1', trip_id: '', variant: 'enter' })];
  const answer = await open('/sitemap.xml');
  expect(answer.headers['content-type']).toContain('application/xml');
  const places = [...answer.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);
  // Of screens, products, stories and notices.
  expect(places).toHaveLength((8 + 2 + 2 + 1) * LAN_TPS.length);
  expect(places).toContain('http://shop.example/faq?lan_tp=JPN');
  expect(places).toContain('http://shop.example/enterProgram?prod_id=S1&amp;lan_tp=VTN');
  expect(answer.body).toContain(
    '<xhtml:link rel="alternate" hreflang="zh-CN" href="http://shop.example/productDetail?trip_id=TR00000001&amp;lan_tp=CHN"/>',
  );
  expect(places).toContain('http://shop.example/eventDetail?event_id=E1&amp;lan_tp=KOR');
  expect(places).toContain('http://shop.example/communityDetail?cou_id=N1&amp;lan_tp=KOR');
  expect(answer.body).toContain('<lastmod>2026-03-10</lastmod>');
  const robots = await open('/robots.txt');
  expect(robots.body).toContain('Sitemap: http://shop.example/sitemap.xml');
  expect(robots.body).toContain('Disallow: /files/');
});
