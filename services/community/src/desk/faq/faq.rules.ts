import type { DeskFaq, ErrorKey } from '@narae/contracts';
import { faqCategories, type FaqCategory } from '@narae/contracts/faq-limits';
import { LAN_TPS } from '@narae/contracts/languages';
import { unknownFigure } from '@narae/rules/ruled-text';
import { missingFallback, missingHalf } from '../written-texts.rules.ts';

export type WrittenFaq = Omit<DeskFaq, 'faq_id' | 'version'>;

interface Violation {
  readonly key: ErrorKey;
  readonly field: string;
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Both or neither of question and answer per language, both in a published fallback language, known figures
 * only (COMMUNITY-21).
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

export const inOrder = <Entry extends Placed>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted(
    (a, b) =>
      faqCategories.indexOf(a.category) - faqCategories.indexOf(b.category) ||
      a.position - b.position ||
      (a.faq_id < b.faq_id ? -1 : 1),
  );
