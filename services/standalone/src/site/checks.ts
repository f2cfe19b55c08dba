import { createServer, connect } from 'node:net';
import { StartupError } from '../data/startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
};

/** @throws StartupError naming the variable to change */
export const checkPort = (host: string, port: number, variable: 'PORT' | 'SANDBOX_PORT'): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const reason = reasons[error.code ?? ''] ?? `cannot be used (${error.code})`;
      reject(new StartupError(`Port ${port} ${reason}; set ${variable} to another one and start again.`));
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });

const PATIENCE_MS = 3_000;
const NATS_PORT = 4222;

const answers = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: PATIENCE_MS });
    const settle = (answered: boolean): void => {
      socket.destroy();
      resolve(answered);
    };
    socket.once('connect', () => settle(true));
    socket.once('timeout', () => settle(false));
    socket.once('error', () => settle(false));
  });

/** The bus would wait for its broker for ever without a word. @throws StartupError */
export const checkBroker = async (url: string): Promise<void> => {
  const { hostname, port } = new URL(url);
  if (await answers(hostname, Number(port) || NATS_PORT)) return;
  throw new StartupError(
    `Nobody answers at NATS_URL (${hostname}:${port || NATS_PORT}); start a nats-server with JetStream there, or unset NATS_URL.`,
  );
};
