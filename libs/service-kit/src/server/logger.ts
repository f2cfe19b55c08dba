import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';

export type Logger = FastifyBaseLogger;

/** JSON lines on standard output; cookies and credentials never appear, whatever object is logged. */
export function createLogger(name: string, level: string): Logger {
  return pino({
    name,
    level,
    redact: {
      paths: [
        'cookie',
        'authorization',
        'mem_password',
        'password',
        'token',
        'email',
        'mem_email',
        'tel',
        'mem_tel',
      ].flatMap((secret) => [secret, `*.${secret}`, `*.*.${secret}`]),
      censor: '[hidden]',
    },
  });
}
