import type { DeskFaq, ErrorKey, FaqCategory } from '@narae/contracts';
import { faqCategories } from '@narae/contracts/faq-limits';
import { LAN_TPS } from '@narae/contracts/languages';
import { unknownFigure } from '@narae/rules/ruled-text';
import { missingFallback, missingHalf } from '../written-texts.rules.ts';

/** An entry as the desk writes it. */
export type WrittenFaq = Omit<DeskFaq, 'faq_id' | 'version'>;

interface Violation {
  readonly key: ErrorKey;
  readonly field: string;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * What is wrong with an entry before it may be stored (COMMUNITY-21): a language has question and answer, or neither; what is
 * published has both in a language that others fall back to; an answer names only figures that the shop can fill in.
 */
export const faqViolation = (faq: WrittenFaq): Violation | null => {
  const half = missingHalf(faq, (answer) => answer !== '');
  if (half)
    return { key: half.startsWith('titles') ? 'faq_question_input' : 'faq_answer_input', field: half };
  for (const lanTp of LAN_TPS) {
    const unknown = unknownFigure(faq.contents[lanTp]);
    if (unknown !== null)
      return {
        key: 'faq_figure_unknown',
        field: `contents.${lanTp}`,
        params: { name: unknown.slice(2, -2).trim() },
      };
  }
  const fallback = faq.published ? missingFallback(faq) : null;
  return fallback ? { key: 'faq_question_input', field: fallback } : null;
};

interface Placed {
  readonly faq_id: string;
  readonly category: FaqCategory;
  readonly position: number;
}

/** By category in the order of the choice, then by place. */
export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category) ||
      a.position - b.position ||
      (a.faq_id < b.faq_id ? -1 : 1),
  );
