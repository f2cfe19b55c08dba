import type { Currency, RefundScheduleRow } from '@narae/contracts';
import type { LanTp } from '@narae/i18n';
import { desk } from '@narae/contracts/desk';
import { LANGUAGES } from '@narae/contracts/languages';

import { holdMinutes, payTypeName, payTypesFor } from '@narae/rules';
import type { LegalText, RuledText } from './legal-text.ts';
import { refundSentences } from './refund-sentences.ts';

/** What a text names as `{{name}}`, whatever its language: figures of the rules, how to reach the desk. */
const facts: Readonly<Record<string, number | string>> = {
  holdFirst: holdMinutes.first,
  holdMost: holdMinutes.most,
  ...desk,
};

/** The methods an order in a currency can be paid by, in a sentence (PAY-1). */
const methodsIn = (currency: Currency, lanTp: LanTp): string =>
  new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'conjunction' }).format(
    payTypesFor(currency).map((payType) => payTypeName(payType, lanTp)),
  );

/** What changing a name costs in whole US dollars (REFUND-5): one figure, or each that a schedule has. */
const nameFees = (schedules: readonly RefundScheduleRow[], lanTp: LanTp): string => {
  const fees = [...new Set(schedules.map(({ name_fee_usd }) => name_fee_usd))].toSorted((a, b) => a - b);
  return new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'disjunction' }).format(fees.map(String));
};

const filled = (paragraph: string, lanTp: LanTp, schedules: readonly RefundScheduleRow[]): string => {
  const said: typeof facts = {
    ...facts,
    methodsCnh: methodsIn('CNH', lanTp),
    methodsElse: methodsIn('USD', lanTp),
    union: payTypeName('U', lanTp),
    nameFee: nameFees(schedules, lanTp),
  };
  return paragraph.replace(/\{\{(\w+)\}\}/g, (placeholder, name: string) =>
    String(said[name] ?? placeholder),
  );
};

/** Placeholders that are filled from the schedules. */
const bySchedules = /\{\{(refundSchedules|nameFee)\}\}/;

/**
 * Paragraphs with what they promise taken from the rules and the refund schedules.
 * @param schedules null while they are not there: paragraphs that tell them are null then
 */
export const paragraphsByRules = (
  paragraphs: readonly string[],
  lanTp: LanTp,
  schedules: readonly RefundScheduleRow[] | null,
): (string | null)[] =>
  paragraphs.flatMap((paragraph) => {
    if (!schedules && bySchedules.test(paragraph)) return [null];
    return paragraph === '{{refundSchedules}}'
      ? refundSentences(lanTp, schedules ?? [])
      : [filled(paragraph, lanTp, schedules ?? [])];
  });

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
