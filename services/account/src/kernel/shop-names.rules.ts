/** Signs that are read as the letters they look like, in guesses of passwords and in names alike. */
export const signLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Letters of other scripts, and below each the Latin one it looks like. */
const foreign = 'аеіїорсухѕјмнαειορτυνηɑıł|';
const latin = 'aeiiopcyxsjmnaeioptunnaili';

const lookAlikes: Readonly<Record<string, string>> = {
  ...signLetters,
  ...Object.fromEntries([...foreign].map((letter, at) => [letter, latin.charAt(at)])),
};

const wordsOf = (text: string): readonly string[] => text.split(' ');
const shop = wordsOf('narae 나래 나래투어 ナレ 那莱 narea naraetour naraetravel naraeshop');
const staff = [
  ...wordsOf('admin administrator moderator operator sysadmin webmaster staff support official helpdesk'),
  ...wordsOf('customerservice cs team manager'),
  ...wordsOf('관리자 운영자 운영팀 매니저 고객센터 고객지원 공식 직원'),
  ...wordsOf('管理者 運営 運営者 運営事務局 公式 スタッフ サポート カスタマーサポート'),
  ...wordsOf('管理员 客服 官方 官方客服 工作人员 管理員'),
  ...wordsOf('quantrivien quantri hotro chinhthuc nhanvien'),
];
const isStaffWord = new Set(staff);
const madeOfThem = new RegExp(`^(?:${[...shop, ...staff].join('|')})+$`);

const letterOf = (sign: string): string => lookAlikes[sign] ?? sign;

/** NFKC, lower case, without accents, look-alikes read as the letters they imitate. */
const folded = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(/./gsu, letterOf);

const lettersOf = (text: string): string => text.replaceAll(/[^\p{L}]/gu, '');

/**
 * Whether a nickname speaks for the shop (ACCOUNT-41): made of names of the shop and its staff alone, with or without
 * numbers and signs, or with a word for its staff in it. A person may be called Narae Kim.
 */
export const isOfShop = (nick: string): boolean => {
  const words = nick.normalize('NFKC').split(/[^\p{L}\p{M}\p{N}@$!|]+/u);
  const readings = [nick, nick.replaceAll(/[\d\p{S}\p{P}]/gu, '')].map((text) => lettersOf(folded(text)));
  return (
    readings.some((text) => madeOfThem.test(text)) ||
    words.some((word) => isStaffWord.has(lettersOf(folded(word))))
  );
};
