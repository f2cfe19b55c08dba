import type { FaqRow, RefundScheduleRow } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';
import { paragraphsByRules } from '@narae/rules/ruled-text';

export interface FaqEntry {
  readonly id: string;
  readonly title: string;
  readonly category: FaqRow['category'];
  /** Null until the refund schedules are loaded. */
  readonly paragraphs: readonly (string | null)[];
  readonly lanTp: LanTp;
}

/** Fills in figures by the rules (SHELL-17). @param schedules null until they are loaded */
export const faqEntries = (
  rows: readonly FaqRow[],
  schedules: readonly RefundScheduleRow[] | null,
): FaqEntry[] =>
  rows.map(({ faq_id, question, category, answer, text_lan_tp }) => ({
    id: faq_id,
    title: question,
    category,
    paragraphs: paragraphsByRules(answer.split(/\n+/), text_lan_tp, schedules),
    lanTp: text_lan_tp,
  }));
