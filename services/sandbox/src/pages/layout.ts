import type { LanTp } from '@narae/contracts';
import { htmlLang, LAN_TPS, LANGUAGES } from '@narae/contracts/languages';
import { html, type Markup } from '@narae/service-kit';
import { texts } from './texts.ts';

/** The style sheet as a string, so that the bundle needs no file beside it. */
export const styles = `
:root { color-scheme: light dark; --paper: #fff; --mist: #f4f6f8; --line: #e2e6ea; --ink: #12161c; --soft: #5a6572; --tint: #2e7d73; }
@media (prefers-color-scheme: dark) { :root { --paper: #101318; --mist: #181c22; --line: #2a3038; --ink: #f1f4f7; --soft: #a3adb8; } }
.alipay { --tint: #0f63d6; } .wechat { --tint: #087a3f; } .paypal { --tint: #17408b; }
.unionpay { --tint: #a5101f; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--mist); color: var(--ink); font: 16px/1.5 -apple-system, "Segoe UI", Roboto, "Noto Sans KR", "Noto Sans SC", "Noto Sans JP", "PingFang SC", "Malgun Gothic", sans-serif; }
a { color: inherit; }
:lang(ko) { word-break: keep-all; }
.bar { background: var(--tint); color: #fff; }
.bar > div { max-width: 960px; margin: 0 auto; padding: 12px 16px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 16px; }
.bar strong { font-size: 20px; margin-right: auto; }
.bar a { color: #fff; display: inline-block; padding: 10px 4px; font-size: 14px; }
.bar a[aria-current] { font-weight: 700; text-decoration: none; }
.note { margin: 0; text-align: center; background: #fff3d6; color: #5b3d00; padding: 8px 16px; font-size: 14px; }
main { max-width: 480px; margin: 24px auto; padding: 24px; background: var(--paper); border: 1px solid var(--line); border-radius: 14px; }
main.wide { max-width: 960px; }
@media (max-width: 520px) { main { margin: 12px; padding: 16px; } .bar strong { flex-basis: 100%; } }
h1 { font-size: 20px; line-height: 1.2; margin: 0 0 16px; }
.sum { font-size: 40px; line-height: 1.2; font-weight: 700; font-variant-numeric: tabular-nums; margin: 0 0 16px; }
dl { margin: 0 0 24px; display: grid; grid-template-columns: auto 1fr; gap: 8px 16px; }
dt { color: var(--soft); } dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
main.wide dd { text-align: left; }
fieldset { border: 1px solid var(--line); border-radius: 10px; margin: 0 0 16px; padding: 8px 16px; }
legend { color: var(--soft); font-size: 14px; padding: 0 4px; }
label { display: flex; align-items: center; gap: 8px; min-height: 44px; }
input[type=radio] { width: 20px; height: 20px; accent-color: var(--tint); flex: none; }
button, .button { display: block; width: 100%; min-height: 48px; margin: 0 0 8px; padding: 10px 16px; border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: var(--ink); font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; }
button.main, .button.main { background: var(--tint); border-color: var(--tint); color: #fff; }
:focus-visible { outline: 3px solid var(--tint); outline-offset: 2px; }
.scroll { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; font-size: 14px; }
th { color: var(--soft); font-weight: 600; text-align: left; } th, td { padding: 8px; border-bottom: 1px solid var(--line); vertical-align: top; }
td { font-variant-numeric: tabular-nums; }
@media (max-width: 520px) { thead { display: none; } tr { display: block; padding: 8px 0; border-bottom: 1px solid var(--line); } td { display: block; padding: 2px 0; border: 0; overflow-wrap: anywhere; } }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: 10px; background: #fff; }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; }
.soft { color: var(--soft); }
`;

interface Frame {
  readonly lanTp: LanTp;
  readonly title: string;
  readonly brand: string;
  readonly tint?: string;
  readonly path: string;
  readonly wide?: boolean;
}

/** A page: bar with languages, the note that nothing is real, content. */
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
