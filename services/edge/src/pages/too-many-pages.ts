import { createHash } from 'node:crypto';
import { LANGUAGES, type LanTp } from '@narae/contracts/languages';
import { formatWait } from '@narae/i18n/format';
import { html, type Markup } from '@narae/service-kit';
import { tooManyPages } from './page-texts.ts';

/** No file of the site is asked for: whoever reads this has just asked for too many. */
const style = `
  body { max-width: 34rem; margin: 20vh auto 0; padding: 0 1.25rem; font: 1.0625rem/1.6 system-ui, sans-serif; color: #1f2a37; background: #fff }
  h1 { font-size: 1.5rem; line-height: 1.3 }
  :lang(ko) { word-break: keep-all }
  a { display: inline-block; min-height: 44px; line-height: 44px; color: #1d4f91 }
  @media (prefers-color-scheme: dark) { body { color: #e5e7eb; background: #111827 } a { color: #93c5fd } }`;

const styleElement: Markup = { text: `<style>${style}</style>` };

/** Names the page's one style element in a content security policy. */
export const tooManyPagesStyle = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/**
 * The page of a network that has asked for too many (ACCOUNT-16): read without scripts, and with a way back to the page that was asked for.
 * @param seconds until it may ask again
 * @param address the path and search of that page
 */
export const writeTooManyPages = (lanTp: LanTp, seconds: number, address: string): string => {
  const { title, text, retry } = tooManyPages[lanTp];
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
