import { createPublicKey, verify } from 'node:crypto';
import type { ReadTicket } from '@narae/rules';
import type { TicketKey } from './ticket-key.model.ts';

/** Whether one of the shop's keys signed a code (TICKET-2). @param keys the public halves */
export const isGenuine = (
  { key_id, signed, signature }: ReadTicket,
  keys: readonly Pick<TicketKey, 'key_id' | 'public_key'>[],
): boolean => {
  const key = keys.find((one) => one.key_id === key_id);
  if (!key) return false;
  const x = Buffer.from(key.public_key, 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(signed), publicKey, signature);
};
