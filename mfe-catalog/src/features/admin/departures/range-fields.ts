import type { DepartureRange } from '@narae/contracts';
import { isCalendarDay, rangeProblem } from '@narae/rules';
import { listIn, numbersIn, type DepartureValues } from './departure-fields.ts';

/** In lists that are typed an empty text is none: this stands for a whole day among start times. */
export const WHOLE_DAY = 'whole';

/** Actions that need no amount. */
const plain: readonly DepartureRange['action'][] = ['close', 'reopen'];

export const actionOf = (values: DepartureValues): DepartureRange['action'] =>
  values['action'] as DepartureRange['action'];

export const needsAmount = (values: DepartureValues): boolean => !plain.includes(actionOf(values));

export const firstRange: DepartureValues = {
  first_day: '',
  last_day: '',
  weekdays: '',
  times: '',
  sizes: '',
  action: 'price',
  amount: '',
};

/** The range that is typed. */
export const rangeOf = (values: DepartureValues): DepartureRange => ({
  first_day: values['first_day'] ?? '',
  last_day: values['last_day'] ?? '',
  weekdays: numbersIn(values['weekdays']).toSorted(),
  times: listIn(values['times'])
    .map((time) => (time === WHOLE_DAY ? '' : time))
    .toSorted(),
  sizes: numbersIn(values['sizes']).toSorted((a, b) => a - b),
  action: actionOf(values),
  amount: needsAmount(values) ? Number(values['amount']) : 0,
});

/** The server names one of a list; the form has one field for all. */
export const rangeServerFields: Readonly<Record<string, string>> = { 'times.0': 'times' };

/** The first thing that is not typed as it has to be. */
export const rangeTypedProblem = (values: DepartureValues) => {
  for (const field of ['first_day', 'last_day'] as const)
    if (!isCalendarDay(values[field] ?? '')) return { error: 'day_invalid', field } as const;
  const range = rangeOf(values);
  const isWhole = !needsAmount(values) || /^-?\d{1,9}$/.test(values['amount'] ?? '');
  // What is no whole number is told as an amount that may not be.
  return rangeProblem(isWhole ? range : { ...range, amount: Number.NaN }) ?? null;
};
