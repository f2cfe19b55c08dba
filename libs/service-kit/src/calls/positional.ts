import { isDeepStrictEqual } from 'node:util';
import { DomainError } from '../server/domain-error.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Old clients send values in an agreed order instead of names (CALL-1): `names` is the call table's list.
 * A name that comes twice must carry one value; `info` brings its own fields; null stands for nothing.
 * @throws DomainError invalid_value
 */
export function namePositional(names: string, values: unknown): Record<string, unknown> {
  const order = names.split(' ').filter(Boolean);
  if (!Array.isArray(values) || values.length > order.length)
    throw new DomainError('invalid_value', { field: 'params' });
  const named: Record<string, unknown> = {};
  const put = (name: string, value: unknown): void => {
    if (Object.hasOwn(named, name) && !isDeepStrictEqual(named[name], value))
      throw new DomainError('invalid_value', { field: name });
    named[name] = value;
  };
  for (const [position, value] of values.entries()) {
    const name = order[position];
    if (name === undefined || value === null) continue;
    if (name !== 'info') put(name, value);
    else if (isRecord(value)) for (const [field, inner] of Object.entries(value)) put(field, inner);
    else throw new DomainError('invalid_value', { field: 'info' });
  }
  return named;
}
