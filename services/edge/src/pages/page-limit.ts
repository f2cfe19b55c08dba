import type { RouteShorthandOptions } from 'fastify';
import { DomainError, networkOf, type Limiter, html, type Markup } from '@narae/service-kit';
import { createHash } from 'node:crypto';
import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { formatWait } from '@narae/i18n/format';
import { contentSecurityPolicy } from '../security/security-headers.ts';
import { languageOfPage } from './page-request.ts';
import { pageTexts } from './texts.ts';

export type PageLimit = Pick<RouteShorthandOptions, 'onRequest' | 'errorHandler'>;

/**
 * Counts pages per network before any work (ACCOUNT-16); beyond the limit it answers a page without scripts.
 * Static files are not counted.
 */
export const createPageLimit = ({
  limiter,
  payOrigins,
}: {
  readonly limiter: Limiter;
  readonly payOrigins: readonly string[];
}): PageLimit => ({
  onRequest: ({ ip }) => limiter.count('pages', networkOf(ip)),
  errorHandler: (error, request, reply) => {
    const isLimit = error instanceof DomainError && error.key === 'rate_limited';
    // Scripts read the error of other calls (CALL-3).
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

/** Inline: this reader may fetch no more files. */
const style = `
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #1f2a37; background: #fff }
  h1 { font-size: 1.5rem; line-height: 1.3 }
  :lang(ko) { word-break: keep-all }
  a { display: inline-block; min-height: 44px; line-height: 44px; color: #1d4f91 }
  @media (prefers-color-scheme: dark) { body { color: #e5e7eb; background: #111827 } a { color: #93c5fd } }`;

const styleElement: Markup = { text: `<style>${style}</style>` };

/** The style's hash for a content security policy. */
const tooManyPagesStyle = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/**
 * The page beyond the limit (ACCOUNT-16), with a link back.
 * @param seconds until the next try
 * @param address path and search to return to
 */
const writeTooManyPages = (lanTp: LanTp, seconds: number, address: string): string => {
  const { title, text, retry } = pageTexts[lanTp].tooManyPages;
  const [before = '', after = ''] = text.split('{wait}');
  return html`<!doctype html>
    <html lang="${LANGUAGES[lanTp].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        ${styleElement}
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          <p>${before}${formatWait(seconds, lanTp)}${after}</p>
          <p><a href="${address}">${retry}</a></p>
        </main>
      </body>
    </html>`.text;
};
