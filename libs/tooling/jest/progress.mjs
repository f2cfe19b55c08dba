import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { leftInWords } from '../bin/lib/test-times.mjs';

/** A line about progress at most so often, in milliseconds. */
const EVERY_MS = 15_000;

/**
 * Says how many suites are done and how long the others will take by their last times, names each suite that failed,
 * and notes which suites are running, so that a run that ended early can name them.
 */
export default class Progress {
  #running = new Set();
  #all = 0;
  #estimateMs = 0;
  #began = Date.now();
  #said = Date.now();
  #root;

  constructor({ rootDir }) {
    this.#root = rootDir;
    mkdirSync(path.join(rootDir, 'test-results'), { recursive: true });
  }

  onRunStart({ numTotalTestSuites }, { estimatedTime }) {
    this.#all = numTotalTestSuites;
    this.#estimateMs = estimatedTime * 1000;
  }

  onTestFileStart({ path: suite }) {
    this.#running.add(suite);
    this.#note();
  }

  onTestFileResult({ path: suite }, { numFailingTests, failureMessage }, results) {
    this.#running.delete(suite);
    this.#note();
    if (numFailingTests > 0 || failureMessage) console.log(`   failed: ${path.relative(this.#root, suite)}`);
    const done = results.numPassedTestSuites + results.numFailedTestSuites;
    if (Date.now() - this.#said < EVERY_MS && done < this.#all) return;
    this.#said = Date.now();
    const left = leftInWords(this.#estimateMs - (Date.now() - this.#began));
    console.log(`   ${done} of ${this.#all} suites${left && `, ${left}`}`);
  }

  #note() {
    writeFileSync(
      path.join(this.#root, 'test-results', 'jest-running.json'),
      JSON.stringify([...this.#running]),
    );
  }
}
