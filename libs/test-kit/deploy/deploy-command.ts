import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { App } from '@narae/releases';

const run = promisify(execFile);
const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../..');

/** `npm run deploy -w <app> -- …`, as an operator types it; answers what it said. @throws with what it said when it rejected */
export const deployCommand = async (
  { releasesDir, app }: { releasesDir: string; app: App },
  ...options: string[]
): Promise<string> => {
  const { stdout } = await run('npm', ['run', '-s', 'deploy', '-w', app, '--', ...options], {
    cwd: root,
    env: { ...process.env, RELEASES_DIR: releasesDir },
  });
  return stdout.trim();
};
