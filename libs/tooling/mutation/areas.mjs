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
        'kernel/domain/charge.rules',
        'kernel/domain/agreement.rules',
        'kernel/domain/booking-price.rules',
        'kernel/domain/deposit.rules',
        'kernel/domain/due.rules',
        'orders/balances/unpaid-balance.rules',
        'orders/changes/due-terms.rules',
        'orders/changes/plan-difference.rules',
      ),
      ...catalog('products/shop/from-price.rules', 'rates/rate-quote.rules'),
    ],
  },
  parties: {
    files: [
      ...rules('party', 'rooms', 'option-limits', 'pair-rooms', 'trip-choice', 'event-reservation'),
      ...booking(
        'kernel/domain/selection.rules',
        'orders/cancel-terms/smaller-party.rules',
        'kernel/domain/travellers.rules',
        'events/domain/event-reservation.rules',
        'cart/rows/selection-change.rules',
        'orders/changes/own-lines.rules',
      ),
    ],
  },
  seats: {
    files: [
      ...rules('product-availability', 'event-availability'),
      ...booking(
        'kernel/domain/hold.rules',
        'inventory/holds/hold-limits.rules',
        'kernel/domain/expiry.rules',
        'inventory/seats/seat-claims',
        'inventory/ledger/ledger-offers.rules',
        'waiting-list/queue/sale.rules',
        'waiting-list/entries/waiting-state.rules',
      ),
    ],
  },
  refunds: {
    files: [
      ...rules('refund-schedule', 'first-refund-schedules', 'lock-date', 'minimum'),
      ...booking(
        'orders/cancel-terms/cancel-quote.rules',
        'orders/cancel-terms/cancel-steps.rules',
        'orders/cancel-terms/cancel-sums.rules',
        'payment/admin/refund-desk.rules',
        'kernel/domain/refund-plan.rules',
        'payment/settle/refund-reason.rules',
        'payment/refunds/refund-state.rules',
        'orders/cancellations/approve-cancellation.rules',
        'orders/cancellations/cancellation.rules',
        'orders/departures/organiser-refunds.rules',
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
      ...booking('orders/tickets/verify-ticket.rules', 'orders/tickets/ticket-number.rules'),
    ],
  },
  'payment-matching': {
    files: [
      ...booking(
        'payment/attempts/attempt-limits.rules',
        'kernel/domain/attempt-state.rules',
        'kernel/domain/booking-state.rules',
        'payment/attempts/open-attempt.rules',
        'payment/settle/match-report.rules',
        'payment/settle/pays-for.rules',
        'payment/providers/refno',
        'payment/attempts/return-token',
        'payment/providers/same-secret',
        'payment/providers/decimal.rules',
        'payment/providers/plain-text.rules',
        'payment/providers/read-form',
        'payment/providers/funpay/fgkey',
        'payment/providers/funpay/notification',
        'payment/providers/billgate/returned',
        'payment/admin/undecided.rules',
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
