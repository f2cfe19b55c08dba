import type { FastifyInstance } from 'fastify';
import { DomainError } from '../base/domain-error.ts';

/** Lists and objects inside one another; no call needs more, and what walks through a value walks by recursion. */
const MAX_DEPTH = 16;

const OPENING = new Set(['{', '[']);
const CLOSING = new Set(['}', ']']);

/** Whether a JSON text nests deeper than allowed; reads it once, without building anything. */
function nestsTooDeep(json: string): boolean {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charAt(at);
    if (inText) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inText = false;
    } else if (sign === '"') inText = true;
    else if (OPENING.has(sign)) {
      depth += 1;
      if (depth > MAX_DEPTH) return true;
    } else if (CLOSING.has(sign)) depth -= 1;
  }
  return false;
}

/**
 * JSON bodies as Fastify reads them (prototype poisoning rejected), but an empty body is no input rather than an
 * error, and deep nesting is rejected before it is parsed.
 */
export function parseJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    if (nestsTooDeep(body as string)) return done(new DomainError('invalid_body'), undefined);
    return parse(request, body as string, done);
  });
}
