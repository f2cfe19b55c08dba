import { createServer, connect } from 'node:net';
import { StartupError } from '../data/startup-error.ts';

const reasons: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken by another program',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'is not an address of this machine',
};

/** Makes sure a port can be listened on before anything else is begun. @throws StartupError naming the variable to change */
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

/**
 * Makes sure somebody listens at NATS_URL: the bus itself waits for its broker for as long as it takes, which is
 * right for a container and silence for a person at a terminal. @throws StartupError
 */
export const checkBroker = async (url: string): Promise<void> => {
  const { hostname, port } = new URL(url);
  if (await answers(hostname, Number(port) || NATS_PORT)) return;
  throw new StartupError(
    `Nobody answers at NATS_URL (${hostname}:${port || NATS_PORT}); start a nats-server with JetStream there, or unset NATS_URL.`,
  );
};
