#!/usr/bin/env node
// npm test: types, lint, import rules, texts, unit and service tests, browser tests; ends with one line of counts.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium, ensureNatsServer } from './lib/machine.mjs';
import { fail } from './lib/run.mjs';
import { runLimited } from './lib/run-limited.mjs';
import { results } from './lib/test-report.mjs';
import { testStages } from './lib/test-steps.mjs';
import { nextTurn } from './lib/test-turn.mjs';
import { timeScale } from './lib/time-scale.mjs';

checkNode();
checkInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The whole run is what CI runs, wherever it runs: no test singled out, one retry of a browser test that failed.
const env = { CI: '1', TEST_TURN: String(nextTurn()), ...process.env };
try {
  env.CHROMIUM_PATH = ensureChromium();
} catch (error) {
  fail(error.message);
}
if (!ensureNatsServer())
  fail('No nats-server on this machine; install it (Debian: "apt-get install nats-server") and test again.');

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => interrupted.abort());

console.log(`TEST_TURN=${env.TEST_TURN} npm test tries the same cases again.`);

const total = { passed: 0, failed: 0 };
const failures = [];
const run = async ({ name, command, minutes, outcome }, output) => {
  const began = Date.now();
  const [file, ...args] = command;
  const limitMs = minutes * timeScale * 60_000;
  const { code, timedOut } = await runLimited(file, args, {
    limitMs,
    env,
    abort: interrupted.signal,
    ...output,
  });
  if (interrupted.signal.aborted) fail('Interrupted.', 130);
  const counted = outcome(code);
  total.passed += counted.passed;
  total.failed += counted.failed;
  const late = `it did not end within ${minutes * timeScale} minutes and was ended`;
  for (const failure of [...(timedOut ? [late] : []), ...counted.failures])
    failures.push(`${name}: ${failure}`);
  if (counted.failed > 0 && !timedOut && counted.failures.length === 0) failures.push(name);
  if (timedOut) console.log(`   ${name}: ${late}`);
  const seconds = Math.round((Date.now() - began) / 1000);
  console.log(`   ${name}: ${counted.failed === 0 ? 'good' : `${counted.failed} failed`} (${seconds} s)`);
};

/** What a step says that runs beside others is shown when it has ended: two at once could not be read. */
const runBeside = async (step) => {
  const file = path.join(results, `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const log = openSync(file, 'w');
  console.log(`── ${step.name}, beside others`);
  try {
    await run(step, { stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
    console.log(`── what ${step.name} said\n${readFileSync(file, 'utf8')}`);
  }
};

for (const [steps, ...others] of testStages) {
  const beside = others.map(async (list) => {
    for (const step of list) await runBeside(step);
  });
  for (const step of steps) {
    console.log(`\n── ${step.name}`);
    await run(step);
  }
  await Promise.all(beside);
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
