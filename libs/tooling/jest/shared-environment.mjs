import { ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'uncaughtException', 'unhandledRejection', 'exit', 'warning'];

const ownDescriptors = () => new Map(Object.entries(Object.getOwnPropertyDescriptors(globalThis)));

const isSame = (one, other) => one.value === other?.value && one.get === other?.get;

/** Gives the global object back what a suite replaced, such as `fetch`, and takes away what it added. */
const restoreGlobals = (before) => {
  const now = ownDescriptors();
  for (const [name, descriptor] of now)
    if (!before.has(name) && descriptor.configurable) delete globalThis[name];
  for (const [name, descriptor] of before)
    if (!isSame(descriptor, now.get(name))) Object.defineProperty(globalThis, name, descriptor);
};

/**
 * A suite runs in the worker's own global object, so that all suites of a worker share their modules. What a suite
 * changes of that object and of the process is restored after it.
 */
export default class SharedEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  fakeTimers = null;

  constructor({ projectConfig }) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    this.before = {
      env: { ...process.env },
      exit: process.exit,
      exitCode: process.exitCode,
      cwd: process.cwd(),
      listeners: new Map(SIGNALS.map((name) => [name, new Set(process.listeners(name))])),
      globals: ownDescriptors(),
      symbols: new Set(Object.getOwnPropertySymbols(globalThis)),
    };
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return null;
  }

  async setup() {}

  async teardown() {
    const { env, exit, exitCode, cwd, listeners, globals, symbols } = this.before;
    this.fakeTimersModern.dispose();
    restoreGlobals(globals);
    for (const name of Object.keys(process.env)) if (!(name in env)) delete process.env[name];
    Object.assign(process.env, env);
    process.exit = exit;
    process.exitCode = exitCode;
    process.chdir(cwd);
    for (const [name, kept] of listeners)
      for (const listener of process.listeners(name)) if (!kept.has(listener)) process.off(name, listener);
    // jest-circus keeps the tests of a suite, and what listens to them, under symbols.
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    for (const symbol of Object.getOwnPropertySymbols(globalThis))
      if (!symbols.has(symbol) && Symbol.keyFor(symbol) === undefined) delete globalThis[symbol];
  }
}
