/** Width, case and the marks of Latin letters alike; Hangul and voiced kana stay whole. */
export const folded = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('đ', 'd');

/** Scripts whose words are not told apart by spaces alone. */
export const unspaced = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
