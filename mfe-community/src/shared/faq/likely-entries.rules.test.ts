import { DEMO_FAQS } from '@narae/demo-content/faqs';
import { likelyEntries } from './likely-entries.rules.ts';

const entriesIn = (lanTp: 'CHN' | 'ENG' | 'JPN' | 'KOR' | 'VTN') =>
  DEMO_FAQS.map(({ faq_id, titles, contents, category }) => ({
    id: faq_id,
    title: titles[lanTp],
    paragraphs: contents[lanTp].split('\n'),
    category,
  }));

test.each([
  ['ENG', 'Cancelling my trip', 'cancel'],
  ['ENG', 'Which passport photos do you want?', 'documents'],
  ['KOR', '환불은 얼마나 받을 수 있나요', 'refund'],
  ['KOR', '여권 사진이 꼭 필요한가요', 'documents'],
  ['CHN', '怎么取消行程', 'cancel'],
  ['JPN', '支払い方法について', 'pay'],
  ['VTN', 'Giu cho trong bao lau', 'hold'],
] as const)('in %s, "%s" leads to %s first', (lanTp, subject, id) => {
  expect(likelyEntries(entriesIn(lanTp), subject)[0]?.id).toBe(id);
});

test('three at most, and none for what nobody asks often', () => {
  expect(likelyEntries(entriesIn('ENG'), 'refund pay passport seats currency email')).toHaveLength(3);
  for (const subject of ['', '   ', 'of', 'zebra', '???'])
    expect(likelyEntries(entriesIn('ENG'), subject)).toEqual([]);
});

test('what most of them have says nothing', () => {
  const entries = ['apple pie', 'apple juice', 'bread'].map((title) => ({
    title,
    category: 'help',
    paragraphs: [],
  }));
  expect(likelyEntries(entries, 'an apple')).toEqual([]);
  expect(likelyEntries(entries, 'an apple juice').map(({ title }) => title)).toEqual(['apple juice']);
});
