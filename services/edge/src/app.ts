import type { Bus } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { EdgeConfig } from './config.ts';
import { servePages } from './http/pages.ts';
import { serveRemotesFile } from './http/remotes-file.ts';
import { addSecurityHeaders } from './http/security-headers.ts';
import { serveReleases } from './http/static-files.ts';
import { serveStream } from './http/stream.ts';
import { serveUpstreams } from './http/upstreams.ts';

export { edgeConfigSchema, type EdgeConfig } from './config.ts';

/**
 * The one origin of the site: static releases, `/remotes.json`, the event stream, the shell's document on every
 * route, and the way to the services that run elsewhere. Not a plugin of its own scope: its headers are everybody's.
 */
export const registerEdge = async (
  app: FastifyInstance,
  { config, bus }: { config: EdgeConfig; bus: Bus },
): Promise<void> => {
  addSecurityHeaders(app, config.PAY_ORIGINS.split(' ').filter(Boolean));
  await serveReleases(app, config.APPS_DIR);
  serveRemotesFile(app, config.APPS_DIR);
  serveStream(app, bus);
  await serveUpstreams(app, {
    account: config.ACCOUNT_URL,
    catalog: config.CATALOG_URL,
    booking: config.BOOKING_URL,
    community: config.COMMUNITY_URL,
  });
  servePages(app, config.APPS_DIR);
};
