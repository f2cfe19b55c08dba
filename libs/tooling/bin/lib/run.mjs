import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the whole project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../..');

/** Ends the program with one sentence that says what to do. */
export const fail = (sentence, code = 1) => {
  console.error(`\n${sentence}`);
  process.exit(code);
};

/** Runs a command in the project's folder with its output shown; answers the exit code. */
export const run = (command, args, options = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      ...options,
      env: { TURBO_TELEMETRY_DISABLED: '1', ...(options.env ?? process.env) },
    });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
