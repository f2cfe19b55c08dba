import {
  acceptedLanguages,
  findLanTp,
  LANGUAGE_COOKIES,
  LANGUAGE_KEPT_S,
  resolveLanTp,
  type LanTp,
} from '@narae/contracts/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const pathIn = (url: string): string => url.split('?', 1)[0] ?? '';
export const pathOf = (request: FastifyRequest): string => pathIn(request.url);
export const searchOf = (request: FastifyRequest): string => request.url.slice(pathOf(request).length);

const OWN = new Set<unknown>(['none', 'same-origin']);

/**
 * Whether the visitor asked for the page, as browsers say: no other site led here, and nobody fetches it ahead
 * (ACCOUNT-6).
 */
export const isOwnNavigation = ({ headers }: FastifyRequest): boolean =>
  OWN.has(headers['sec-fetch-site']) && headers['sec-purpose'] === undefined;

/** The address's language, else the visitor's choice, else the browser's. */
export const languageOfPage = (request: FastifyRequest): LanTp =>
  resolveLanTp(
    new URLSearchParams(searchOf(request)).get('lan_tp'),
    ...LANGUAGE_COOKIES.map((name) => findLanTp(request.cookies[name])),
    acceptedLanguages(request.headers['accept-language']),
  );

/**
 * Stores the address's language as the shell does (SHELL-2), for visitors who move on before its scripts run.
 * @param https whether shoppers see the site over https
 */
export const keepLanguage = (request: FastifyRequest, reply: FastifyReply, https: boolean): void => {
  const named = findLanTp(new URLSearchParams(searchOf(request)).get('lan_tp'));
  const cookie = LANGUAGE_COOKIES[https ? 0 : 1];
  if (named && named !== request.cookies[cookie])
    reply.setCookie(cookie, named, { path: '/', maxAge: LANGUAGE_KEPT_S, sameSite: 'lax', secure: https });
};
