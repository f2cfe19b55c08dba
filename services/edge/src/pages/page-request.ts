import {
  acceptedLanguages,
  findLanTp,
  LANGUAGE_COOKIES,
  LANGUAGE_KEPT_S,
  resolveLanTp,
  type LanTp,
} from '@narae/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The path of a request, without what is asked for there. */
export const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '';
/** What is asked for at the path, with its question mark. */
export const searchOf = (request: FastifyRequest): string => request.url.slice(pathOf(request).length);

/** The language of a page: the address's, otherwise the one the visitor has chosen, otherwise the browser's. */
export const languageOfPage = (request: FastifyRequest): LanTp =>
  resolveLanTp(
    new URLSearchParams(searchOf(request)).get('lan_tp'),
    ...LANGUAGE_COOKIES.map((name) => findLanTp(request.cookies[name])),
    acceptedLanguages(request.headers['accept-language']),
  );

/**
 * Keeps the language that the address names where the shell keeps it (SHELL-2), so that whoever follows a link before the shell's
 * scripts have run stays in it. @param https whether shoppers see the site over https
 */
export const keepLanguage = (request: FastifyRequest, reply: FastifyReply, https: boolean): void => {
  const named = findLanTp(new URLSearchParams(searchOf(request)).get('lan_tp'));
  const cookie = LANGUAGE_COOKIES[https ? 0 : 1];
  if (named && named !== request.cookies[cookie])
    reply.setCookie(cookie, named, { path: '/', maxAge: LANGUAGE_KEPT_S, sameSite: 'lax', secure: https });
};
