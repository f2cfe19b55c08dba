import type { z } from 'zod';
import { isErrorKey, type ErrorKey } from './error-keys.ts';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const ownMessage = (def: Readonly<Record<string, unknown>>): unknown => {
  const { error } = def;
  if (typeof error !== 'function') return undefined;
  const message: unknown = (error as (issue: object) => unknown)({ code: 'custom', path: [] });
  return isObject(message) ? message['message'] : message;
};

/** The keys a schema names in its messages, those of its fields and checks among them. */
export function schemaErrors(schema: z.ZodType): ReadonlySet<ErrorKey> {
  const found = new Set<ErrorKey>();
  const seen = new Set<unknown>();
  const walk = (value: unknown): void => {
    if (!isObject(value) || seen.has(value)) return;
    seen.add(value);
    if (Array.isArray(value)) return value.forEach(walk);
    const def = isObject(value['_zod']) ? value['_zod']['def'] : value;
    if (!isObject(def)) return;
    const message = ownMessage(def);
    if (typeof message === 'string' && isErrorKey(message)) found.add(message);
    Object.values(def).forEach(walk);
  };
  walk(schema);
  return found;
}
