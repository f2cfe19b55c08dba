import iconv from 'iconv-lite';

const encoding = 'euc-kr';

export const undecodable = '\uFFFD';

export const decodeEucKr = (bytes: Uint8Array): string => iconv.decode(Buffer.from(bytes), encoding);

/** @param text as posted, one character a byte */
export const unescapeEucKr = (text: string): string => {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return decodeEucKr(Buffer.from(bytes, 'latin1'));
};

const escapeEucKr = (text: string): string =>
  [...iconv.encode(text, encoding)]
    .map((byte) =>
      /[\w.*-]/.test(String.fromCharCode(byte))
        ? String.fromCharCode(byte)
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`,
    )
    .join('');

export const eucKrForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${escapeEucKr(name)}=${escapeEucKr(value)}`)
    .join('&');
