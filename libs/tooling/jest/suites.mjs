/** Suites that mock modules (`jest.unstable_mockModule`): each has a context of its own and links its modules in it. */
export const mockingSuites = [
  'services/booking/src/inventory/seats/seat-claims.test.ts',
  'services/booking/src/inventory/seats/take-together.test.ts',
];

/** Suites that `npm test` leaves to `npm run test:all`, by what makes them long. */
export const longSuites = [
  // They kill a service or the store at each of its writes, or put one process's write before each of another's.
  'libs/embedded-mongo/test/durability.test.ts',
  'libs/service-kit/test/crash.test.ts',
  'services/account/test/crash-joining.test.ts',
  'services/account/test/last-owner.test.ts',
  'services/booking/test/crash-cancellations.test.ts',
  'services/booking/test/crash-check-ins.test.ts',
  'services/booking/test/crash-dues.test.ts',
  'services/booking/test/crash-moves.test.ts',
  'services/booking/test/crash-joining.test.ts',
  'services/booking/test/crash-refunds.test.ts',
  'services/booking/test/two-decisions.test.ts',
  'services/booking/test/two-decisions-dues.test.ts',
  'services/booking/test/two-processes.test.ts',
  'services/catalog/test/load-content.test.ts',
  'services/community/test/crash-joining.test.ts',
  // They try every call as everybody, or with every kind of bad input.
  'services/account/test/ownership.test.ts',
  'services/booking/test/ownership.test.ts',
  'services/community/test/ownership.test.ts',
  'services/standalone/test/access.test.ts',
  'services/standalone/test/hostile-addresses.test.ts',
  'services/standalone/test/hostile-requests.test.ts',
  // They start a whole site, or a service with its providers.
  'services/standalone/test/backup.test.ts',
  'services/standalone/test/joining.test.ts',
  'services/standalone/test/leaving.test.ts',
  'services/standalone/test/one-trace.test.ts',
  'services/standalone/test/payments.test.ts',
  'services/standalone/test/refunds.test.ts',
  'services/standalone/test/sales.test.ts',
  'services/standalone/test/social.test.ts',
  'services/standalone/test/unionpay.test.ts',
  // It runs each generator in a copy of the repository, and checks what they make.
  'libs/tooling/new/generated.test.ts',
  // They wait as long as a network does that is silent.
  'services/edge/test/requests.test.ts',
  'services/edge/test/upstreams.test.ts',
];
