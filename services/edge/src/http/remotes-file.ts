import { remoteNames, type RemoteEntry, type RemotesFile } from '@narae/contracts/slots';
import type { FastifyInstance } from 'fastify';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { distOf } from './static-files.ts';

const remoteEntry = z.strictObject({ name: z.enum(remoteNames), version: z.string(), entry: z.string() });

/** The current release of one remote; null where none was built, which is that remote's box and nobody else's trouble. */
const currentRelease = async (appsDir: string, name: string): Promise<RemoteEntry | null> => {
  try {
    return remoteEntry.parse(
      JSON.parse(await readFile(path.join(distOf(appsDir, name), 'remote.json'), 'utf8')),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Answers `/remotes.json`: which release of each remote new visits get. Read afresh each time, so that a deploy needs no restart. */
export const serveRemotesFile = (app: FastifyInstance, appsDir: string): void => {
  app.get('/remotes.json', async (_request, reply): Promise<RemotesFile> => {
    const releases = await Promise.all(remoteNames.map((name) => currentRelease(appsDir, name)));
    reply.header('cache-control', 'no-cache');
    return { remotes: releases.filter((release) => release !== null) };
  });
};
