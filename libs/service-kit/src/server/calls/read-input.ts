import type { FastifyRequest } from 'fastify';
import type { CallContract } from '@narae/contracts';
import type { CallRow } from '@narae/contracts/call-row';
import { isDeepStrictEqual } from 'node:util';
import { isErrorKey, type ErrorKey } from '@narae/contracts/error-keys';
import type { z } from 'zod';
import { isNoLanguage } from '@narae/contracts/languages';
import { languageOf } from '../../base/caller.ts';
import { DomainError } from '../../base/domain-error.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = Record<string, unknown>;

const isForm = (request: FastifyRequest): boolean =>
  /^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '');

type Named = CallRow & Pick<CallContract, 'alsoNamed'>;

/**
 * From path, query, form or body; the language may stand beside `info` or `params` (CALL-9).
 * @throws DomainError invalid_body, invalid_value, unknown_field
 */
export function readInput(row: Named, request: FastifyRequest): Fields {
  const path = request.params as Fields;
  if (row.method === 'GET' || request.isMultipart()) return join(path, request.query as Fields);
  if (!isForm(request)) return join(path, readBody(row, request.body));
  if (row.access !== 'provider')
    throw new DomainError('invalid_value', { status: 415, field: 'content-type' });
  return join(path, request.body as Fields);
}

function readBody(row: Named, body: unknown): Fields {
  if (body === undefined) return {};
  if (!isRecord(body)) throw new DomainError('invalid_body');
  const { info, params, lan_tp, ...others } = renamed(row, body);
  const [unknown] = Object.keys(others);
  if (unknown !== undefined) throw new DomainError('unknown_field', { field: unknown.slice(0, 100) });
  if (params !== undefined && info !== undefined) throw new DomainError('invalid_body');
  const beside = lan_tp === undefined ? {} : { lan_tp };
  if (params !== undefined) return { ...beside, ...renamed(row, namePositional(row, params)) };
  return { ...beside, ...(info === undefined ? {} : renamed(row, fieldsOf(row, info))) };
}

/** Fields by the names of the contract. @throws DomainError invalid_value where two names carry two values */
function renamed({ alsoNamed = {} }: Named, fields: Fields): Fields {
  const others = Object.entries(alsoNamed).filter(([other]) => Object.hasOwn(fields, other));
  if (others.length === 0) return fields;
  const named: Fields = { ...fields };
  for (const [other, name] of others) {
    const value = named[other];
    delete named[other];
    if (Object.hasOwn(named, name) && !isDeepStrictEqual(named[name], value))
      throw new DomainError('invalid_value', { field: other });
    named[name] = value;
  }
  return named;
}

function join(path: Fields, fields: Fields): Fields {
  for (const name of Object.keys(path)) {
    if (!isAbsent(fields[name]) && fields[name] !== path[name])
      throw new DomainError('invalid_value', { field: name });
  }
  return { ...fields, ...path };
}

/** Old clients say lanTp as well. */
const isLanguageName = (name: string): boolean => /^lan_?tp$/i.test(name);

/** Whether a call takes a language, and whether it must be told one; a provider's fields may have any name. */
export const languageOfInput = (input: z.ZodType): 'none' | 'optional' | 'required' => {
  const { shape } = input as { readonly shape?: Readonly<Record<string, z.ZodType>> };
  if (!shape) return 'optional';
  if (!Object.keys(shape).some(isLanguageName)) return 'none';
  return shape['lan_tp']?.safeParse(undefined).success === false ? 'required' : 'optional';
};

/**
 * An empty language counts as not sent, as does any for a call that takes none: its errors are told in it all the
 * same. A call that must be told one is told the caller's (CALL-9).
 */
export function withLanguage(
  wanted: ReturnType<typeof languageOfInput>,
  request: FastifyRequest,
  fields: Fields,
): Fields {
  const sent = Object.fromEntries(
    Object.entries(fields).filter(
      ([name, value]) => !isLanguageName(name) || (wanted !== 'none' && !isNoLanguage(value)),
    ),
  );
  return wanted === 'required' ? { lan_tp: languageOf(request), ...sent } : sent;
}

type Order = Pick<CallRow, 'params' | 'list'>;

/** A list in `info` is the field that the call names for it. @throws DomainError invalid_value */
function fieldsOf({ list }: Order, info: unknown): Record<string, unknown> {
  if (isRecord(info)) return info;
  if (Array.isArray(info) && list !== undefined) return { [list]: info };
  throw new DomainError('invalid_value', { field: 'info' });
}

/**
 * `params` stand in the call table's order (CALL-1); a repeated name must carry one value, null stands for
 * nothing.
 * @throws DomainError invalid_value
 */
function namePositional(row: Order, values: unknown): Record<string, unknown> {
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

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Tells the first mistake; a field that was left out is what the schema says of it when it is empty (PEOPLE-6). Null is
 * an empty text or list where the schema does not take it (CALL-1).
 * @throws DomainError unknown_field, invalid_value, or the schema's own key
 */
export function validate<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  let given = fields;
  let result = schema.safeParse(given);
  for (const empty of empties) {
    if (result.success) break;
    const nulls = nullsAmong(fields, result.error.issues);
    if (nulls.length === 0) break;
    given = nulls.reduce((before, path) => withValueAt(before, path, empty), given);
    result = schema.safeParse(given);
  }
  if (result.success) return result.data;
  const first = mistakeOf(result.error.issues[0], []);
  const leftOut = first.key === 'invalid_value' && isAbsent(valueAt(fields, first.path));
  throw errorAt((leftOut && keyOfEmpty(schema, given, first.path)) || first.key, first.path);
}

/** What a field says that was asked for and not filled in. */
const empties = ['', []];

/** Mistakes that are looked at for nulls: each one found costs a copy of the lists above it. */
const MOST_LOOKED_AT = 200;

const nullsAmong = (fields: unknown, issues: readonly Issue[]): Path[] =>
  issues
    .slice(0, MOST_LOOKED_AT)
    .map(({ path }) => path)
    .filter((path) => typeof path.at(-1) === 'string' && valueAt(fields, path) === null);

interface Mistake {
  readonly key: ErrorKey;
  readonly path: Path;
}

function mistakeOf(issue: Issue | undefined, above: Path): Mistake {
  if (!issue) return { key: 'invalid_value', path: [] };
  const path = [...above, ...issue.path];
  if (isErrorKey(issue.message)) return { key: issue.message, path };
  if (issue.code === 'unrecognized_keys')
    return { key: 'unknown_field', path: [...path, issue.keys[0] ?? ''] };
  if (issue.code === 'invalid_union') return mistakeOf(closest(issue.errors), path);
  return { key: 'invalid_value', path };
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

const valueAt = (fields: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, name) => (Object(value) as Record<PropertyKey, unknown>)[name], fields);

const withValueAt = (fields: unknown, [name, ...below]: Path, value: unknown): unknown => {
  if (name === undefined) return value;
  const copy = (Array.isArray(fields) ? [...fields] : { ...Object(fields) }) as Record<PropertyKey, unknown>;
  copy[name] = withValueAt(copy[name], below, value);
  return copy;
};

/** The key with which a schema asks for a field that is empty, a text or a list; none where it has no key for that. */
function keyOfEmpty(schema: z.ZodType, fields: unknown, path: Path): ErrorKey | undefined {
  return empties
    .flatMap((empty) => schema.safeParse(withValueAt(fields, path, empty)).error?.issues ?? [])
    .map((issue) => mistakeOf(issue, []))
    .find(({ key, path: at }) => key !== 'invalid_value' && isDeepStrictEqual(at, path))?.key;
}

/** The branch that failed latest is most likely the one that was meant. */
function closest(branches: readonly Issue[][]): Issue | undefined {
  const byDepth = branches
    .flatMap(([first]) => (first ? [first] : []))
    .sort((a, b) => b.path.length - a.path.length);
  return byDepth[0];
}

function errorAt(key: ErrorKey, path: Path): DomainError {
  const field = path.map(String).join('.').slice(0, 100);
  return new DomainError(key, field === '' ? {} : { field });
}
