import type { IncomingMessage } from 'node:http';

/**
 * Path and query of a request. A client may also name the whole address, as to a proxy (RFC 9112, 3.2.2); the site has
 * one origin, so what it says before the path is of no interest. What is no address at all has no path of ours.
 */
export const originForm = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => {
  if (url.startsWith('/')) return url;
  const absolute = /^https?:\/\/[^/?#]*([^#]*)/i.exec(url)?.[1];
  if (absolute === undefined) return `/${encodeURIComponent(url)}`;
  return absolute.startsWith('/') ? absolute : `/${absolute}`;
};
