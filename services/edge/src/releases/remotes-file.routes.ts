import type { RemotesFile } from '@narae/contracts/slots';
import type { FastifyInstance } from 'fastify';
import type { SiteReleases } from './site-releases.ts';
import { releasesOfVisitor } from './visitor.ts';

/** Answers `/remotes.json`: which release of each remote this visitor gets. */
export const serveRemotesFile = (app: FastifyInstance, releases: SiteReleases, https: boolean): void => {
  app.get('/remotes.json', async (request, reply): Promise<RemotesFile> => {
    const { remotes, shell } = await releasesOfVisitor(releases, request, reply, https);
    reply.header('cache-control', 'private, no-cache');
    return { remotes, ...(shell ? { shell: { version: shell } } : {}) };
  });
};
