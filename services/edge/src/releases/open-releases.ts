import { adoptBuild, apps } from '@narae/releases';
import type { Logger } from '@narae/service-kit';
import path from 'node:path';
import type { EdgeSettings } from '../config.ts';
import { builtReleases, deployedReleases, type SiteReleases } from './site-releases.ts';

/**
 * Opens the releases the edge serves. With RELEASES_DIR, builds it was started with are copied there first, so that
 * files which open tabs still ask for outlive the build.
 */
export const openReleases = async (
  { APPS_DIR, RELEASES_DIR }: Pick<EdgeSettings, 'APPS_DIR' | 'RELEASES_DIR'>,
  log: Logger,
  now: () => Date,
): Promise<SiteReleases> => {
  if (!RELEASES_DIR) return builtReleases(APPS_DIR, log);
  for (const app of apps) {
    try {
      await adoptBuild(path.join(APPS_DIR, app, 'dist'), { releasesDir: RELEASES_DIR, app });
    } catch (err) {
      log.error({ err, app }, 'the build this edge was started with cannot be taken over');
    }
  }
  const releases = deployedReleases(RELEASES_DIR, log, now);
  for (const { name, line } of await releases.current())
    if (line.length === 0)
      log.warn({ app: name }, 'no release of this app here: its part of the site shows its own box');
  return releases;
};
