import type { RouteShorthandOptions } from 'fastify';
import { DomainError, networkOf, type Limiter } from '@narae/service-kit';
import { contentSecurityPolicy } from '../security-headers.ts';
import { languageOfPage } from './page-request.ts';
import { tooManyPagesStyle, writeTooManyPages } from './too-many-pages.ts';

/** What a route of pages is given: the limit, and what is answered beyond it. */
export type PageLimit = Pick<RouteShorthandOptions, 'onRequest' | 'errorHandler'>;

/**
 * Counts the pages that a network asks for before anything is done for one (ACCOUNT-16). Beyond the limit the answer is a page that
 * reads without scripts, in the visitor's language. Static files have routes of their own and are not counted.
 */
export const createPageLimit = ({
  limiter,
  payOrigins,
}: {
  readonly limiter: Limiter;
  /** Origins that may receive a payment form. */
  readonly payOrigins: readonly string[];
}): PageLimit => ({
  onRequest: ({ ip }) => limiter.count('pages', networkOf(ip)),
  errorHandler: (error, request, reply) => {
    const isLimit = error instanceof DomainError && error.key === 'rate_limited';
    // A script that asks for what is not there reads what other calls answer (CALL-3).
    if (!isLimit || !request.headers.accept?.includes('text/html')) throw error;
    // Two slashes would lead to another site.
    const here = request.url.replace(/^[/\\]+/, '/');
    const seconds = Number(error.params?.['seconds']);
    return reply
      .code(error.status)
      .header('retry-after', seconds)
      .header('cache-control', 'no-store')
      .header('content-security-policy', contentSecurityPolicy(payOrigins, [tooManyPagesStyle]))
      .type('text/html; charset=utf-8')
      .send(writeTooManyPages(languageOfPage(request), seconds, here));
  },
});
