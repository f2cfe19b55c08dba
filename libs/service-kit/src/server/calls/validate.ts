import { isErrorKey, type ErrorKey } from '@narae/contracts/error-keys';
import type { z } from 'zod';
import { DomainError } from '../../base/domain-error.ts';

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/**
 * Validates a call's input; the first thing that is wrong is what the caller hears, with its field.
 * @throws DomainError unknown_field, invalid_value, or the key the schema names in its message
 */
export function validate<Schema extends z.ZodType>(schema: Schema, fields: unknown): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success) return result.data;
  throw errorOf(result.error.issues[0], []);
}

function errorOf(issue: Issue | undefined, above: Path): DomainError {
  if (!issue) return new DomainError('invalid_value');
  const path = [...above, ...issue.path];
  if (isErrorKey(issue.message)) return errorAt(issue.message, path);
  if (issue.code === 'unrecognized_keys') return errorAt('unknown_field', [...path, issue.keys[0] ?? '']);
  if (issue.code === 'invalid_union') return errorOf(closest(issue.errors), path);
  return errorAt('invalid_value', path);
}

/** Of a union's branches the one that failed latest: most likely the one that was meant. */
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
