import type { FastifyReply, FastifyRequest, FastifyInstance } from 'fastify';
import type { LanTp } from '@narae/contracts';
import { acceptedLanguages, findLanTp, resolveLanTp } from '@narae/contracts/languages';
import type { Markup } from '@narae/service-kit';
import { ProtocolError, ResCode } from '../domain/protocol.ts';
import type { SandboxContext } from '../data/context.ts';

/** Allows only listed scripts and no foreign requests; forms lead to the sandbox and, by redirect, to the merchant. */
const policy = (formTargets: readonly string[], scriptHash?: string): string =>
  [
    "default-src 'none'",
    ...(scriptHash === undefined ? [] : [`script-src '${scriptHash}'`]),
    "style-src 'self'",
    "img-src 'self' data:",
    "frame-src 'self'",
    `form-action 'self' ${formTargets.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ');

/** Sends a page. `returnurl` is a redirect target of its form, which browsers check as well. */
export const sendPage = (
  reply: FastifyReply,
  page: Markup,
  { status = 200, returnurl, scriptHash }: { status?: number; returnurl?: string; scriptHash?: string } = {},
): FastifyReply =>
  reply
    .code(status)
    .header('content-security-policy', policy(returnurl ? [new URL(returnurl).origin] : [], scriptHash))
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-content-type-options', 'nosniff')
    .type('text/html; charset=utf-8')
    .send(page.text);

/** The language of the request, the merchant's remark or the browser (SHELL-1). */
export const languageOf = (request: FastifyRequest, remark = ''): LanTp => {
  const { lan } = request.query as { lan?: unknown };
  return resolveLanTp(
    typeof lan === 'string' ? lan : undefined,
    findLanTp(remark),
    acceptedLanguages(request.headers['accept-language']),
  );
};

const formType = 'application/x-www-form-urlencoded';

const readForm = (body: string): Map<string, string> => {
  const fields = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(body)) {
    if (fields.has(name)) throw new ProtocolError(ResCode.BadParameter, `INVALID PARAMETER ${name}`);
    fields.set(name, value);
  }
  return fields;
};

/** Reads form bodies as text, so that repeated names are noticed. */
export const takeForms = (app: FastifyInstance): void => {
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: 64 * 1024 }, (_request, body, done) =>
    done(null, body),
  );
};

/** @throws ProtocolError 9300 for a repeated name */
export const formOf = ({ body }: FastifyRequest): Map<string, string> =>
  readForm(typeof body === 'string' ? body : '');

export const problemOf = (error: unknown, context: SandboxContext): ProtocolError => {
  if (error instanceof ProtocolError) return error;
  context.log.error({ err: error }, 'a request failed in the sandbox');
  return new ProtocolError(ResCode.SystemError);
};

/** Sends an answer; null breaks the connection, so that the merchant cannot know the result. */
export const sendOrBreak = (reply: FastifyReply, answer: unknown): FastifyReply => {
  if (answer !== null) return reply.send(answer);
  reply.hijack();
  reply.raw.destroy();
  return reply;
};
