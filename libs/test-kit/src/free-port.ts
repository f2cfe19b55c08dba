import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections (Linux 32768, others 49152): one of those may be
 * taken by any connection between the moment it was found free and the moment a server listens on it.
 */
const LOWEST = 10_000;
const HIGHEST = 32_000;
const TRIES = 50;

const givenOut = new Set<number>();

const isFree = async (port: number): Promise<boolean> => {
  const probe = createServer();
  probe.listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return false;
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return true;
};

/** A port on loopback that nothing listens on; no port is given out twice by one process. @throws after 50 taken ones */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(LOWEST, HIGHEST);
    if (givenOut.has(port)) continue;
    givenOut.add(port);
    if (await isFree(port)) return port;
  }
  throw new Error(`no free port between ${LOWEST} and ${HIGHEST} in ${TRIES} tries`);
};
