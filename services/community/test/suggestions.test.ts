import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stoppedClock, type TestService } from '@narae/test-kit';
import { noticeModel } from '../src/desk/desk.model.ts';
import { suggestText } from '../src/desk/translation.ts';
import { startCommunity } from './support/start-community.ts';

const desk = { as: 'MEM9000000001', role: 'community' } as const;
const none = { CHN: '', KOR: '', ENG: '', JPN: '', VTN: '' };
const clock = stoppedClock();
let community: TestService;
let translator: Server;
let asked: { path: string; body: Record<string, string> }[];
/** What the translator answers: a status and a body. */
let said: (body: Record<string, string>) => [number, string];

beforeAll(async () => {
  translator = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const body = JSON.parse(text) as Record<string, string>;
      asked.push({ path: request.url ?? '', body });
      const [status, answer] = said(body);
      response.writeHead(status, { 'content-type': 'application/json' }).end(answer);
    });
  }).listen(0, '127.0.0.1');
  await once(translator, 'listening');
  const url = `http://127.0.0.1:${(translator.address() as AddressInfo).port}`;
  community = await startCommunity(clock.now, {
    throttled: true,
    documentKey: Buffer.alloc(32, 7),
    translator: { url, key: 'the-key', timeoutMs: 2_000 },
  });
});
afterAll(async () => {
  await community.close();
  translator.close();
});
beforeEach(async () => {
  asked = [];
  said = ({ q, target }) => [200, JSON.stringify({ translatedText: `${target} ${q}` })];
  await noticeModel(community.store).deleteMany();
});

const wanted = { from: 'KOR', to: 'CHN', format: 'html', title: '안내', content: '<p>내용</p>' } as const;
const suggest = (info: object = {}, by: object = desk) =>
  community.inject('textSuggest', { ...wanted, ...info }, by);

test('title and text come in the other language, the text as HTML without what could run', async () => {
  said = ({ q, format }) => [
    200,
    JSON.stringify({
      translatedText: format === 'html' ? `<p>内容<script>alert(1)</script></p>` : `通知 ${q}`,
    }),
  ];
  const { status, body } = await suggest();
  expect([status, body]).toEqual([200, { title: '通知 안내', content: '<p>内容</p>' }]);
  const key = { source: 'ko', target: 'zh', api_key: 'the-key' };
  expect(asked.map(({ path }) => path)).toEqual(['/translate', '/translate']);
  expect(
    asked.map(({ body: one }) => one).toSorted((a, b) => String(b.format).localeCompare(String(a.format))),
  ).toEqual([
    { ...key, q: '안내', format: 'text' },
    { ...key, q: '<p>내용</p>', format: 'html' },
  ]);
  expect(await noticeModel(community.store).countDocuments()).toBe(0);
});

test('a title alone is asked for once, and no title, or a stranger, never', async () => {
  expect((await suggest({ content: '' })).body).toEqual({ title: 'zh 안내', content: '' });
  expect(asked).toHaveLength(1);
  expect((await suggest({ title: ' ' })).body).toMatchObject({ error: 'invalid_value', field: 'title' });
  expect((await suggest({}, { as: 'MEM1' })).status).toBe(403);
  expect(asked).toHaveLength(1);
});

test.each<[string, typeof said]>([
  ['an error', () => [500, '{"error":"out of memory"}']],
  ['no JSON', () => [200, '<html>']],
  ['nothing', () => [200, '{"translatedText":""}']],
  ['more than a notice can be', () => [200, JSON.stringify({ translatedText: 'x'.repeat(600_000) })]],
])('a translator that answers %s is told as one that fails', async (_, how) => {
  said = how;
  const { status, body } = await suggest();
  expect([status, body.error]).toEqual([502, 'translation_fail']);
});

test('without a translator the desk is told to write itself', async () => {
  const context = {
    translator: null,
    limiter: { count: async () => undefined },
    log: { warn: () => undefined },
  };
  await expect(suggestText(context as never, wanted, desk.as)).rejects.toMatchObject({
    key: 'translation_off',
  });
});

test('an administrator asks a limited number of times in an hour', async () => {
  for (let count = 0; count < 120; count += 1)
    await suggest({ content: '' }, { ...desk, as: 'MEM9000000002' });
  const { status, body } = await suggest({ content: '' }, { ...desk, as: 'MEM9000000002' });
  expect([status, body.error]).toEqual([429, 'rate_limited']);
  expect(asked).toHaveLength(120);
});

test('no reader sees a suggestion before it is reviewed, and nothing is published on suggestions alone', async () => {
  const publish_at = new Date(clock.now().getTime() - 60_000).toISOString();
  const texts = {
    titles: { ...none, KOR: '안내', CHN: '通知', ENG: 'Notice' },
    contents: { ...none, KOR: '<p>내용</p>', CHN: '<p>内容</p>', ENG: '<p>Text</p>' },
  };
  const save = (info: object) =>
    community.inject(
      'noticeSave',
      {
        kind: 'notice',
        pinned: false,
        event_id: '',
        withdrawn: false,
        ...texts,
        publish_at,
        version: 0,
        ...info,
      },
      desk,
    );
  expect((await save({ suggested: ['ENG', 'KOR'] })).body).toMatchObject({
    error: 'notice_title_input',
    field: 'titles.ENG',
  });
  // A language without a text has no suggestion either.
  const { body: made } = await save({ suggested: ['CHN', 'ENG', 'VTN', 'CHN'] });
  expect(made.suggested).toEqual(['CHN', 'ENG']);
  const { cou_id } = made;
  const seen = async (lan_tp: string) =>
    (await community.inject('communityDtl', { cou_id, lan_tp })).body.map((one) => [
      one.cou_ttl_nm,
      one.cou_content,
    ]);
  for (const lan_tp of ['CHN', 'ENG', 'JPN', 'KOR'])
    expect(await seen(lan_tp)).toEqual([['안내', '<p>내용</p>']]);
  const { body: list } = await community.inject('communityList', { lan_tp: 'CHN' });
  expect(list).toMatchObject([{ cou_ttl_nm: '안내', text_lan_tp: 'KOR' }]);

  // A form of an older release, which knows of no suggestions, reviews none.
  expect((await save({ cou_id, version: 1 })).body.suggested).toEqual(['CHN', 'ENG']);
  expect((await save({ cou_id, suggested: ['ENG'], version: 2 })).status).toBe(200);
  expect(await seen('CHN')).toEqual([['通知', '<p>内容</p>']]);
  expect(await seen('JPN')).toEqual([['안내', '<p>내용</p>']]);
  const { body: log } = await community.inject('communityAudit', { kind: 'notice', id: cou_id }, desk);
  expect(log.map(({ changes }) => changes)).toContainEqual([
    { field: 'suggested', from: 'CHN,ENG', to: 'ENG' },
  ]);
});
