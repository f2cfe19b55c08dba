/** `@jest/globals` of the suite that runs: modules stay from suite to suite, what jest gives a suite does not. */
const current = () => globalThis[Symbol.for('narae.jest')];
const fromSuite = (name) =>
  new Proxy(function () {}, {
    get: (_target, key) => current()[name][key],
    apply: (_target, self, values) => Reflect.apply(current()[name], self, values),
  });

export const jest = fromSuite('jest');
export const expect = fromSuite('expect');
