import { ReturnToken, type LanTp } from '@narae/contracts';
import { acceptedLanguages, resolveLanTp } from '@narae/contracts/languages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/**
 * Hands on forms as they were posted, one character a byte where `encoding` is latin1: a form parser would silently keep one
 * of two values of a name.
 * @param bodyLimit in bytes
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

/** The token a browser left for the provider with (PAY-15). */
export const tokenOf = ({ query }: FastifyRequest): string | null => {
  const parsed = ReturnToken.safeParse((query as Record<string, unknown>)['token']);
  return parsed.success ? parsed.data : null;
};

/** The language of the way back, where our own part of its address names one; else the browser's. */
export const languageOf = ({ query, headers }: FastifyRequest): LanTp => {
  const { lan_tp } = query as { lan_tp?: unknown };
  return resolveLanTp(
    typeof lan_tp === 'string' ? lan_tp : undefined,
    acceptedLanguages(headers['accept-language']),
  );
};

/** Leads a browser that came with a form to a page of ours. */
export const leadTo = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header('cache-control', 'no-store').redirect(address, 303);
