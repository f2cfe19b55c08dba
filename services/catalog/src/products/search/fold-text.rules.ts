import { Converter } from 'opencc-js/t2cn';

/** Hong Kong and Taiwan use other characters; those Japanese shares are folded alike. */
const simplified = Converter({ from: 't', to: 'cn' });

/** Letters that no decomposition splits. */
const twins: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
};
const twinLetters = new RegExp(`[${Object.keys(twins).join('')}]`, 'gu');

const KATAKANA_TO_HIRAGANA = 0x60;

/** Marks left out inside a word: K-pop and Kpop, fan's and fans, ファン・ミーティング. */
const insideWords = /[\p{Pd}'’‘`´・·‧]/gu;

/** Folds width, case, accents, kana and Chinese scripts; Hangul and voiced kana stay whole. */
export const foldText = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .toLowerCase()
    // Only Latin accents go: this step splits Hangul and voiced kana, the next rejoins them.
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(twinLetters, (letter) => twins[letter] ?? letter)
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA))
    .replaceAll(insideWords, '');

/** Runs of Latin letters, of digits, and of any other script: "DMZ투어 2박" is dmz, 투어, 2, 박. */
const run = /[a-z]+|\p{Nd}+|[^\sa-z\p{Nd}\p{P}\p{S}\p{C}]+/gu;

export const wordsOf = (text: string): string[] => foldText(text).match(run) ?? [];

/** Whether the word's script writes spaces, so that it matches at the start of a word only. */
export const isSpaced = (word: string): boolean => /^[a-z]|^\p{Nd}/u.test(word);
