import type { FastifyRequest } from 'fastify';
import type { LanTp } from '@narae/contracts/primitives';
import { acceptedLanguages, resolveLanTp } from '@narae/contracts/languages';

/**
 * The caller's language: header `x-lan-tp`, then the input's `lan_tp` (old clients and links carry it),
 * then the browser's preference, then English (CALL-9).
 */
export function languageOf(request: FastifyRequest, fromInput?: unknown): LanTp {
  const header = request.headers['x-lan-tp'];
  return resolveLanTp(
    typeof header === 'string' ? header : undefined,
    typeof fromInput === 'string' ? fromInput : undefined,
    acceptedLanguages(request.headers['accept-language']),
  );
}
