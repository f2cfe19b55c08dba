import { readdirSync, readFileSync } from 'node:fs';
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
 * changes are to be found by the tests beside it that import it; `tests` names tests that lie elsewhere.
 */
export const mutationAreas = {
  prices: {
    files: [
      ...rules('money/pricing', 'money/money', 'money/deposit', 'trips/cheapest-party', 'trips/custom-trip'),
      ...booking(
        'kernel/domain/charge.rules',
        'kernel/domain/agreement.rules',
        'kernel/domain/booking-price.rules',
        'kernel/domain/deposit.rules',
        'kernel/domain/due.rules',
        'orders/balances/unpaid-balance.rules',
        'orders/changes/changes.rules',
      ),
      ...catalog('rates/rate-quote.rules'),
    ],
  },
  parties: {
    files: [
      ...rules(
        'people/party',
        'trips/rooms',
        'trips/option-limits',
        'trips/trip-choice',
        'events/event-reservation',
      ),
      ...booking(
        'kernel/domain/selection.rules',
        'orders/cancel-terms/smaller-party.rules',
        'kernel/domain/travellers.rules',
        'events/domain/event-reservation.rules',
        'cart/rows/selection-change.rules',
      ),
    ],
  },
  seats: {
    files: [
      ...rules('trips/availability'),
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
      ...rules('refunds/refund-schedule', 'dates/seoul-day'),
      ...booking(
        'orders/cancel-terms/cancel-quote.rules',
        'orders/cancel-terms/cancel-steps.rules',
        'orders/cancel-terms/cancel-sums.rules',
        'payment/admin/refund-desk.rules',
        'kernel/domain/refund-plan.rules',
        'payment/settle/refund-reason.rules',
        'payment/refunds/refund-state.rules',
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
        'leaving/merge/merge.rules',
        'sessions/devices/guarded-guess',
        'sessions/passwords/password',
      ),
    ],
  },
  tokens: {
    files: [
      ...kit('auth/create-auth', 'auth/is-confirmed.rules', 'auth/session-cookies'),
      ...account('kernel/signing-key', 'kernel/tokens'),
      ...rules('events/ticket'),
      ...booking('orders/tickets/tickets.rules'),
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
/** The tests in a file's folder that import it. */
const besides = (file) => {
  const { dir, base } = path.posix.parse(file);
  return readdirSync(path.join(root, dir))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.posix.join(dir, name))
    .filter((test) => readFileSync(path.join(root, test), 'utf8').includes(`'./${base}'`));
};

/**
 * The runs of an area, one a package: a test of one package need not be loaded for a change in another.
 * @returns the package of each, the files to change, and the tests
 */
export const runsOf = (area) => {
  const { files, tests = [] } = mutationAreas[area];
  return [...new Set(files.map(packageOf))].map((name) => {
    const own = files.filter((file) => packageOf(file) === name);
    const beside = [...new Set(own.flatMap(besides))];
    return {
      package: name,
      files: own,
      tests: [...beside, ...tests.filter((file) => packageOf(file) === name)],
    };
  });
};
