import { paragraphsByRules } from '@narae/rules/ruled-text';
import { describePlain } from './describe-site.ts';
import type { PageHead } from './page-head.ts';
import { faqData } from './structured-data.ts';
import type { Visit } from './visit.ts';

/** Describes the page of frequent questions, with those whose answers are known (SHELL-17, COMMUNITY-20). */
export const describeFaq = async (visit: Visit): Promise<PageHead> => {
  const { facts, lanTp } = visit;
  const [head, rows, schedules] = await Promise.all([
    describePlain()(visit),
    facts.ask('faqList', { lan_tp: lanTp }),
    facts.ask('refundSchedules', { lan_tp: lanTp }),
  ]);
  const answered = (rows ?? []).flatMap(({ question, answer, text_lan_tp }) => {
    const paragraphs = paragraphsByRules(answer.split(/\n+/), text_lan_tp, schedules);
    return paragraphs.includes(null) ? [] : [{ question, answer: paragraphs.join('\n') }];
  });
  return answered.length > 0 ? { ...head, data: faqData(answered) } : head;
};
