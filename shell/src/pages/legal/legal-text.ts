import type { LanTp } from '@narae/i18n';
import type { RefundScheduleRow } from '@narae/contracts';
import { paragraphsByRules } from '@narae/rules/ruled-text';

export interface LegalText {
  readonly title: string;
  readonly effective?: string;
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[];
}

/** Figures are filled in; a paragraph whose figures are not there is null. */
export interface RuledText extends Omit<LegalText, 'sections'> {
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly (string | null)[] }[];
}

export type LegalTexts<Text extends LegalText = LegalText> = (
  lanTp: LanTp,
) => Promise<{ readonly default: Text }>;

const cache = new WeakMap<LegalTexts, Map<LanTp, Promise<LegalText>>>();

/** `use()` needs the same promise at every render. */
export function legalText<Text extends LegalText>(texts: LegalTexts<Text>, lanTp: LanTp): Promise<Text> {
  const byLanguage = (cache.get(texts) ?? new Map<LanTp, unknown>()) as Map<LanTp, Promise<Text>>;
  cache.set(texts, byLanguage);
  const cached = byLanguage.get(lanTp);
  if (cached) return cached;
  const started = texts(lanTp).then((module) => module.default);
  byLanguage.set(lanTp, started);
  return started;
}

/** By the rules, so that text and shop cannot differ. @param schedules null while they are not there */
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
