import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Notes which suites are running, so that a run that had to be ended can say which one hung. */
export default class RunningSuites {
  #running = new Set();
  #file;

  constructor({ rootDir }) {
    this.#file = path.join(rootDir, 'test-results', 'jest-running.json');
  }

  onTestFileStart({ path: suite }) {
    this.#running.add(suite);
    this.#write();
  }

  onTestFileResult({ path: suite }) {
    this.#running.delete(suite);
    this.#write();
  }

  #write() {
    writeFileSync(this.#file, JSON.stringify([...this.#running]));
  }
}
