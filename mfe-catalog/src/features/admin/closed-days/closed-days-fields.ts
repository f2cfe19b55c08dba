import type { NewClosedDays } from '@narae/contracts';
import { MOST_CLOSED_TEXT } from '@narae/contracts/departure-limits';
import { perLanguage } from '@narae/contracts/localized';
import { isBlank } from '@narae/contracts/prepared-text';
import { isCalendarDay } from '@narae/rules';
import { languages } from '../../../shared/admin/use-admin-text.ts';

/** What is typed, under the names by which the server rejects it. */
export type ClosedValues = Readonly<Record<string, string>>;

export const textField = (lanTp: string): string => `texts.${lanTp}`;

export const firstClosed: ClosedValues = {
  first_day: '',
  last_day: '',
  ...Object.fromEntries(languages.map((lanTp) => [textField(lanTp), ''])),
};

/** The closed days that are typed. */
export const closedOf = (values: ClosedValues): NewClosedDays => ({
  first_day: values['first_day'] ?? '',
  last_day: values['last_day'] ?? '',
  texts: perLanguage((lanTp) => values[textField(lanTp)] ?? ''),
});

/** The first thing that is not typed as it has to be; everything else is the server's to judge. */
export const closedTypedProblem = (values: ClosedValues) => {
  const { first_day, last_day, texts } = closedOf(values);
  if (!isCalendarDay(first_day)) return { error: 'day_invalid', field: 'first_day' } as const;
  if (!isCalendarDay(last_day)) return { error: 'day_invalid', field: 'last_day' } as const;
  if (last_day < first_day) return { error: 'day_order', field: 'last_day' } as const;
  for (const lanTp of languages) {
    const field = textField(lanTp);
    if (isBlank(texts[lanTp])) return { error: 'closed_text_input', field } as const;
    if (texts[lanTp].trim().length > MOST_CLOSED_TEXT) return { error: 'text_too_long', field } as const;
  }
  return null;
};
