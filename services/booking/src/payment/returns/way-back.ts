import { ReturnToken, type LanTp } from '@narae/contracts';
import { acceptedLanguages, resolveLanTp } from '@narae/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/**
 * One character a byte for latin1: a form parser would keep one of two values of a name. @param bodyLimit in
 * bytes
 */
export const takeFormsUnread = (
  scope: FastifyInstance,
  { encoding, bodyLimit }: { encoding: 'utf8' | 'latin1'; bodyLimit: number },
): void => {
  if (scope.hasContentTypeParser(formType)) scope.removeContentTypeParser(formType);
  scope.addContentTypeParser(formType, { parseAs: 'buffer', bodyLimit }, (_request, body, done) =>
    done(null, (body as Buffer).toString(encoding)),
  );
};

/** The token the browser left with (PAY-15). */
export const tokenOf = ({ query }: FastifyRequest): string | null => {
  const parsed = ReturnToken.safeParse((query as Record<string, unknown>)['token']);
  return parsed.success ? parsed.data : null;
};

/** The language in our part of the address, else the browser's. */
export const languageOf = ({ query, headers }: FastifyRequest): LanTp => {
  const { lan_tp } = query as { lan_tp?: unknown };
  return resolveLanTp(
    typeof lan_tp === 'string' ? lan_tp : undefined,
    acceptedLanguages(headers['accept-language']),
  );
};

export const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);
