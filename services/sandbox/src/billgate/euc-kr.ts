import iconv from 'iconv-lite';
import { ProtocolError, ResCode } from '../domain/codes.ts';

const encoding = 'euc-kr';

const unescape = (text: string): string => {
  const bytes = text
    .replaceAll('+', ' ')
    .replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return iconv.decode(Buffer.from(bytes, 'latin1'), encoding);
};

/**
 * The fields of a form in EUC-KR. Written a second time on purpose, like the signature.
 * @throws ProtocolError 9300 for a name that comes twice and for a text that was not EUC-KR: browsers write `&#…;` for what does
 *   not fit
 */
export const readEucKrForm = (body: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const pair of body.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=').map(unescape);
    const value = rest.join('=');
    if (fields.has(name) || /\uFFFD|&#\d+;/.test(value)) {
      throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${name}`);
    }
    fields.set(name, value);
  }
  return fields;
};

/** A form body in EUC-KR, every byte escaped that is no letter or digit. */
export const eucKrForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map((pair) =>
      pair
        .map((text) =>
          [...iconv.encode(text, encoding)]
            .map((byte) => String.fromCharCode(byte))
            .map((letter) =>
              /\w/.test(letter) ? letter : `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`,
            )
            .join(''),
        )
        .join('='),
    )
    .join('&');

/** A reply to a merchant's server: JSON in EUC-KR. */
export const eucKrJson = (reply: Readonly<Record<string, string>>): Buffer =>
  iconv.encode(JSON.stringify(reply), encoding);
