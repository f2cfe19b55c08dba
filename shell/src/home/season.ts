import { seoulDay } from '@narae/rules';

export type Season = 'spring' | 'summer' | 'autumn' | 'winter';

const byMonth: readonly Season[] = [
  'winter',
  'winter',
  'spring',
  'spring',
  'spring',
  'summer',
  'summer',
  'summer',
  'autumn',
  'autumn',
  'autumn',
  'winter',
];

export function seasonOf(moment: Date): Season {
  const month = Number(seoulDay(moment).slice(5, 7));
  return byMonth[month - 1] ?? 'spring';
}
