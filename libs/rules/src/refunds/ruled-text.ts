import type { Currency, LanTp, RefundScheduleRow } from '@narae/contracts';
import { desk } from '@narae/contracts/desk';
import { LANGUAGES } from '@narae/contracts/languages';
import { holdMinutes, payTypeName, payTypesFor } from '../money/money.ts';
import { refundSentences } from './refund-sentences.ts';

interface Rules {
  readonly lanTp: LanTp;
  readonly schedules: readonly RefundScheduleRow[];
}

/** The methods an order in a currency can be paid by, in a sentence (PAY-1). */
const methodsIn = (currency: Currency, lanTp: LanTp): string =>
  new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'conjunction' }).format(
    payTypesFor(currency).map((payType) => payTypeName(payType, lanTp)),
  );

/** What changing a name costs in whole US dollars (REFUND-5): one figure, or each that a schedule has. */
const nameFees = ({ lanTp, schedules }: Rules): string => {
  const fees = [...new Set(schedules.map(({ name_fee_usd }) => name_fee_usd))].toSorted((a, b) => a - b);
  return new Intl.ListFormat(LANGUAGES[lanTp].tag, { type: 'disjunction' }).format(fees.map(String));
};

/** The `{{name}}`s of texts: figures of the rules, payment methods, contacts of the desk (SHELL-17). */
const figures = {
  holdFirst: () => String(holdMinutes.first),
  holdMost: () => String(holdMinutes.most),
  methodsCnh: ({ lanTp }: Rules) => methodsIn('CNH', lanTp),
  methodsElse: ({ lanTp }: Rules) => methodsIn('USD', lanTp),
  union: ({ lanTp }: Rules) => payTypeName('U', lanTp),
  nameFee: nameFees,
  tel: () => desk.tel,
  email: () => desk.email,
} as const satisfies Record<string, (rules: Rules) => string>;

/** A paragraph that stands for every refund schedule, each a paragraph. */
export const SCHEDULES_PARAGRAPH = '{{refundSchedules}}';

/** What a text may name, in the order in which it is offered to those who write. */
export const figureNames = Object.keys(figures) as readonly (keyof typeof figures)[];

const isFigure = (name: string): name is keyof typeof figures => Object.hasOwn(figures, name);

const placeholder = /\{\{([^{}]*)\}\}/g;

/** The first placeholder of a text, a paragraph a line, that nothing stands for; null where there is none. */
export const unknownFigure = (text: string): string | null => {
  for (const paragraph of text.split('\n')) {
    if (paragraph.trim() === SCHEDULES_PARAGRAPH) continue;
    for (const [whole, name = ''] of paragraph.matchAll(placeholder)) if (!isFigure(name)) return whole;
  }
  return null;
};

const filled = (paragraph: string, rules: Rules): string =>
  paragraph.replace(placeholder, (whole, name: string) => (isFigure(name) ? figures[name](rules) : whole));

/** Placeholders that are filled from the schedules. */
const bySchedules = /\{\{(refundSchedules|nameFee)\}\}/;

/** Fills in the rules' figures (SHELL-17). @param schedules while null, paragraphs that tell them are null */
export const paragraphsByRules = (
  paragraphs: readonly string[],
  lanTp: LanTp,
  schedules: readonly RefundScheduleRow[] | null,
): (string | null)[] =>
  paragraphs.flatMap((paragraph) => {
    if (!schedules && bySchedules.test(paragraph)) return [null];
    const rules = { lanTp, schedules: schedules ?? [] };
    return paragraph === SCHEDULES_PARAGRAPH
      ? refundSentences(lanTp, rules.schedules)
      : [filled(paragraph, rules)];
  });
