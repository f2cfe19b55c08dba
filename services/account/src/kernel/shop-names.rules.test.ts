import { isOfShop } from './shop-names.rules.ts';

it.each([
  'Narae',
  'NARAE',
  'ｎａｒａｅ',
  'n a r a e',
  'N.A.R.A.E',
  'Nаrаe', // Cyrillic а
  'n4r4e',
  'Narae2026',
  'Narae Official',
  'narae_support',
  '나래',
  '나래 고객센터',
  '관리자',
  'admin',
  'Ádmin',
  'adm1n',
  '@dmin',
  'Admin Kim',
  '客服',
  '公式',
  'Quản trị viên',
])('%s speaks for the shop', (nick) => {
  expect(isOfShop(nick)).toBe(true);
});

it.each([
  'Narae Kim',
  '김나래',
  'Mina',
  'badminton',
  'M4821',
  '小明',
  'Nguyễn Hà',
  'Admiral',
  'さくら',
  '🙂',
  'Kim',
])('%s is a person’s', (nick) => {
  expect(isOfShop(nick)).toBe(false);
});

it('takes linear time', () => {
  expect(isOfShop(`${'narae'.repeat(5_000)}x`)).toBe(false);
});
