import type { LanTp } from '@narae/i18n';
import { desk } from '@narae/contracts/desk';
import { holdMinutes, nameChanges, refundSchedules } from '@narae/rules';
import type { LegalText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';

/** What a text names as `{{name}}`: figures of the rules, how to reach the desk. */
const facts: Readonly<Record<string, number | string>> = {
  holdFirst: holdMinutes.first,
  holdMost: holdMinutes.most,
  nameFee: nameChanges.tour.feeUsd,
  organiserExtra: refundSchedules.performance.organiserExtraPct,
  ...desk,
};

const filled = (paragraph: string): string =>
  paragraph.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(facts[name] ?? placeholder));

/** A text with what it promises taken from the rules, so that text and shop cannot differ. */
export const textByRules = (text: LegalText, lanTp: LanTp): LegalText => ({
  ...text,
  sections: text.sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.flatMap((paragraph) =>
      paragraph === '{{refundSchedules}}' ? refundSentences(lanTp) : [filled(paragraph)],
    ),
  })),
});
