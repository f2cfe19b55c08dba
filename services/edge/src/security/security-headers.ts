import { filmOrigins, playerOrigins } from '@narae/contracts/video';
import { pages } from '@narae/contracts/pages';
import type { FastifyInstance } from 'fastify';

/**
 * Scripts and styles from this origin, frames of known players, films of known sites, forms to this origin
 * and payment providers.
 * @param styleHashes `sha256-…` of the page's style elements
 */
export const contentSecurityPolicy = (
  payOrigins: readonly string[],
  styleHashes: readonly string[] = [],
): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    `media-src 'self' ${filmOrigins.join(' ')}`,
    `frame-src ${playerOrigins.join(' ')}`,
    `form-action 'self' ${payOrigins.join(' ')}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');

/** Return pages of the provider's window: with an opener policy it could not close itself (PAY-9). */
const landings: ReadonlySet<string> = new Set([
  '/payment/icb/return',
  '/payment/unionpay/return',
  pages.orderIcbResult.path,
  pages.orderIcbResultFail.path,
  pages.orderUnionPayResult.path,
]);

/** A year, in seconds; without subdomains, whose https is unknown. */
const HTTPS_ONLY = 'max-age=31536000';

export const addSecurityHeaders = (
  app: FastifyInstance,
  { payOrigins, https }: { payOrigins: readonly string[]; https: boolean },
): void => {
  const headers = Object.entries({
    'content-security-policy': contentSecurityPolicy(payOrigins),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
    ...(https ? { 'strict-transport-security': HTTPS_ONLY } : {}),
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) reply.header(name, value);
    if (landings.has(request.url.split('?')[0] ?? ''))
      reply.header('cross-origin-opener-policy', 'unsafe-none');
    done();
  });
};
