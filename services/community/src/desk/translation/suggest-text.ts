import { MAX_NOTICE_TITLE } from '@narae/contracts/notice-limits';
import type { LanTp, TextFormat, TextSuggestion } from '@narae/contracts';
import { DomainError } from '@narae/service-kit';
import { safeHtml } from '@narae/service-kit/safe-html';
import type { CommunityContext } from '../../context.ts';

/**
 * What a machine makes of a title and a text in another language (COMMUNITY-22): HTML sanitised, for it is a stranger's. Nothing is stored.
 * @param by mem_id of the administrator
 * @throws DomainError translation_off where no translator is set up, translation_fail where it gives nothing usable; rate_limited
 */
export const suggestText = async (
  { translator, limiter, log }: Pick<CommunityContext, 'translator' | 'limiter' | 'log'>,
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
