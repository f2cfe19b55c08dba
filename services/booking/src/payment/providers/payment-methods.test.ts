import { PayType } from '@narae/contracts';
import { CURRENCIES, LAN_TPS } from '@narae/contracts/languages';
import * as events from '@narae/events';
import { payTypeName, payTypesFor } from '@narae/rules';
import { readBookingConfig } from '../../config.ts';
import { createProviders, offeredPayTypes } from './provider-for.ts';

/** With every provider set up, as outside production. */
const config = readBookingConfig({
  DOCUMENT_KEY: '7'.repeat(64),
  MAIL_LINK_KEY: '8'.repeat(64),
  PUBLIC_ORIGIN: 'http://shop.example',
});
const payTypes = PayType.options;
const definitions = Object.values(events).filter((item) => typeof item === 'object' && 'subject' in item);

describe.each(payTypes)('the payment method %s', (payType) => {
  test('is taken by a provider', () => {
    expect(createProviders(config).of(payType)?.payTypes).toContain(payType);
  });

  test('is offered in a currency', () => {
    expect(CURRENCIES.filter((currency) => payTypesFor(currency).includes(payType))).not.toEqual([]);
    expect(CURRENCIES.flatMap((currency) => offeredPayTypes(config, currency))).toContain(payType);
  });

  test.each(LAN_TPS)('has a name of its own in %s', (lanTp) => {
    const name = payTypeName(payType, lanTp);
    expect(name).toMatch(/\p{L}{2}/u);
    expect(payTypes.filter((other) => payTypeName(other, lanTp) === name)).toEqual([payType]);
  });
});

test.each(['payment-started', 'paid', 'payment-failed', 'refunded'])(
  'each method is carried by a version of the event %s',
  (what) => {
    const versions = definitions.filter(({ subject }) => subject.startsWith(`shop.booking.order.${what}.v`));
    const carried = versions.flatMap(
      ({ data }) => (data.shape as { pay_type: typeof PayType }).pay_type.options,
    );
    expect(new Set(carried)).toEqual(new Set(payTypes));
  },
);

// What consumers of a published version read is fixed: a method that is added to it reaches those who cannot read it.
test('the first version of the payment events carries the four methods that it was published with', () => {
  const { pay_type } = events.orderPaidV1.data.shape;
  expect(pay_type.options).toEqual(['P', 'A', 'W', 'U']);
});
