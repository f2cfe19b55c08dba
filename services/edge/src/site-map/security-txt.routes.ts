import { LAN_TPS, LANGUAGES } from '@narae/contracts/languages';
import type { FastifyInstance } from 'fastify';
import { originOf } from '../pages/site-address.ts';

/** Copies expire in half a year (RFC 9116 advises less than one). */
const EXPIRES_MS = 180 * 86_400_000;

interface SecurityTxt {
  /** `mailto:` or `https:`; empty serves no file. */
  readonly contact: string;
  readonly publicOrigin: string | undefined;
  readonly clock?: (() => Date) | undefined;
}

/** Security contact (RFC 9116). */
export const serveSecurityTxt = (
  app: FastifyInstance,
  { contact, publicOrigin, clock = () => new Date() }: SecurityTxt,
): void => {
  if (contact === '') return;
  const path = '/.well-known/security.txt';
  app.get(path, (request, reply) => {
    const origin = originOf(request, publicOrigin);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock().getTime() + EXPIRES_MS).toISOString()}`,
      `Preferred-Languages: ${LAN_TPS.map((lanTp) => LANGUAGES[lanTp].tag).join(', ')}`,
      ...(origin ? [`Canonical: ${origin}${path}`] : []),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
};
