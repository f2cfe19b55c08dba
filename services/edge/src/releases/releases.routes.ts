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
 * The one spelling of a file's path: a release, which is twelve digits of its content's hash, and a plain name in it.
 * Doubled slashes, dots as folders, backslashes and what is still encoded would name a file in another way than the
 * one that is checked.
 */
const releaseFile = /^\/[0-9a-f]{12}\/([\w-][\w.~-]*)$/;

const compressed = /\.(?:br|gz)$/;

/** The service worker of the check-in page: it may answer for that page although it lies in the folder of a release (TICKET-9). */
const gateWorker = /^gate-worker\./;

/**
 * Only files of a release, `<version>/<file>`, are immutable and served here; neither is what may change in place, nor
 * what renders pages on the edge, compressed or not.
 */
const isPublic = (pathName: string): boolean => {
  const file = releaseFile.exec(pathName)?.[1]?.replace(compressed, '');
  return file !== undefined && file !== 'index.html' && !isSsrFile(file);
};

/**
 * Serves `/<app>/<version>/…` for the shell and the remotes, pre-compressed and cacheable for good (ARCH-7). Files
 * are looked for when they are asked for, so that a release may come while the edge runs.
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

/** Answers `/remotes.json`: which release of each remote this visitor gets. */
export const serveRemotesFile = (app: FastifyInstance, releases: SiteReleases, https: boolean): void => {
  app.get('/remotes.json', async (request, reply): Promise<RemotesFile> => {
    const { remotes, shell } = await releasesOfVisitor(releases, request, reply, https);
    reply.header('cache-control', 'private, no-cache');
    return { remotes, ...(shell ? { shell: { version: shell } } : {}) };
  });
};
