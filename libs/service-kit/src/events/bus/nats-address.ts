import type { ConnectionOptions } from 'nats';

/** What the client of NATS is told of an address such as `nats://user:password@host:4222`: it reads no credentials itself. */
export const natsAddress = (url: string): Pick<ConnectionOptions, 'servers' | 'user' | 'pass' | 'tls'> => {
  const { protocol, host, username, password } = new URL(url);
  return {
    servers: host,
    ...(username === '' ? {} : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' ? { tls: {} } : {}),
  };
};
