import type { LanTp } from '@narae/contracts';
import { htmlLang, LAN_TPS, LANGUAGES } from '@narae/contracts/languages';
import { html, type Markup } from '@narae/service-kit';
import { texts } from './texts.ts';

/** What stands around every page. */
export interface Frame {
  readonly lanTp: LanTp;
  readonly title: string;
  /** What the bar says. */
  readonly brand: string;
  /** Class of the method whose colour the page wears. */
  readonly tint?: string;
  /** Where the language links lead, without their query. */
  readonly path: string;
  readonly wide?: boolean;
}

/** A page of the sandbox: bar with languages, the note that nothing is real, content. */
export const layout = (
  { lanTp, title, brand, tint = '', path, wide = false }: Frame,
  content: Markup,
): Markup =>
  html`<!doctype html>
    <html lang="${htmlLang(lanTp)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="stylesheet" href="/sandbox.css" />
        <link rel="icon" href="data:," />
      </head>
      <body class="${tint}">
        <header class="bar">
          <div>
            <strong>${brand}</strong>
            ${LAN_TPS.map(
              (lan) =>
                html`<a
                  href="${path}?lan=${lan}"
                  lang="${htmlLang(lan)}"
                  ${lan === lanTp && html`aria-current="true"`}
                  >${LANGUAGES[lan].ownName}</a
                >`,
            )}
          </div>
        </header>
        <aside class="note">${texts[lanTp].notice}</aside>
        <main class="${wide ? 'wide' : ''}">${content}</main>
      </body>
    </html>`;
