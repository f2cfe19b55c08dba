import type { LanTp } from '@narae/contracts';
import { formatDate } from '@narae/i18n/format';
import type { Payment } from '../data/payment.model.ts';
import { methods } from '../domain/protocol.ts';
import { html, type Markup } from '@narae/service-kit';
import { layout } from './layout.ts';
import { money } from './pay-page.ts';
import { texts } from './texts.ts';

const deliveries = ({ notices }: Payment): string =>
  notices
    .map(
      ({ fields, answers }) =>
        `${fields['rescode'] ?? ''}: ${answers.map(({ answer }) => answer).join(', ') || '…'}`,
    )
    .join(' · ');

export const homePage = (payments: readonly Payment[], lanTp: LanTp): Markup => {
  const words = texts[lanTp];
  const rows = payments.map(
    (payment) =>
      html`<tr>
        <td>${formatDate(payment.created_at, lanTp, 'time')}</td>
        <td>${payment.refno}</td>
        <td>${methods[payment.servicetype]}</td>
        <td>${money(payment, lanTp)}</td>
        <td>${payment.standing}${payment.refunded > 0 && ` (−${payment.refunded / 100})`}</td>
        <td>${deliveries(payment)}</td>
      </tr>`,
  );
  return layout(
    { lanTp, title: 'Payment Sandbox', brand: 'Payment Sandbox', path: '/', wide: true },
    html`
      <p><a href="/mailbox?lan=${lanTp}">${words.mailbox} →</a></p>
      <h1>${words.payments}</h1>
      ${
        payments.length === 0
          ? html`<p>${words.noPayments}</p>`
          : html`<div class="scroll">
              <table>
                <thead>
                  <tr>
                    <th scope="col">${words.at}</th>
                    <th scope="col">${words.reference}</th>
                    <th scope="col">${words.method}</th>
                    <th scope="col">${words.amount}</th>
                    <th scope="col">${words.standing}</th>
                    <th scope="col">${words.notifications}</th>
                  </tr>
                </thead>
                <tbody>
                  ${rows}
                </tbody>
              </table>
            </div>`
      }
    `,
  );
};
