import { isDeepStrictEqual } from 'node:util';
import type { CallRow } from '@narae/contracts/call-row';
import { DomainError } from '../../base/domain-error.ts';
import { isRecord } from './is-record.ts';

type Order = Pick<CallRow, 'params' | 'list'>;

/** The fields an `info` brings; a list stands for the field that the call names for it. @throws DomainError invalid_value */
export function fieldsOf({ list }: Order, info: unknown): Record<string, unknown> {
  if (isRecord(info)) return info;
  if (Array.isArray(info) && list !== undefined) return { [list]: info };
  throw new DomainError('invalid_value', { field: 'info' });
}

/**
 * Old clients send values in an agreed order instead of names (CALL-1): `params` is the call table's list.
 * A name that comes twice must carry one value; `info` brings its own fields; null stands for nothing.
 * @throws DomainError invalid_value
 */
export function namePositional(row: Order, values: unknown): Record<string, unknown> {
  const order = row.params.split(' ').filter(Boolean);
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
    else for (const [field, inner] of Object.entries(fieldsOf(row, value))) put(field, inner);
  }
  return named;
}
