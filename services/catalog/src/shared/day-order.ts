import { DomainError } from '@narae/service-kit';

/** Days that must not run backwards. @throws DomainError day_order at the later one */
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
