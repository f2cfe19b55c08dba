import { Converter } from 'opencc-js/t2cn';

/** Hong Kong and Taiwan write the same words in other characters; what Japanese shares with both is folded alike. */
const simplified = Converter({ from: 't', to: 'cn' });

/** Letters that no decomposition takes apart. */
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

/** Marks that people leave out inside a word: K-pop and Kpop, fan's and fans, ファン・ミーティング. */
const insideWords = /[\p{Pd}'’‘`´・·‧]/gu;

/**
 * A text as search compares it: width, case, accents, the two kana and the two Chinese scripts alike. Vietnamese
 * loses its marks, Hangul and the voiced kana stay whole.
 */
export const foldText = (text: string): string =>
  simplified(text.normalize('NFKC'))
    .toLowerCase()
    // Accents of Latin letters only: the same step takes Hangul and voiced kana apart, the next puts them together.
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll(twinLetters, (letter) => twins[letter] ?? letter)
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - KATAKANA_TO_HIRAGANA))
    .replaceAll(insideWords, '');

/** Runs of Latin letters, of digits, and of any other script: "DMZ투어 2박" is dmz, 투어, 2, 박. */
const run = /[a-z]+|\p{Nd}+|[^\sa-z\p{Nd}\p{P}\p{S}\p{C}]+/gu;

/** The words of a text, folded; punctuation and pictures are none. */
export const wordsOf = (text: string): string[] => foldText(text).match(run) ?? [];

/** Whether a word is written with spaces around it, and so begins where a word begins. */
export const isSpaced = (word: string): boolean => /^[a-z]|^\p{Nd}/u.test(word);
