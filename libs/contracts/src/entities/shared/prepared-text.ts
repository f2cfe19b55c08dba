/** Longer texts are left as they are: no field takes them. */
const MOST_PREPARED = 100_000;

/** Does all work on a text whose length is bounded; every pattern here takes linear time. */
const prepared =
  (prepare: (text: string) => string) =>
  (text: string): string =>
    text.length > MOST_PREPARED ? text : prepare(text);

/** Anything but blanks, zero-width characters, fillers (U+200B, U+3164, U+2800) and controls of writing direction. */
const substance = /[^\s\u2800\p{Default_Ignorable_Code_Point}]/u;

/** Whether nothing visible is left of a text. Bounded work whatever the text is. */
export const isBlank = (text: string): boolean => text.length <= MOST_PREPARED && !substance.test(text);

/**
 * Marks without a look that the clipboard brings along. Joiners and variation selectors stay: emoji, Persian and names
 * in Japanese need them.
 */
const strayMarks = /[\u00ad\u034f\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\u2800\u3164\ufeff\uffa0]/g;

/** Tabs and vertical tabs of spreadsheets and word processors, and every end of a line. */
const breaks = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/g;

const composed = (text: string): string => {
  const kept = isBlank(text) ? '' : text.replace(strayMarks, '');
  return kept.normalize('NFC').trim();
};

/** A name or another line, for people to read; a line end within it is left, and rejected by its field. */
export const preparedLine = prepared((text) => composed(text.replace(/[\t\v\f\u2028\u2029]/g, ' ')));

/** A text of several lines, for people to read; line ends become \n. */
export const preparedLines = prepared((text) => composed(text.replace(breaks, '\n').replaceAll('\t', ' ')));

const invisible = /[\u2800\p{Default_Ignorable_Code_Point}]/gu;

/** Hyphens, dashes, minus signs, and the long-vowel mark that a Japanese keyboard types for one. */
const dashes = /[\u2010-\u2015\u2043\u2212\u30fc\ufe58\ufe63\uff0d\uff70]/g;

export const withPlainDashes = (text: string): string => text.replace(dashes, '-');

/** A text of plain letters, digits and signs, whatever width they were typed in. */
export const preparedSigns = prepared((text) =>
  withPlainDashes(text).normalize('NFKC').replace(invisible, '').trim(),
);

/** An e-mail address; its dots may be those of a Chinese or Japanese keyboard. */
export const preparedAddress = prepared((text) =>
  preparedSigns(text).replaceAll('\u3002', '.').toLowerCase(),
);

/**
 * A password for comparison (RFC 8265, OpaqueString): every blank is U+0020, composed, case and width kept. Blanks around
 * it do not count (ACCOUNT-1).
 */
export const preparedPassword = prepared((text) =>
  text
    .replace(/\p{Zs}/gu, ' ')
    .normalize('NFC')
    .trim(),
);
