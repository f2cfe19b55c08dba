import { findEntries } from './find-entries.rules.ts';

const entry = (title: string, category: string, ...paragraphs: (string | null)[]) => ({
  title,
  category,
  paragraphs,
});
const entries = [
  entry('How do I pay?', 'payment', 'By card or KakaoPay.', null),
  entry('어떤 결제 수단을 쓸 수 있나요?', 'payment'),
  entry('Tôi hủy đặt chỗ bằng cách nào?', 'refund'),
  entry('パスポート', 'booking', 'ご準備ください。'),
];
const titles = (words: string, category?: string) =>
  findEntries(entries, { words, category }).map(({ title }) => title.slice(0, 8));

test('every word must be there, in the question or its answer', () => {
  expect(titles('pay card')).toEqual(['How do I']);
  expect(titles('pay bank')).toEqual([]);
  expect(titles('  ')).toHaveLength(4);
});

test('case, width, marks and spaces are alike', () => {
  expect(titles('ＫＡＫＡＯ')).toEqual(['How do I']);
  expect(titles('HUY DAT cho')).toEqual(['Tôi hủy ']);
  expect(titles('결제수단')).toEqual(['어떤 결제 수단']);
  expect(titles('ﾊﾟｽﾎﾟｰﾄ')).toEqual(['パスポート']);
  expect(titles('ハスホート')).toEqual([]);
});

test('words of Latin letters do not run into each other', () => {
  expect(titles('cardor')).toEqual([]);
});

test('a category holds its own alone', () => {
  expect(titles('', 'payment')).toHaveLength(2);
  expect(titles('pay', 'refund')).toEqual([]);
});
