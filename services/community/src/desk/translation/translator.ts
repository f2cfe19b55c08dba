import { LANGUAGES } from '@narae/contracts/languages';
import type { LanTp } from '@narae/contracts';
import { fetchBounded } from '@narae/service-kit';
import { z } from 'zod';

/** Where a server that speaks LibreTranslate's protocol is. */
export interface TranslatorConfig {
  readonly url: string;
  /** Empty where the server asks for none. */
  readonly key: string;
  readonly timeoutMs: number;
}

/** What is to be translated, and how. */
interface Translation {
  readonly text: string;
  readonly from: LanTp;
  readonly to: LanTp;
  readonly format: 'text' | 'html';
}

/** The language as the protocol names it: `zh` for simplified Chinese, without a region. */
const codeOf = (lanTp: LanTp): string => new Intl.Locale(LANGUAGES[lanTp].tag).language;

/** Translates a text. @throws Error where nothing usable comes */
export type Translator = (translation: Translation) => Promise<string>;

/** Longest answer that is read, in bytes: several times the longest text. */
const mostBytes = 512 * 1024;

const Answer = z.object({ translatedText: z.string().min(1) });

/** Asks a server by LibreTranslate's protocol: `POST /translate` with q, source, target, format and api_key. */
export const libreTranslate =
  ({ url, key, timeoutMs }: TranslatorConfig): Translator =>
  async ({ text, from, to, format }) => {
    const answer = await fetchBounded(new URL('/translate', url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        q: text,
        source: codeOf(from),
        target: codeOf(to),
        format,
        ...(key !== '' && { api_key: key }),
      }),
      timeoutMs,
      mostBytes,
    });
    if (!answer.ok) throw new Error(`the translator answered ${answer.status}`);
    return Answer.parse(await answer.json()).translatedText;
  };
