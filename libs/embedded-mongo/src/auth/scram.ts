import { createHash, createHmac, pbkdf2Sync, randomBytes, timingSafeEqual } from 'node:crypto';
import { fail } from '../errors.ts';
import type { Credentials } from './credentials.ts';

export const MECHANISM = 'SCRAM-SHA-256';

/** The least RFC 7677 allows: the password is 32 random bytes, which no number of rounds makes harder to guess. */
const ITERATIONS = 4096;
const KEY_BYTES = 32;

interface Conversation {
  /** @throws CommandError AuthenticationFailed */
  first(message: string): string;
  /** Answers the proof that this is the server. @throws CommandError AuthenticationFailed */
  final(message: string): string;
}

const hmac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const hash = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();

/** One sentence whatever was wrong, as MongoDB has it: nobody learns which part to guess next. */
export const rejected = (): Error => fail(18, 'Authentication failed.');

/** `a=…,b=…` as a table; a value may hold further equals signs. */
const attributes = (text: string): Record<string, string> =>
  Object.fromEntries(text.split(',').map((part) => [part.slice(0, 1), part.slice(2)]));

const unescaped = (name: string): string => name.replaceAll('=2C', ',').replaceAll('=3D', '=');

/** Checks passwords by SCRAM-SHA-256 (RFC 5802 and 7677): they never cross the wire, and no exchange can be replayed. */
export function createScram({ user, password }: Credentials): () => Conversation {
  const salt = randomBytes(28);
  const salted = pbkdf2Sync(password, salt, ITERATIONS, KEY_BYTES, 'sha256');
  const storedKey = hash(hmac(salted, 'Client Key'));
  const serverKey = hmac(salted, 'Server Key');

  return () => {
    let header = '';
    let nonce = '';
    let spoken = '';
    return {
      first: (message) => {
        // No channel binding, nobody else's name.
        const [, gs2, bare] = /^([ny],,)(n=.*)$/s.exec(message) ?? [];
        if (gs2 === undefined || bare === undefined) throw rejected();
        const { n: name = '', r: clientNonce = '' } = attributes(bare);
        if (unescaped(name) !== user || clientNonce === '') throw rejected();
        header = gs2;
        nonce = clientNonce + randomBytes(24).toString('base64');
        const answer = `r=${nonce},s=${salt.toString('base64')},i=${ITERATIONS}`;
        spoken = `${bare},${answer}`;
        return answer;
      },
      final: (message) => {
        const [, unproven, proof] = /^(.*),p=([^,]*)$/s.exec(message) ?? [];
        if (unproven === undefined || proof === undefined || spoken === '') throw rejected();
        const { c: binding, r } = attributes(unproven);
        if (binding !== Buffer.from(header).toString('base64') || r !== nonce) throw rejected();
        const said = `${spoken},${unproven}`;
        const given = Buffer.from(proof, 'base64');
        const mask = hmac(storedKey, said);
        if (given.length !== mask.length) throw rejected();
        const clientKey = mask.map((byte, at) => byte ^ given[at]!);
        if (!timingSafeEqual(hash(Buffer.from(clientKey)), storedKey)) throw rejected();
        return `v=${hmac(serverKey, said).toString('base64')}`;
      },
    };
  };
}

export interface Session {
  user?: string | undefined;
  exchange?: Exchange | undefined;
}

interface Exchange {
  readonly conversation: Conversation;
  /** Whether the client leaves out the empty message that ended an exchange in older drivers. */
  readonly short: boolean;
  proved: boolean;
}
