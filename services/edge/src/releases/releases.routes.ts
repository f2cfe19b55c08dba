import fastifyStatic from '@fastify/static';
import { pages } from '@narae/contracts/pages';
import { apps } from '@narae/releases';
import { isSsrFile } from '@narae/ssr/release-files';
import type { FastifyInstance } from 'fastify';
import path from 'node:path';
import type { RemotesFile } from '@narae/contracts/slots';
import type { SiteReleases } from './site-releases.ts';
import { releasesOfVisitor } from './visitor.ts';

/**
 * A release (twelve hex digits) and a plain name. Doubled slashes, dots, backslashes and encoded characters
 * would name a file past this check.
 */
const releaseFile = /^\/[0-9a-f]{12}\/([\w-][\w.~-]*)$/;

const compressed = /\.(?:br|gz)$/;

/** Lets the check-in page's worker answer for it from a release's folder (TICKET-9). */
const gateWorker = /^gate-worker\./;

/**
 * Only immutable files of a release; not what changes in place, nor the edge's renderers, compressed or not.
 */
const isPublic = (pathName: string): boolean => {
  const file = releaseFile.exec(pathName)?.[1]?.replace(compressed, '');
  return file !== undefined && file !== 'index.html' && !isSsrFile(file);
};

/**
 * Serves `/<app>/<version>/…`, pre-compressed and cacheable for ever (ARCH-7); looked up on demand, so that
 * releases may come while the edge runs.
 */
export const serveReleases = async (app: FastifyInstance, releases: SiteReleases): Promise<void> => {
  for (const name of apps) {
    await app.register(fastifyStatic, {
      root: releases.rootOf(name),
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: isPublic,
      setHeaders: (reply, file) => {
        if (gateWorker.test(path.basename(file)))
          reply.setHeader('service-worker-allowed', pages.adminGate.path);
      },
    });
  }
};

/** `/remotes.json`: this visitor's release of each remote. */
export const serveRemotesFile = (app: FastifyInstance, releases: SiteReleases, https: boolean): void => {
  app.get('/remotes.json', async (request, reply): Promise<RemotesFile> => {
    const { remotes, shell } = await releasesOfVisitor(releases, request, reply, https);
    reply.header('cache-control', 'private, no-cache');
    return { remotes, ...(shell ? { shell: { version: shell } } : {}) };
  });
};
