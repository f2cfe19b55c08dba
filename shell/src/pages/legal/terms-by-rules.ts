import type { LanTp } from '@narae/i18n';
import { holdMinutes, nameChanges, refundSchedules } from '@narae/rules';
import type { LegalText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';

/** Figures of the rules that the terms name as `{{name}}`. */
const figures: Readonly<Record<string, number>> = {
  holdFirst: holdMinutes.first,
  holdMost: holdMinutes.most,
  nameFee: nameChanges.tour.feeUsd,
  organiserExtra: refundSchedules.performance.organiserExtraPct,
};

const filled = (paragraph: string): string =>
  paragraph.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(figures[name] ?? placeholder));

/** The terms with what they promise taken from the rules, so that text and shop cannot differ. */
export const termsByRules = (text: LegalText, lanTp: LanTp): LegalText => ({
  ...text,
  sections: text.sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.flatMap((paragraph) =>
      paragraph === '{{refundSchedules}}' ? refundSentences(lanTp) : [filled(paragraph)],
    ),
  })),
});
