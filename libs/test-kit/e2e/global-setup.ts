import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { openSite } from '../src/browser/start-site.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * One shop for all browser tests; each test brings its own members and keeps to its own products. What has changed since the last
 * build is built before; a shop that SITE names is taken as it is.
 */
export default async function globalSetup(): Promise<() => Promise<void>> {
  if (!process.env['SITE'])
    execFileSync(process.execPath, ['libs/tooling/bin/build.mjs'], { cwd: root, stdio: 'inherit' });
  const site = await openSite({ env: { RATE_LIMITS: 'off', SANDBOX_SPEED: '60' } });
  process.env['SITE'] = site.origin;
  process.env['SANDBOX'] = site.sandbox;
  process.env['SITE_DATA'] = site.dataDir;
  return () => site.stop();
}
