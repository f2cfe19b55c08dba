import { acceptedLanguages, findLanTp, resolveLanTp, type LanTp } from '@narae/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Where the shell keeps the language a visitor has chosen: over https, and over http or before it had the other name. */
const LANGUAGE_COOKIES = ['__Host-lan_tp', 'lan_tp'] as const;
const YEAR_S = 31_536_000;

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
    reply.setCookie(cookie, named, { path: '/', maxAge: YEAR_S, sameSite: 'lax', secure: https });
};
