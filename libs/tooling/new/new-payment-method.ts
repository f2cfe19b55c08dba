import { CURRENCIES, LAN_TPS } from '@narae/contracts/languages';
import { namesOf } from './names.ts';
import { exportEvents } from './new-event.ts';
import type { Project } from './project.ts';

interface PaymentMethodOptions {
  /** Its letter in `PayType`, on the wire and in the store. */
  readonly letter: string;
  /** Currencies of the orders that it is offered for. */
  readonly currencies: readonly string[];
  /** FunPay's `servicetype`; absent for a provider that is to be written. */
  readonly code?: string | undefined;
  /** As it writes itself. */
  readonly label?: string | undefined;
}

const paymentEvents = ['PaymentStarted', 'PaymentFailed', 'Paid', 'Refunded'] as const;

/**
 * `payment-method kakaoPay --letter K --currency KRW --code S006`: its letter, currencies, name and icon, the row of its
 * provider, and a version of the payment events that carries it. @returns what is left to do
 */
export async function newPaymentMethod(
  project: Project,
  name: string,
  { letter, currencies, code, label = namesOf(name).words }: PaymentMethodOptions,
): Promise<string[]> {
  if (!/^[A-Z]$/.test(letter)) throw new Error('Say its letter with --letter, such as --letter K.');
  const known: readonly string[] = CURRENCIES;
  const unknown = currencies.filter((currency) => !known.includes(currency));
  if (currencies.length === 0 || unknown.length > 0)
    throw new Error(`Say its currencies with --currency, of ${CURRENCIES.join(', ')}.`);
  await addLetter(project, letter, label);
  await addName(project, { letter, label, currencies });
  await addIcon(project, letter);
  const version = await addEventVersion(project, letter);
  if (code) await addFunPay(project, { letter, label, code });
  return [
    ...(code
      ? [
          'docs/payment-providers.md: its `servicetype`, and what of the protocol differs',
          'services/sandbox/src/protocols/funpay.ts: what FunPay requires of `trade_information`; nothing now',
        ]
      : [
          'services/booking/src/payment/providers: its provider, found by provider-for.ts; services/sandbox plays it',
          'services/booking/test/support/pay-methods.ts: what a payment of it goes through',
        ]),
    `libs/rules/src/money/money.ts: its name in each language; it is "${label}" everywhere now`,
    'libs/ui/src/icons/pay.tsx: its icon; it has that of a card now',
    `services/booking: raise the V${version} payment events beside the older ones, which cannot carry ${letter}; consumers read V${version}`,
    'docs/product-rules/payments.md: PAY-1 names it; shell/src/pages/legal: the texts that list the methods',
    'npm run listing',
  ];
}

const addLetter = (project: Project, letter: string, label: string): Promise<void> =>
  project.change('libs/contracts/src/entities/booking/payment.ts', (code) => {
    if (new RegExp(`PayType = z\\.enum\\(\\[[^\\]]*'${letter}'`).test(code))
      throw new Error(`The letter ${letter} is taken.`);
    return code
      .replace(/(PayType = z\.enum\(\[[^\]]*?)\]/, `$1, '${letter}']`)
      .replace(/(\/\*\* P PayPal[^(]*?) \(PAY-1\)/, `$1, ${letter} ${label} (PAY-1)`);
  });

const addName = (
  project: Project,
  { letter, label, currencies }: { letter: string; label: string; currencies: readonly string[] },
): Promise<void> =>
  project.change('libs/rules/src/money/money.ts', (code) =>
    code
      .replace(
        /(const currenciesOf[^{]*\{[^}]*)\}/,
        `$1  ${letter}: [${currencies.map((one) => `'${one}'`).join(', ')}],\n}`,
      )
      .replaceAll(
        new RegExp(`^( {2}(?:${LAN_TPS.join('|')}): \\{[^}]*?) \\}`, 'gm'),
        `$1, ${letter}: '${label}' }`,
      )
      .replace(/(const brandNames[^{]*\{[^}]*)\}/, `$1  ${letter}: '${label}',\n}`),
  );

const addIcon = (project: Project, letter: string): Promise<void> =>
  project.change('mfe-booking/src/shared/pay/pay-choice.tsx', (code) =>
    code
      .replace(/(const icons = \{[^}]*)\}/, `$1  ${letter}: IconPayCard,\n}`)
      .replace(/IconPayAlipay, (?!IconPayCard)/, 'IconPayAlipay, IconPayCard, '),
  );

/** A published version reaches consumers who cannot read the letter: a new one carries it. @returns its number */
async function addEventVersion(project: Project, letter: string): Promise<number> {
  const file = 'libs/events/src/booking/order.ts';
  const versions = [...(await project.read(file)).matchAll(/orderPaidV(\d+)/g)].map(([, version]) =>
    Number(version),
  );
  const version = Math.max(...versions) + 1;
  const definitions = paymentEvents.map((what) => {
    const verb = namesOf(what.charAt(0).toLowerCase() + what.slice(1)).kebab;
    const facts =
      what === 'Refunded'
        ? `paymentFactsV${version}.extend({ refund_id: z.string().max(40) })`
        : `paymentFactsV${version}`;
    return `export const order${what}V${version} = defineEvent('shop.booking.order.${verb}.v${version}', ${facts});\n`;
  });
  await project.change(file, (code) => {
    const since = code.replace(/(payTypeSince[^{]*\{[^}]*?) \}/, `$1, ${letter}: ${version} }`);
    return `${since.trimEnd()}

/** As version ${version - 1}, with the methods that have come since. */
const paymentFactsV${version} = orderFacts.extend({ refno: z.string(), pay_type: payTypeIn(${version}) });

${definitions.join('\n')}`;
  });
  await exportEvents(
    project,
    'booking/order.ts',
    paymentEvents.map((what) => `order${what}V${version}`),
  );
  return version;
}

async function addFunPay(
  project: Project,
  { letter, label, code }: { letter: string; label: string; code: string },
): Promise<void> {
  await project.change('services/booking/src/payment/providers/funpay/request.ts', (text) =>
    text.replace(/(serviceTypes[^{]*\{[^}]*?) \}/, `$1, ${letter}: '${code}' }`),
  );
  await project.change('services/sandbox/src/domain/protocol.ts', (text) =>
    text.replace(/(export const methods = \{[^[]*)(\n {2}\[)/, `$1\n  ${code}: '${label}',$2`),
  );
  await project.change('services/sandbox/src/pages/pay-page.ts', (text) =>
    text.replace(/(const tints[^{]*\{[^[]*)(\n {2}\[)/, `$1\n  ${code}: 'card',$2`),
  );
  await project.change('services/sandbox/src/protocols/funpay.ts', (text) =>
    text
      .replace(/(const serviceType = z\.enum\(\[[^\]]*)\]/, `$1, '${code}']`)
      .replace(/(const goods = \{[^]*?)(\n\} as const;)/, `$1\n  ${code}: z.object({}),$2`),
  );
}
