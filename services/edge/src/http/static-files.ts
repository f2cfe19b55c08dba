import fastifyStatic from '@fastify/static';
import { remoteNames } from '@narae/contracts/slots';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of an app's releases. */
export const distOf = (appsDir: string, app: string): string => path.join(appsDir, app, 'dist');

/** Only files of a release, `<version>/…`, are immutable and served here; `remote.json` and `index.html` are not. */
const insideRelease = /^\/[0-9a-f]{12}\//;

/** Serves `/<app>/<version>/…` for the shell and the remotes, pre-compressed and cacheable for good (design §5). */
export const serveReleases = async (app: FastifyInstance, appsDir: string): Promise<void> => {
  for (const name of ['shell', ...remoteNames]) {
    const root = distOf(appsDir, name);
    if (!existsSync(root)) {
      app.log.warn({ app: name, root }, 'no build of this app here: its part of the site shows its own box');
      continue;
    }
    await app.register(fastifyStatic, {
      root,
      prefix: `/${name}/`,
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
      index: false,
      allowedPath: (pathName) => insideRelease.test(pathName),
    });
  }
};
