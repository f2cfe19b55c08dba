import { DomainError } from '@narae/service-kit';

/** Checks that no day comes before the one named before it. @throws DomainError day_order naming the field */
export const checkDayOrder = <Days extends Readonly<Record<string, unknown>>>(
  days: Days,
  ...order: readonly (keyof Days & string)[]
): void => {
  for (const [index, name] of order.entries()) {
    const before = order[index - 1];
    if (before !== undefined && String(days[name]) < String(days[before]))
      throw new DomainError('day_order', { field: name });
  }
};
