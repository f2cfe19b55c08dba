import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LanTp } from '@narae/contracts';
import { acceptedLanguages, findLanTp, resolveLanTp } from '@narae/contracts/languages';
import type { Markup } from '@narae/service-kit';

/** Nothing runs but what is named, and nothing is fetched from elsewhere; forms go to ourselves and, by redirect, back to the merchant. */
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

/** Answers a page. `returnurl` is where a form on it may lead by redirect; browsers check that, too. */
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

/** The reader's language: asked for, remarked by the merchant, or the browser's (SHELL-1). */
export const languageOf = (request: FastifyRequest, remark = ''): LanTp => {
  const { lan } = request.query as { lan?: unknown };
  return resolveLanTp(
    typeof lan === 'string' ? lan : undefined,
    findLanTp(remark),
    acceptedLanguages(request.headers['accept-language']),
  );
};
