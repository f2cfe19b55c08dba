import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { root } from './run.mjs';

const line = /^(\S+):build: (.*)$/;

/** What a part prints although nothing is wrong with it: npm's echo of the script, and its remarks on its settings. */
const chatter = (text) => text.trim() === '' || /^(> |npm warn |\S+ compiled successfully)/.test(text);

/**
 * Builds everything that has changed and says so part by part, as each is done; the rest comes from turbo's
 * cache. Whatever a part has to say, warnings or errors, is shown. Answers the exit code.
 */
export const buildAll = ({ env = process.env, args = [] } = {}) =>
  new Promise((resolve, reject) => {
    const began = Date.now();
    const turbo = spawn(
      process.execPath,
      [
        'node_modules/turbo/bin/turbo',
        'run',
        'build',
        '--log-order=grouped',
        '--output-logs=new-only',
        ...args,
      ],
      { cwd: root, stdio: ['inherit', 'pipe', 'inherit'], env: { ...env, TURBO_TELEMETRY_DISABLED: '1' } },
    );
    const said = [];
    createInterface({ input: turbo.stdout }).on('line', (raw) => {
      const [, part, text] = line.exec(raw) ?? [];
      if (part === undefined) {
        said.push(raw);
      } else if (text.startsWith('cache miss')) {
        console.log(`  built ${part} (${Math.round((Date.now() - began) / 1000)} s)`);
      } else if (!text.startsWith('cache hit') && !chatter(text)) {
        console.log(`    ${text}`);
      }
    });
    turbo.on('error', reject);
    turbo.on('close', (code) => {
      // Turbo's own words are its table of contents and its summary: of interest when something went wrong.
      if (code !== 0) console.log(said.join('\n'));
      resolve(code ?? 1);
    });
  });
