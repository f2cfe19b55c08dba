import { createHash } from 'node:crypto';
import type { LanTp } from '@narae/contracts';
import { html, type Markup } from '@narae/service-kit';
import type { Payment } from '../data/payment.model.ts';
import { methods } from '../domain/methods.ts';
import { returnFields } from '../use-cases/certify-payment.ts';
import { layout } from './layout.ts';
import { tintOf } from './pay-page.ts';
import { texts } from './texts.ts';

const submit = 'document.forms[0].submit()';

/** The one script of the sandbox, by its hash: it sends the browser on, as BillGate's own page does. */
export const submitHash = `sha256-${createHash('sha256').update(submit).digest('base64')}`;

const script: Markup = { text: `<script>${submit}</script>` };

/**
 * Sends the browser back to the merchant with a form in EUC-KR: by itself, by a button where the payer takes their time, and
 * not at all where it is lost on the way.
 */
export const returnPage = (payment: Payment, lanTp: LanTp): Markup => {
  const words = texts[lanTp];
  const brand = methods[payment.servicetype];
  const frame = {
    lanTp,
    title: `${brand} · ${words.goBack}`,
    brand,
    tint: tintOf(payment),
    path: `/payment/pay/${payment.page_key}`,
  };
  if (payment.outcome === 'lost') return layout(frame, html`<h1>${words.lostReturn}</h1>`);
  return layout(
    frame,
    html`<h1>${words.goBack}</h1>
      <form method="post" action="${payment.returnurl}" accept-charset="EUC-KR">
        ${Object.entries(returnFields(payment)).map(
          ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
        )}
        <button class="main">${words.goBack}</button>
      </form>
      ${payment.outcome !== 'late' && script}`,
  );
};
