import { htmlLang } from '@narae/contracts/languages';
import { html, type Markup } from '../base/html.ts';
import type { MailContent, MailImage, MailRow, MailSection } from './mail-content.ts';
import { mailFooter, type MailFooter } from './mail-footer.ts';
import { logoCid, logoSize } from './mail-pictures.ts';

/** Only what mail programs take: tables, inline styles, nothing fetched. */
const font = 'font-family:-apple-system,Segoe UI,Roboto,Noto Sans,Arial,sans-serif';
const wraps = 'overflow-wrap:anywhere;word-break:break-word';
const soft = 'color:#5a6572';
const table = html`role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"`;

/** For programs that read style sheets; the others turn the light colours over and break Korean words by themselves. */
const styles = html`<style>
  .paper:lang(ko) * {
    word-break: keep-all !important;
  }
  :root {
    color-scheme: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: #181c22 !important;
    }
    .paper {
      background: #101318 !important;
      color: #f1f4f7 !important;
      border-color: #2a3038 !important;
    }
    .line {
      border-color: #2a3038 !important;
    }
    .soft {
      color: #a3adb8 !important;
    }
    .accent {
      color: #ff8268 !important;
    }
  }
</style>`;

const imageHtml = ({ cid, alt, size }: MailImage): Markup =>
  html`<img
    src="cid:${cid}"
    alt="${alt}"
    width="${size}"
    height="${size}"
    style="display:block;margin:6px 0;border:0;max-width:100%"
  />`;

const rowHtml = ({ label, values, link, image, strong = false }: MailRow, figures: boolean): Markup => {
  const [labelWidth, align] = figures ? ['78%', 'right'] : ['34%', 'left'];
  const weight = strong ? 700 : 400;
  const lines = values.map((value) => html`<div>${value}</div>`);
  const go =
    link &&
    html`<div>
      <a class="accent" href="${link.href}" style="color:#c53b22">${link.text}</a>
    </div>`;
  return html`<tr>
    <th
      class="soft"
      scope="row"
      align="left"
      valign="top"
      width="${labelWidth}"
      style="padding:6px 12px 6px 0;font-weight:${weight};${soft};${wraps}"
    >
      ${label}
    </th>
    <td
      align="${align}"
      valign="top"
      style="padding:6px 0;font-weight:${weight};${figures ? 'white-space:nowrap' : wraps}"
    >
      ${lines}${image ? imageHtml(image) : ''}${go ?? ''}
    </td>
  </tr>`;
};

const sectionHtml = ({ title, rows, figures = false, notes = [] }: MailSection): Markup =>
  html`<tr>
    <td class="line" style="padding:16px 24px;border-top:1px solid #e2e6ea">
      ${title !== undefined && html`<h2 style="margin:0 0 6px;font-size:16px;line-height:1.4">${title}</h2>`}
      <table width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:15px;line-height:1.5">
        ${rows.map((row) => rowHtml(row, figures))}
      </table>
      ${notes.map((note) => html`<p class="soft" style="margin:8px 0 0;font-size:14px;${soft};${wraps}">${note}</p>`)}
    </td>
  </tr>`;

const footerHtml = ({ why, stop }: MailFooter): Markup =>
  html`<p class="soft" style="margin:12px 0 0;font-size:14px;${soft};${wraps}">
    ${why}${
      stop
        ? html` <a class="accent" href="${stop.href}" style="color:#c53b22;white-space:nowrap"
            >${stop.text}</a
          >`
        : ''
    }
  </p>`;

/** What lists of mails show beside the subject; without it that is the shop's name and a greeting. */
const preheader = ({ body }: MailContent): Markup =>
  html`<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${body}</div>`;

/** The mail as a page of its own; every text is escaped. */
export const mailHtml = (content: MailContent): string => {
  const footer = mailFooter(content);
  return html`<!doctype html>
    <html lang="${htmlLang(content.lan_tp)}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${content.subject}</title>
        ${styles}
      </head>
      <body class="page" style="margin:0;padding:0;background:#f4f6f8">
        ${preheader(content)}
        <table class="page" ${table} style="background:#f4f6f8">
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                class="paper"
                ${table}
                style="max-width:600px;background:#ffffff;color:#12161c;border:1px solid #e2e6ea;border-radius:14px;text-align:left;font-size:16px;line-height:1.5;${font}"
              >
                <tr>
                  <td style="padding:20px 24px 0;font-size:24px;line-height:${logoSize}px;font-weight:700">
                    <img
                      src="cid:${logoCid}"
                      alt=""
                      width="${logoSize}"
                      height="${logoSize}"
                      style="display:inline-block;vertical-align:middle;margin-right:8px;border:0"
                    /><span style="vertical-align:middle">Narae</span>
                  </td>
                </tr>
                <tr>
                  <td style="padding:12px 24px 20px;${wraps}">
                    <p style="margin:0 0 8px">${content.greeting}</p>
                    <p style="margin:0">${content.body}</p>
                  </td>
                </tr>
                ${content.sections.map(sectionHtml)}
                <tr>
                  <td class="line" style="padding:20px 24px 24px;border-top:1px solid #e2e6ea">
                    <a
                      href="${content.action.href}"
                      style="display:inline-block;padding:12px 20px;border-radius:10px;background:#d34229;color:#ffffff;font-weight:600;text-decoration:none"
                      >${content.action.text}</a
                    >
                    <p class="soft" style="margin:16px 0 0;${soft}">${content.closing}</p>
                    ${footer ? footerHtml(footer) : ''}
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.text;
};
