import type { LanTp } from '@narae/contracts';
import { LANGUAGES } from '@narae/contracts/languages';
import type { Payment } from '../data/payment.model.ts';
import { billGateType, methods, type Method } from '../domain/methods.ts';
import { html, type Markup } from '@narae/service-kit';
import { layout } from './layout.ts';
import { texts, type Texts } from './texts.ts';

const tints: Readonly<Record<Method, string>> = {
  S000: 'alipay',
  S001: 'wechat',
  S005: 'paypal',
  [billGateType]: 'unionpay',
};

/** Class of the method's colour. */
export const tintOf = ({ servicetype }: Pick<Payment, 'servicetype'>): string => tints[servicetype];

type Switches = readonly (readonly [value: string, label: keyof Texts])[];

/** The switches: what the provider does once the payer has approved. */
const switches: Switches = [
  ['approve', 'onTime'],
  ['late', 'late'],
  ['duplicate', 'duplicate'],
  ['forge', 'forge'],
  ['silent', 'silent'],
];

/** The same at BillGate: what becomes of the browser's way back and of the approval. */
const billGateSwitches: Switches = [
  ['approve', 'comesBack'],
  ['late', 'staysHere'],
  ['duplicate', 'comesBackOften'],
  ['lost', 'lost'],
  ['forge', 'forgedReturn'],
  ['silent', 'unanswered'],
  ['amount', 'otherAmount'],
];

/** An amount as the payer reads it. */
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

/** Where the payer decides. Works without scripts. */
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

/** A request that cannot be carried out, with the code a developer looks for. */
export const failurePage = (lanTp: LanTp, rescode: string, detail: string): Markup =>
  layout(
    { lanTp, title: texts[lanTp].failed, brand: 'Payment Sandbox', path: '/' },
    html`<h1>${texts[lanTp].failed}</h1>
      <p class="soft">${rescode} ${detail}</p>`,
  );
