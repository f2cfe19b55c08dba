import type { RefundScheduleRow } from '@narae/contracts';
import type { LanTp } from '@narae/i18n';
import { paragraphsByRules } from '@narae/rules/ruled-text';
import type { LegalText, RuledText } from './legal-text.ts';

/**
 * A text with what it promises taken from the rules and the refund schedules, so that text and shop cannot differ.
 * @param schedules null while they are not there: paragraphs that tell them are null then
 */
export const textByRules = (
  text: LegalText,
  lanTp: LanTp,
  schedules: readonly RefundScheduleRow[] | null,
): RuledText => ({
  ...text,
  sections: text.sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphsByRules(paragraphs, lanTp, schedules),
  })),
});
