import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '../bin/lib/run.mjs';

const inside = (folder, names) => names.map((name) => `${folder}/${name}.ts`);

const rules = (...names) => inside('libs/rules/src', names);
const booking = (...names) => inside('services/booking/src', names);
const account = (...names) => inside('services/account/src', names);
const kit = (...names) => inside('libs/service-kit/src', names);
const catalog = (...names) => inside('services/catalog/src', names);

/**
 * What `npm run mutate` changes, area by area: the files that decide about money, seats and identity. A file is in one area. Its
 * changes are to be found by the test beside it and by those of its area that import it; `tests` names tests that lie elsewhere.
 */
export const mutationAreas = {
  prices: {
    files: [
      ...rules('pricing', 'discounts', 'money', 'cheapest-party', 'deposit', 'custom-quote'),
      ...booking(
        'domain/agreed-booking.rules',
        'domain/agreement.rules',
        'domain/booking-price.rules',
        'domain/charge.rules',
        'domain/deposit.rules',
        'domain/due.rules',
        'balances/unpaid-balance.rules',
        'order-changes/due-terms.rules',
        'order-changes/plan-difference.rules',
      ),
      ...catalog('products/shop/from-price.rules', 'rates/rate-quote.rules'),
    ],
  },
  parties: {
    files: [
      ...rules('party', 'rooms', 'option-limits', 'pair-rooms', 'trip-choice', 'event-reservation'),
      ...booking(
        'domain/selection.rules',
        'domain/smaller-party.rules',
        'domain/travellers.rules',
        'domain/event-reservation.rules',
        'cart/selection-change.rules',
        'order-changes/own-lines.rules',
      ),
    ],
  },
  seats: {
    files: [
      ...rules('product-availability', 'event-availability'),
      ...booking(
        'domain/hold.rules',
        'domain/hold-limits.rules',
        'domain/expiry.rules',
        'seats/seat-claims',
        'shared/ledger-offers.rules',
        'waiting-list/sale.rules',
        'waiting-list/waiting-state.rules',
      ),
    ],
  },
  refunds: {
    files: [
      ...rules('refund-schedule', 'first-refund-schedules', 'lock-date', 'minimum'),
      ...booking(
        'domain/cancel-quote.rules',
        'domain/cancel-steps.rules',
        'domain/cancel-sums.rules',
        'domain/refund-desk.rules',
        'domain/refund-plan.rules',
        'domain/refund-reason.rules',
        'domain/refund-state.rules',
        'cancellations/approve-cancellation.rules',
        'cancellations/cancellation.rules',
        'departure-cancel/organiser-refunds.rules',
      ),
      ...catalog('products/parts/refund-schedule.rules'),
    ],
  },
  'sign-in': {
    files: [
      ...account(
        'sessions/session.rules',
        'factors/second-factor/codes',
        'factors/second-factor/checks',
        'sessions/second-factor-times',
        'sign-in/linking/has-password.rules',
        'sign-in/social/person.rules',
        'leaving/merge/joining.rules',
        'sessions/devices/guarded-guess',
        'sessions/passwords/password',
      ),
    ],
  },
  tokens: {
    files: [
      ...kit('auth/create-auth', 'auth/is-confirmed.rules', 'auth/session-cookies'),
      ...account('kernel/signing-key', 'kernel/tokens'),
      ...rules('ticket'),
      ...booking('tickets/verify-ticket.rules', 'tickets/ticket-number.rules'),
    ],
  },
  'payment-matching': {
    files: [
      ...booking(
        'domain/attempt-limits.rules',
        'domain/attempt-state.rules',
        'domain/booking-state.rules',
        'domain/open-attempt.rules',
        'payments/match-report.rules',
        'payments/pays-for.rules',
        'payments/refno',
        'payments/return-token',
        'payments/same-secret',
        'payments/provider/decimal.rules',
        'payments/provider/plain-text.rules',
        'payments/provider/read-form',
        'payments/provider/funpay/fgkey',
        'payments/provider/funpay/notification',
        'payments/provider/billgate/returned',
        'payment-issues/undecided.rules',
      ),
    ],
  },
};

const packageOf = (file) => file.split('/').slice(0, 2).join('/');
const besides = (file) => file.replace(/\.ts$/, '.test.ts');

/**
 * The runs of an area, one a package: a test of one package need not be loaded for a change in another.
 * @returns the package of each, the files to change, and the tests
 */
export const runsOf = (area) => {
  const { files, tests = [] } = mutationAreas[area];
  return [...new Set(files.map(packageOf))].map((name) => {
    const own = files.filter((file) => packageOf(file) === name);
    const beside = own.map(besides).filter((file) => existsSync(path.join(root, file)));
    return {
      package: name,
      files: own,
      tests: [...beside, ...tests.filter((file) => packageOf(file) === name)],
    };
  });
};
