import type { LanTp } from '@narae/contracts';
import { formatDate } from '@narae/i18n/format';
import type { StoredMail } from '../data/mail.model.ts';
import { html, type Markup } from '@narae/service-kit';
import { layout } from './layout.ts';
import { texts } from './texts.ts';

export const mailboxPage = (mails: readonly StoredMail[], lanTp: LanTp): Markup => {
  const words = texts[lanTp];
  const rows = mails.map(
    (mail) =>
      html`<tr>
        <td>${formatDate(mail.at, lanTp, 'time')}</td>
        <td>${mail.to.join(', ')}</td>
        <td><a href="/mailbox/${mail.mail_id}?lan=${lanTp}">${mail.subject}</a></td>
      </tr>`,
  );
  return layout(
    { lanTp, title: words.mailbox, brand: words.mailbox, path: '/mailbox', wide: true },
    mails.length === 0
      ? html`<h1>${words.mailbox}</h1>
          <p>${words.noMails}</p>`
      : html`<h1>${words.mailbox}</h1>
          <div class="scroll">
            <table>
              <thead>
                <tr>
                  <th scope="col">${words.at}</th>
                  <th scope="col">${words.to}</th>
                  <th scope="col">${words.subject}</th>
                </tr>
              </thead>
              <tbody>
                ${rows}
              </tbody>
            </table>
          </div>`,
  );
};

/** A mail; its HTML is shown in a frame without scripts and requests. */
export const mailPage = (mail: StoredMail, lanTp: LanTp): Markup => {
  const words = texts[lanTp];
  const { files = [] } = mail;
  return layout(
    { lanTp, title: mail.subject, brand: words.mailbox, path: `/mailbox/${mail.mail_id}`, wide: true },
    html`
      <p><a href="/mailbox?lan=${lanTp}">← ${words.mailbox}</a></p>
      <h1>${mail.subject}</h1>
      <dl>
        <dt>${words.from}</dt>
        <dd>${mail.from}</dd>
        <dt>${words.to}</dt>
        <dd>${mail.to.join(', ')}</dd>
        <dt>${words.at}</dt>
        <dd>${formatDate(mail.at, lanTp, 'time')}</dd>
        ${
          files.length > 0 &&
          html`<dt>${words.files}</dt>
            ${files.map(
              ({ name }, index) =>
                html`<dd>
                  <a href="/mailbox/${mail.mail_id}/files/${index}" download="${name}">${name}</a>
                </dd>`,
            )}`
        }
      </dl>
      ${
        mail.html === ''
          ? html`<pre>${mail.text}</pre>`
          : html`<iframe
              title="${mail.subject}"
              sandbox="allow-popups allow-popups-to-escape-sandbox"
              src="/mailbox/${mail.mail_id}/html"
            ></iframe>`
      }
    `,
  );
};
