#!/usr/bin/env node
// npm test and npm run test:all: the steps of bin/lib/test-steps.mjs; ends with one line of counts.
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkInstalled } from './lib/check-installed.mjs';
import { checkNode } from './lib/check-node.mjs';
import { ensureChromium, ensureNatsServer } from './lib/machine.mjs';
import { fail } from './lib/run.mjs';
import { runLimited } from './lib/run-limited.mjs';
import { results } from './lib/test-report.mjs';
import { testRuns } from './lib/test-steps.mjs';
import { keepTimes, lastTimes, leftInWords, timeLeft } from './lib/test-times.mjs';
import { nextTurn } from './lib/test-turn.mjs';
import { timeScale } from './lib/time-scale.mjs';

const name = process.argv[2] ?? 'test';
const stages = testRuns[name];
if (!stages) fail(`There is no run of tests "${name}"; there are ${Object.keys(testRuns).join(' and ')}.`);

checkNode();
checkInstalled();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

// The whole run is what CI runs, wherever it runs: no test singled out.
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

if (name === 'test:all')
  console.log(`TEST_TURN=${env.TEST_TURN} npm run test:all tries the same rotating cases again.`);

const total = { passed: 0, failed: 0 };
const failures = [];
const run = async (step, output) => {
  const began = Date.now();
  const [file, ...args] = step.command;
  const limitMs = step.minutes * timeScale * 60_000;
  const { code, timedOut } = await runLimited(file, args, {
    limitMs,
    env: { ...env, ...step.env },
    abort: interrupted.signal,
    ...output,
  });
  if (interrupted.signal.aborted) fail('Interrupted.', 130);
  const counted = step.outcome(code);
  total.passed += counted.passed;
  total.failed += counted.failed;
  const late = `it did not end within ${step.minutes * timeScale} minutes and was ended`;
  for (const failure of [...(timedOut ? [late] : []), ...counted.failures])
    failures.push(`${step.name}: ${failure}`);
  if (counted.failed > 0 && !timedOut && counted.failures.length === 0) failures.push(step.name);
  if (timedOut) console.log(`   ${step.name}: ${late}`);
  const ms = Date.now() - began;
  if (counted.failed === 0) keepTimes({ [step.name]: ms });
  const outcome = counted.failed === 0 ? 'good' : `${counted.failed} failed`;
  console.log(`   ${step.name}: ${outcome} (${Math.round(ms / 1000)} s)`);
};

/** What a step prints that runs beside others is shown when it has ended: two at once could not be read. */
const runBeside = async (step) => {
  const file = path.join(results, `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const log = openSync(file, 'w');
  console.log(`── ${step.name}, beside others`);
  try {
    await run(step, { stdio: ['ignore', log, log] });
  } finally {
    closeSync(log);
    console.log(`── what ${step.name} printed\n${readFileSync(file, 'utf8')}`);
  }
};

const all = stages.flat(2);
const times = lastTimes();
for (const [at, [steps, ...others]] of stages.entries()) {
  const left = leftInWords(timeLeft(stages.slice(at), times));
  const beside = others.map(async (list) => {
    for (const step of list) await runBeside(step);
  });
  for (const step of steps) {
    console.log(`\n── ${step.name} (step ${all.indexOf(step) + 1} of ${all.length}${left && `, ${left}`})`);
    await run(step);
  }
  await Promise.all(beside);
}

if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => `  ${failure}`).join('\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
