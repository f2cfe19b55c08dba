import type { LanTp } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import { html, type Markup } from '@narae/service-kit';
import { createHash } from 'node:crypto';
import type { Payment } from '../data/payment.model.ts';
import { billGateType, type Method, methods } from '../domain/protocol.ts';
import { layout } from './layout.ts';
import { texts, type Texts } from './texts.ts';
import { returnFields } from '../use-cases/certify-payment.ts';

const tints: Readonly<Record<Method, string>> = {
  S000: 'alipay',
  S001: 'wechat',
  S005: 'paypal',
  [billGateType]: 'unionpay',
};

const tintOf = ({ servicetype }: Pick<Payment, 'servicetype'>): string => tints[servicetype];

type Switches = readonly (readonly [value: string, label: keyof Texts])[];

const switches: Switches = [
  ['approve', 'onTime'],
  ['late', 'late'],
  ['duplicate', 'duplicate'],
  ['forge', 'forge'],
  ['silent', 'silent'],
];

const billGateSwitches: Switches = [
  ['approve', 'comesBack'],
  ['late', 'staysHere'],
  ['duplicate', 'comesBackOften'],
  ['lost', 'lost'],
  ['forge', 'forgedReturn'],
  ['silent', 'unanswered'],
  ['amount', 'otherAmount'],
];

export const money = ({ reqamt, reqcur }: Pick<Payment, 'reqamt' | 'reqcur'>, lanTp: LanTp): string =>
  new Intl.NumberFormat(LANGUAGES[lanTp].tag, {
    style: 'currency',
    currency: reqcur,
    currencyDisplay: 'narrowSymbol',
  }).format(Number(reqamt));

const summary = (payment: Payment, words: Texts): Markup => html`
  <dl>
    <dt>${words.merchant}</dt>
    <dd>${payment.mname || payment.mid}</dd>
    <dt>${words.product}</dt>
    <dd>${payment.product}</dd>
    <dt>${words.buyer}</dt>
    <dd>${payment.buyername}</dd>
    <dt>${words.reference}</dt>
    <dd>${payment.refno}</dd>
  </dl>
`;

const choices = (legend: string, offered: Switches, words: Texts): Markup => html`
  <fieldset>
    <legend>${legend}</legend>
    ${offered.map(
      ([value, label], at) =>
        html`<label
          ><input
            type="radio"
            name="notify"
            value="${value}"
            ${at === 0 && html`checked`}
          />${words[label]}</label
        >`,
    )}
  </fieldset>
`;

/** The payer's page; works without scripts. */
export const payPage = (payment: Payment, lanTp: LanTp): Markup => {
  const words = texts[lanTp];
  const brand = methods[payment.servicetype];
  const offered =
    payment.servicetype === billGateType
      ? choices(words.afterApproval, billGateSwitches, words)
      : choices(words.afterwards, switches, words);
  const path = `/payment/pay/${payment.page_key}`;
  return layout(
    { lanTp, title: `${brand} · ${words.amount}`, brand, tint: tintOf(payment), path },
    html`
      <h1>${words.amount}</h1>
      <p class="sum">${money(payment, lanTp)}</p>
      ${summary(payment, words)}
      <form method="post" action="${path}">
        ${offered}
        <button class="main" name="decision" value="approve">${words.approve}</button>
        <button name="decision" value="decline">${words.decline}</button>
        <button name="decision" value="close">${words.close}</button>
      </form>
    `,
  );
};

export const failurePage = (lanTp: LanTp, rescode: string, detail: string): Markup =>
  layout(
    { lanTp, title: texts[lanTp].failed, brand: 'Payment Sandbox', path: '/' },
    html`<h1>${texts[lanTp].failed}</h1>
      <p class="soft">${rescode} ${detail}</p>`,
  );

const submit = 'document.forms[0].submit()';

/** Hash of the only script, which submits the return form like BillGate's page. */
export const submitHash = `sha256-${createHash('sha256').update(submit).digest('base64')}`;

const script: Markup = { text: `<script>${submit}</script>` };

/** Returns the browser with a form in EUC-KR: by script, by a button if late, or never if the return is lost. */
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
