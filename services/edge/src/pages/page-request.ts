import { acceptedLanguages, findLanTp, resolveLanTp, type LanTp } from '@narae/contracts/languages';
import type { FastifyRequest } from 'fastify';

/** Where the shell keeps the language a visitor has chosen: over https, and over http or before it had the other name. */
const LANGUAGE_COOKIES = ['__Host-lan_tp', 'lan_tp'] as const;

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
