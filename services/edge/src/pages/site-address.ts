import { LAN_TPS, LANGUAGES, type LanTp } from '@narae/contracts/languages';
import type { FastifyRequest } from 'fastify';

const hostName = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

/** The configured origin, else the request's; null for an invalid host. */
export const originOf = (request: FastifyRequest, configured: string | undefined): string | null => {
  const [first = ''] = (configured ?? '').split(',');
  if (first.trim() !== '') return first.trim().replace(/\/$/, '');
  return hostName.test(request.host) ? `${request.protocol}://${request.host}` : null;
};

const loopback = ['127.0.0.1', '[::1]'];

/**
 * Where to redirect a request to 127.0.0.1: sessions and passkeys belong to the name localhost (ACCOUNT-31).
 * Null if the host is right.
 */
export const namedAddress = (request: FastifyRequest, configured: string | undefined): string | null => {
  if (!loopback.includes(request.hostname)) return null;
  const origin = originOf(request, configured);
  if (origin === null || !URL.canParse(origin)) return null;
  const { hostname, port } = new URL(origin);
  if (hostname !== 'localhost') return null;
  return request.port === Number(port) ? `${origin}${request.originalUrl}` : null;
};

export interface PageAddress {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

export const absolute = (origin: string, { path, query }: PageAddress, lanTp?: LanTp): string => {
  const search = String(new URLSearchParams({ ...query, ...(lanTp && { lan_tp: lanTp }) }));
  return `${origin}${path}${search && `?${search}`}`;
};

/** The page in every language, and for readers of none. */
export const alternates = (origin: string, page: PageAddress): { hreflang: string; href: string }[] => [
  ...LAN_TPS.map((lanTp) => ({ hreflang: LANGUAGES[lanTp].tag, href: absolute(origin, page, lanTp) })),
  { hreflang: 'x-default', href: absolute(origin, page) },
];
