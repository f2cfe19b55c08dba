import type { GateManifest } from '@narae/contracts';
import type { ReadTicket } from '@narae/rules';

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/**
 * Whether one of the shop's keys signed a ticket (TICKET-2), by the browser's own cryptography. A browser that knows no
 * Ed25519 leaves it to the list, whose numbers nobody guesses.
 */
export const isGenuine = async (
  { key_id, signed, signature }: ReadTicket,
  keys: GateManifest['keys'],
): Promise<boolean> => {
  const known = keys.find((key) => key.key_id === key_id);
  if (!known) return false;
  const { subtle } = globalThis.crypto;
  const key = await subtle
    .importKey('raw', bytesOf(known.public_key), 'Ed25519', false, ['verify'])
    .catch(notSupported);
  return key === null || subtle.verify('Ed25519', key, signature, new TextEncoder().encode(signed));
};

const notSupported = (error: unknown): null => {
  if (error instanceof DOMException && error.name === 'NotSupportedError') return null;
  throw error;
};
