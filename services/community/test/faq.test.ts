import { stoppedClock, type TestService } from '@narae/test-kit';
import { faqModel } from '../src/desk/desk.model.ts';
import { startCommunity } from './support/start-community.ts';

const clock = stoppedClock();
let community: TestService;
beforeAll(async () => {
  community = await startCommunity(clock.now);
});
afterAll(() => community.close());
beforeEach(() => faqModel(community.store).deleteMany());

const desk = { as: 'MEM9000000001', role: 'community' } as const;
const none = { CHN: '', KOR: '', ENG: '', JPN: '', VTN: '' };
const entry = {
  category: 'payment' as const,
  titles: { ...none, KOR: '환불은 언제 되나요?', ENG: 'When am I paid back?' },
  contents: { ...none, KOR: '{{tel}}로 전화해 주세요.', ENG: 'Call {{tel}}.\n\nOr write.' },
  published: true,
  suggested: [] as ('ENG' | 'KOR' | 'JPN')[],
  version: 0,
};
const save = (info: object = {}) => community.inject('faqSave', { ...entry, ...info }, desk);
const list = async (lan_tp = 'ENG') => (await community.inject('faqList', { lan_tp })).body;

test('what is published is read in one language, the reader’s or its fallback, by category and order', async () => {
  const named = (title: string) => ({ titles: { ...none, ENG: title }, contents: { ...none, ENG: 'So.' } });
  await save({ ...named('Second'), category: 'refund' });
  await save(named('First'));
  await save({ ...named('Draft'), published: false });
  await save();
  const rows = await list('KOR');
  expect(rows.map(({ question, text_lan_tp }) => [question, text_lan_tp])).toEqual([
    ['First', 'ENG'],
    ['환불은 언제 되나요?', 'KOR'],
    ['Second', 'ENG'],
  ]);
  expect((await list('JPN'))[1]).toEqual({
    faq_id: rows[1]?.faq_id,
    category: 'payment',
    question: 'When am I paid back?',
    answer: 'Call {{tel}}.\n\nOr write.',
    text_lan_tp: 'ENG',
  });
});

test('no reader sees a suggestion before it is reviewed', async () => {
  const titles = { ...entry.titles, JPN: '返金はいつですか？' };
  const contents = { ...entry.contents, JPN: 'お電話ください。' };
  const { body: made } = await save({ titles, contents, suggested: ['JPN', 'CHN'] });
  expect(made.suggested).toEqual(['JPN']);
  expect(await list('JPN')).toMatchObject([{ text_lan_tp: 'ENG' }]);
  await save({ titles, contents, suggested: [], faq_id: made.faq_id, version: 1 });
  expect(await list('JPN')).toMatchObject([{ question: '返金はいつですか？' }]);
});

test.each([
  [
    'a question without an answer',
    { titles: { ...entry.titles, JPN: 'いつ？' } },
    'faq_answer_input',
    'contents.JPN',
  ],
  [
    'an answer without a question',
    { contents: { ...entry.contents, VTN: 'Có.' } },
    'faq_question_input',
    'titles.VTN',
  ],
  [
    'nothing that others could fall back to',
    { titles: { ...none, VTN: 'Khi nào?' }, contents: { ...none, VTN: 'Mai.' } },
    'faq_question_input',
    'titles.ENG',
  ],
  ['suggestions alone', { suggested: ['ENG', 'KOR'] }, 'faq_question_input', 'titles.ENG'],
  [
    'a figure nobody knows',
    { contents: { ...entry.contents, KOR: '{{phone}}로 전화해 주세요.' } },
    'faq_figure_unknown',
    'contents.KOR',
  ],
  ['an entry nobody knows', { faq_id: 'FAQ999999', version: 1 }, 'faq_not_found', 'faq_id'],
  [
    'a mark that turns the direction of writing',
    { contents: { ...entry.contents, KOR: '\u202ex' } },
    'invalid_value',
    'contents.KOR',
  ],
])('%s is rejected beside its field, and nothing is stored', async (_what, info, error, field) => {
  expect((await save(info)).body).toMatchObject({ error, field });
  expect(await faqModel(community.store).countDocuments()).toBe(0);
});

test('the message about an unknown figure names it', async () => {
  const { body } = await save({ contents: { ...entry.contents, ENG: 'Call {{ phone }}.' } });
  expect(body).toMatchObject({ message: expect.stringContaining('“phone”') });
});

test('the desk puts a category in order; where there are others by now nothing moves', async () => {
  const ids: string[] = [];
  for (let count = 0; count < 3; count += 1) ids.push((await save()).body.faq_id);
  const [a = '', b = '', c = ''] = ids;
  const order = (faq_ids: string[]) => community.inject('faqOrder', { category: 'payment', faq_ids }, desk);
  expect((await order([c, a, b])).status).toBe(200);
  expect((await list()).map(({ faq_id }) => faq_id)).toEqual([c, a, b]);
  for (const others of [
    [c, a],
    [c, a, a],
    [c, a, 'FAQ999999'],
  ])
    expect(await order(others)).toMatchObject({ status: 409, body: { error: 'version_conflict' } });
  expect((await list()).map(({ faq_id }) => faq_id)).toEqual([c, a, b]);

  // Who goes to another category is the last there; the order alone makes nobody's form out of date.
  await save({ category: 'help' });
  expect((await save({ faq_id: a, category: 'help', version: 1 })).status).toBe(200);
  const { body: rows } = await community.inject('deskFaqs', {}, desk);
  expect(rows.map(({ faq_id, category }) => [faq_id, category]).at(-1)).toEqual([a, 'help']);
  const { body: log } = await community.inject('communityAudit', { kind: 'faq', id: c }, desk);
  expect(log.map(({ changes }) => changes)).toContainEqual([{ field: 'position', from: '3', to: '1' }]);
});

test('of two who change it at once one is told; deleting it twice does no harm', async () => {
  const { faq_id } = (await save()).body;
  const both = await Promise.all(
    ['A', 'B'].map((title) => save({ faq_id, titles: { ...entry.titles, KOR: title }, version: 1 })),
  );
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await community.inject('faqDelete', { faq_id, version: 1 }, desk)).body).toMatchObject({
    error: 'version_conflict',
  });
  for (let times = 0; times < 2; times += 1)
    expect((await community.inject('faqDelete', { faq_id, version: 2 }, desk)).status).toBe(200);
  expect((await community.inject('deskFaq', { faq_id }, desk)).body.error).toBe('faq_not_found');
  expect(await list()).toEqual([]);
});

test('there are not without end', async () => {
  const many = Array.from({ length: 100 }, (_, at) => ({
    ...entry,
    faq_id: `MANY${at}`,
    position: at,
    deleted_at: null,
  }));
  await faqModel(community.store).insertMany(many);
  expect((await save()).body).toMatchObject({ error: 'faqs_most' });
});
