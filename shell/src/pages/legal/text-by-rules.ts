import type { Currency } from '@narae/contracts';
import type { LanTp } from '@narae/i18n';
import { desk } from '@narae/contracts/desk';
import { LANGUAGES } from '@narae/contracts/languages';

import { holdMinutes, nameChanges, payTypeName, payTypesFor, refundSchedules } from '@narae/rules';
import type { LegalText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';

/** What a text names as `{{name}}`, whatever its language: figures of the rules, how to reach the desk. */
const facts: Readonly<Record<string, number | string>> = {
  holdFirst: holdMinutes.first,
  holdMost: holdMinutes.most,
  nameFee: nameChanges.tour.feeUsd,
  organiserExtra: refundSchedules.performance.organiserExtraPct,
  ...desk,
};

/** The methods an order in a currency can be paid by, in a sentence (PAY-1). */
const methodsIn = (currency: Currency, lanTp: LanTp): string =>
  new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'conjunction' }).format(
    payTypesFor(currency).map((payType) => payTypeName(payType, lanTp)),
  );

const filled = (paragraph: string, lanTp: LanTp): string => {
  const said: typeof facts = {
    ...facts,
    methodsCnh: methodsIn('CNH', lanTp),
    methodsElse: methodsIn('USD', lanTp),
    union: payTypeName('U', lanTp),
  };
  return paragraph.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(said[name] ?? placeholder),
  );
};

/** A text with what it promises taken from the rules, so that text and shop cannot differ. */
export const textByRules = (text: LegalText, lanTp: LanTp): LegalText => ({
  ...text,
  sections: text.sections.map(({ title, paragraphs }) => ({
    title,
    paragraphs: paragraphs.flatMap((paragraph) =>
      paragraph === '{{refundSchedules}}' ? refundSentences(lanTp) : [filled(paragraph, lanTp)],
    ),
  })),
});
