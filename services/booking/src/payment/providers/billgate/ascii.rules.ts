/** Letters without a base letter. */
const spelled: Readonly<Record<string, string>> = { đ: 'd', Đ: 'D', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', ß: 'ss' };

/**
 * Simplified Chinese does not fit into EUC-KR: accents go, and everything else that is not ASCII.
 * @param instead where nothing readable is left
 */
export const asciiText = (text: string, instead: string, most = 100): string => {
  const plain = text
    .replace(/[đĐøØłŁß]/g, (letter) => spelled[letter] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7E]+/g, ' ')
    .replace(/[\^|&=+%<>"'\\]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, most)
    .trim();
  return /[A-Za-z0-9]{2}/.test(plain) ? plain : instead;
};
