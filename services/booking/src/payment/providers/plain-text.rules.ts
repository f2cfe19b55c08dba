/** Pictographs, joiners and variation selectors break a provider's store and signature. */
const unsafe = /[\u{10000}-\u{10FFFF}]|\p{Extended_Pictographic}|[\u200B-\u200D\u2060\uFE00-\uFE0F\u20E3]/gu;

/** One line without `^`, `|`, emoji, and lone surrogates, which UTF-8 loses and the signature then breaks. */
export const plainText = (text: string, most = 120): string =>
  text
    .replace(/\p{Cs}/gu, '')
    .replace(unsafe, '')
    .replace(/[\^|]/g, ' ')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, most)
    .trim();
