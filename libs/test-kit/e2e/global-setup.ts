import { openSite } from '../src/browser/start-site.ts';

/** One shop for all browser tests; each test brings its own members and keeps to its own products. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const site = await openSite({ env: { RATE_LIMITS: 'off', SANDBOX_SPEED: '60' } });
  process.env['SITE'] = site.origin;
  process.env['SANDBOX'] = site.sandbox;
  process.env['SITE_DATA'] = site.dataDir;
  return () => site.stop();
}
