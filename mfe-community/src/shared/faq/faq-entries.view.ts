import type { FaqRow, RefundScheduleRow } from '@narae/contracts';
import type { LanTp } from '@narae/contracts/languages';
import { paragraphsByRules } from '@narae/rules/ruled-text';

/** A frequent question as it is shown, figures filled in. */
export interface FaqEntry {
  /** Its address on the page. */
  readonly id: string;
  readonly title: string;
  readonly category: FaqRow['category'];
  /** Null in the place of what the refund schedules tell, while they are not there. */
  readonly paragraphs: readonly (string | null)[];
  readonly lanTp: LanTp;
}

/** Entries with what they promise taken from the rules (SHELL-17). @param schedules null while they are not there */
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
