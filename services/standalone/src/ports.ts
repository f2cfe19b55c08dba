import { createServer } from 'node:net';
import { StartupError } from './startup-error.ts';

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
