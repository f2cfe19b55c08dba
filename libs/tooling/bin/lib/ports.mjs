import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const listenOnce = (port) =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, '127.0.0.1', () => {
      const { port: got } = probe.address();
      probe.close(() => resolve(got));
    });
  });

/** Whether a port of this machine can be listened on. */
export const isFree = (port) =>
  listenOnce(port).then(
    () => true,
    () => false,
  );

/** The wished port where it is free, else any that is. */
export const portNear = async (wished) => ((await isFree(wished)) ? wished : listenOnce(0));

const answersNow = (port) =>
  new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    const settle = (answered) => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });

const isReady = async (url) => {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
};

/**
 * Waits until something answers: a port (`tcp`) or an address with 200. Answers whether it did before
 * `givenUp()` said to stop or the time was over.
 */
export const waitFor = async ({ tcp, url, givenUp = () => false, patienceMs = 90_000 }) => {
  for (const end = Date.now() + patienceMs; Date.now() < end && !givenUp(); await sleep(100))
    if (await (url ? isReady(url) : answersNow(tcp))) return true;
  return false;
};
