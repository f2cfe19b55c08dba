import type { FastifyRequest } from 'fastify';
import type { CallRow } from '@narae/contracts/call-row';
import { DomainError } from '../../base/domain-error.ts';
import { isRecord } from './is-record.ts';
import { fieldsOf, namePositional } from './positional.ts';

type Fields = Record<string, unknown>;

const isForm = (request: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

/**
 * The fields a call was given, not validated yet: path parameters joined with the query (GET, uploads), with
 * a provider's form, or with a body of `{"info": {…}}` or `{"params": […]}`.
 * @throws DomainError invalid_body, invalid_value, unknown_field
 */
export function readInput(row: CallRow, request: FastifyRequest): Fields {
  const path = request.params as Fields;
  if (row.method === 'GET' || request.isMultipart()) return join(path, request.query as Fields);
  if (!isForm(request)) return join(path, readBody(row, request.body));
  if (row.access !== 'provider')
    throw new DomainError('invalid_value', { status: 415, field: 'content-type' });
  return join(path, request.body as Fields);
}

function readBody(row: CallRow, body: unknown): Fields {
  if (body === undefined) return {};
  if (!isRecord(body)) throw new DomainError('invalid_body');
  const { info, params, ...others } = body;
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new DomainError('unknown_field', { field: unknown.slice(0, 100) });
  if (params === undefined) {
    return info === undefined ? {} : fieldsOf(row, info);
  }
  if (info !== undefined) throw new DomainError('invalid_body');
  return namePositional(row, params);
}

function join(path: Fields, fields: Fields): Fields {
  for (const name of Object.keys(path)) {
    if (Object.hasOwn(fields, name) && fields[name] !== path[name])
      throw new DomainError('invalid_value', { field: name });
  }
  return { ...fields, ...path };
}
