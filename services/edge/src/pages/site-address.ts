import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import type { FastifyRequest } from 'fastify';

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/**
 * The origin under which others know the site: the configured one, else the one this request came to. Null where a
 * client sent something that is no host.
 */
export const originOf = (request: FastifyRequest, configured: string | undefined): string | null => {
  const [first = ''] = (configured ?? '').split(',');
  if (first.trim() !== '') return first.trim().replace(/\/$/, '');
  return hostName.test(request.host) ? `${request.protocol}://${request.host}` : null;
};

const loopback = ['127.0.0.1', '[::1]'];

/**
 * Where a page really is that was asked for by an address of this machine: browsers keep sessions and passkeys by name, and have
 * none of them at 127.0.0.1 where the site is at localhost (ACCOUNT-31). Null where it was asked for as it should be.
 */
export const namedAddress = (request: FastifyRequest, configured: string | undefined): string | null => {
  if (!loopback.includes(request.hostname)) return null;
  const origin = originOf(request, configured);
  if (origin === null || !URL.canParse(origin)) return null;
  const { hostname, port } = new URL(origin);
  if (hostname !== 'localhost') return null;
  return request.port === Number(port) ? `${origin}${request.originalUrl}` : null;
};

/** One page: what identifies it, without the language it is read in. */
export interface PageAddress {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

/** The absolute address of a page, in a language or as the reader's browser prefers. */
export const absolute = (origin: string, { path, query }: PageAddress, lanTp?: LanTp): string => {
  const search = String(new URLSearchParams({ ...query, ...(lanTp && { lan_tp: lanTp }) }));
  return `${origin}${path}${search && `?${search}`}`;
};

/** The same page in every language, and for readers of none of them. */
export const alternates = (origin: string, page: PageAddress): { hreflang: string; href: string }[] => [
  ...LAN_TPS.map((lanTp) => ({ hreflang: LANGUAGES[lanTp].tag, href: absolute(origin, page, lanTp) })),
  { hreflang: 'x-default', href: absolute(origin, page) },
];
