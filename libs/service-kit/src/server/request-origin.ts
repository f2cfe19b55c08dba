import type { IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import type { SessionCookieNames } from '../auth/session-cookies.ts';
import { DomainError } from '../base/domain-error.ts';

/** Path and query, also of a whole address (RFC 9112, 3.2.2): the site has one origin. */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1];
  if (absolute === undefined) return `/${encodeURIComponent(url)}`;
  return absolute.startsWith('/') ? absolute : `/${absolute}`;
};

/** No page has this path: a percent sign, escaped as it should be. */
const UNREADABLE = '/%25';
const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

function isUnreadable(url: string): boolean {
  try {
    decodeURI(pathOf(url));
    return false;
  } catch {
    return true;
  }
}

/**
 * What is routed. The router rejects a path with a broken escape before any hook; a browser's goes to a path that can
 * be read instead, so that it gets a page (SHELL-4).
 */
export function routedAddress(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = originForm(request);
  const isForPage = request.headers.accept?.includes('text/html') && !url.startsWith('/api/');
  return isForPage && isUnreadable(url) ? `${UNREADABLE}${url.slice(pathOf(url).length)}` : url;
}

export const hasUnreadablePath = ({
  url,
  originalUrl,
}: Pick<FastifyRequest, 'url' | 'originalUrl'>): boolean =>
  pathOf(url) === UNREADABLE && isUnreadable(originForm({ url: originalUrl }));

/**
 * Node answers a request line without a version, and takes the first of several hosts, while a proxy in front may take
 * the last (RFC 9112, 3 and 3.2). @throws DomainError invalid_value
 */
export function checkHead({
  httpVersionMajor,
  rawHeaders,
}: Pick<IncomingMessage, 'httpVersionMajor' | 'rawHeaders'>): void {
  if (httpVersionMajor < 1) throw new DomainError('invalid_value', { field: 'version' });
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1) throw new DomainError('invalid_value', { field: 'host' });
}

const OWN_SITE = new Set(['same-origin', 'none']);

/** Scheme and host, as a browser writes them; `http:` of the same host is another site than `https:`. */
const isOwn = (origin: string, { protocol, host }: FastifyRequest): boolean =>
  URL.canParse(origin) && URL.canParse(`${protocol}://${host}`)
    ? new URL(origin).origin === new URL(`${protocol}://${host}`).origin
    : false;

/** A change must come from our own pages, and a session must show it. @throws DomainError origin_refused */
export function checkOrigin(
  request: FastifyRequest,
  publicOrigins: readonly string[],
  { access, refresh }: SessionCookieNames,
): void {
  const { origin } = request.headers;
  if (typeof origin === 'string') {
    if (publicOrigins.includes(origin) || isOwn(origin, request)) return;
    throw new DomainError('origin_refused');
  }
  const site = request.headers['sec-fetch-site'];
  if (typeof site === 'string') {
    if (OWN_SITE.has(site)) return;
    throw new DomainError('origin_refused');
  }
  const hasSession = request.cookies[access] !== undefined || request.cookies[refresh] !== undefined;
  if (hasSession) throw new DomainError('origin_refused');
}
