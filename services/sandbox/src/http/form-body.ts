import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ProtocolError, ResCode } from '../domain/codes.ts';

const formType = 'application/x-www-form-urlencoded';

const readForm = (body: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${name}`);
    fields.set(name, value);
  }
  return fields;
};

/** Form bodies as text, so that a name that comes twice is noticed instead of overwritten. */
export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
};

/** The fields of a form. @throws ProtocolError 9300 for a name that comes twice */
export const formOf = ({ body }: FastifyRequest): Map<string, string> =>
  readForm(typeof body === 'string' ? body : '');
