import type { Translator } from './context.ts';
import { LANGUAGES } from '@narae/contracts/languages';
import type { LanTp, TextFormat, TextSuggestion } from '@narae/contracts';
import { fetchBounded, DomainError } from '@narae/service-kit';
import { z } from 'zod';
import { MAX_NOTICE_TITLE } from '@narae/contracts/notice-limits';
import { safeHtml } from '@narae/service-kit/safe-html';
import type { DeskContext } from './context.ts';

export interface TranslatorConfig {
  readonly url: string;
  readonly key: string;
  readonly timeoutMs: number;
}

/** The protocol's language code: `zh` for simplified Chinese, without a region. */
const codeOf = (lanTp: LanTp): string => new Intl.Locale(LANGUAGES[lanTp].tag).language;

/** Longest answer in bytes, several times the longest text. */
const mostBytes = 512 * 1024;

const Answer = z.object({ translatedText: z.string().min(1) });

/** Calls LibreTranslate: `POST /translate` with q, source, target, format and api_key. */
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

/**
 * Suggests a translation (COMMUNITY-22), sanitised as foreign HTML; stores nothing.
 * @throws DomainError translation_off without a translator, translation_fail without a usable answer,
 * rate_limited
 */
export const suggestText = async (
  { translator, limiter, log }: Pick<DeskContext, 'translator' | 'limiter' | 'log'>,
  {
    from,
    to,
    format,
    title,
    content,
  }: {
    readonly from: LanTp;
    readonly to: LanTp;
    readonly format: TextFormat;
    readonly title: string;
    readonly content: string;
  },
  by: string,
): Promise<TextSuggestion> => {
  if (!translator) throw new DomainError('translation_off');
  await limiter.count('text-suggestions', by);
  try {
    const [heading, text] = await Promise.all([
      translator({ text: title, from, to, format: 'text' }),
      content === '' ? '' : translator({ text: content, from, to, format }),
    ]);
    return { title: heading.slice(0, MAX_NOTICE_TITLE), content: format === 'html' ? safeHtml(text) : text };
  } catch (error) {
    log.warn({ err: error }, 'the translator gave nothing usable');
    throw new DomainError('translation_fail');
  }
};
