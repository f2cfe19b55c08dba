import { createLimiter, servesHttps, type Service } from '@narae/service-kit';
import type { EdgeSettings } from './config.ts';
import { serveApiDocs } from './docs/api-docs.routes.ts';
import { servePages } from './pages/pages.routes.ts';
import { serveReleases, serveRemotesFile } from './releases/releases.routes.ts';
import { addSecurityHeaders } from './security/security-headers.ts';
import { serveSecurityTxt } from './site-map/security-txt.routes.ts';
import { serveStream } from './stream/stream.routes.ts';
import { serveSiteMap } from './site-map/site-map.routes.ts';
import { serveUpstreams } from './forwarding/upstreams.routes.ts';
import { createPageLimit } from './pages/page-limit.ts';
import { createPageFacts } from './pages/page-facts.ts';
import { openReleases } from './releases/site-releases.ts';
import { startServerPages } from './ssr/server-pages.ts';

export { addSecurityHeaders } from './security/security-headers.ts';
export { edgeSettings, type EdgeSettings } from './config.ts';

/** The front door (ARCH-1): releases, `/remotes.json`, the event stream, pages, and other services. */
export const edgeService: Service<EdgeSettings> = {
  name: 'edge',
  facesPublic: true,
  withoutStore: 'sessions ended while it is away may be recognised for some minutes more',
  plugin: async (app, { config, store, bus, log, clock }) => {
    const https = servesHttps([config.PUBLIC_ORIGIN ?? '']);
    addSecurityHeaders(app, { payOrigins: config.PAY_ORIGINS, https });
    const now = clock ?? (() => new Date());
    const on = config.RATE_LIMITS === 'on';
    const limiter = createLimiter({ store, now, limits: config.LIMITS, on, log });
    const releases = await openReleases(config, app.log, now);
    await serveReleases(app, releases);
    serveRemotesFile(app, releases, https);
    serveStream(app, { bus, releases, limiter, kept: config.KEPT });
    await serveApiDocs(app, https);
    await serveUpstreams(
      app,
      {
        account: config.ACCOUNT_URL,
        catalog: config.CATALOG_URL,
        booking: config.BOOKING_URL,
        community: config.COMMUNITY_URL,
      },
      config.CALL_LIMIT_MS,
    );
    const pages = {
      facts: createPageFacts(app),
      publicOrigin: config.PUBLIC_ORIGIN,
      payOrigins: config.PAY_ORIGINS,
      limit: createPageLimit({ limiter, payOrigins: config.PAY_ORIGINS }),
    };
    serveSiteMap(app, pages);
    const { SECURITY_CONTACT: contact, PUBLIC_ORIGIN: publicOrigin } = config;
    serveSecurityTxt(app, { contact, publicOrigin, clock });
    const rendered = startServerPages(app, config, releases, pages.facts);
    servePages(app, { releases, rendered, https, ...pages });
  },
};
