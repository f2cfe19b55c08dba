/** Beyond the basic plane, pictographs, joiners and variation selectors: a provider's store and signature choke on them. */
const unsafe = /[\u{10000}-\u{10FFFF}]|\p{Extended_Pictographic}|[\u200B-\u200D\u2060\uFE00-\uFE0F\u20E3]/gu;

/**
 * A text a provider can carry: without `^`, `|` and emoji, on one line, at most `most` characters.
 * Lone surrogates go too, because they do not survive UTF-8 and would break the signature.
 */
export const plainText = (text: string, most = 120): string =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(unsafe, '')
    .replace(/[\^|]/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();
