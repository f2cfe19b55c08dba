import type { FastifyRequest, FastifyReply } from 'fastify';
import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { derivedKey, type SigningKey } from '../../kernel/index.ts';

/** A caller who has not signed in: the network, and the device where a member signed in from it before. */
export interface Caller {
  readonly network: string;
  /** Null where the device is not known for the member. */
  readonly deviceOf: (mem_id: string) => string | null;
}

export const callerOf = (
  { devices }: { readonly devices: KnownDevices },
  { request, network }: { readonly request: FastifyRequest; readonly network: string },
): Caller => ({ network, deviceOf: (mem_id) => devices.deviceOf(request, mem_id) });

/** Devices that members signed in from are spared by limits that others run into (ACCOUNT-16). */
export interface KnownDevices {
  deviceOf(request: FastifyRequest, mem_id: string): string | null;
  /** @returns the device, a new one where the cookie names none */
  remember(request: FastifyRequest, reply: FastifyReply, mem_id: string): string;
}

const keptSeconds = 365 * 86_400;
/** Members per device, as in a family; the oldest sign-in is forgotten first. */
const mostMembers = 5;

const valuePattern = /^([\da-f-]{36})((?:\.[\w-]{43}){1,5})$/;

interface Device {
  readonly id: string;
  readonly proofs: readonly string[];
}

/**
 * The cookie has an identifier, and for each member a keyed hash of both. It only says that the right password was once
 * typed here, and opens nothing.
 */
export const knownDevices = ({ secret }: Pick<SigningKey, 'secret'>, secure: boolean): KnownDevices => {
  const key = derivedKey({ secret }, 'narae known devices');
  const cookie = secure ? '__Host-narae_dv' : 'narae_dv';
  const proofOf = (id: string, mem_id: string): string =>
    createHmac('sha256', key).update(`${id}.${mem_id}`).digest('base64url');
  const read = (request: FastifyRequest): Device | null => {
    const [, id, proofs] = valuePattern.exec(request.cookies[cookie] ?? '') ?? [];
    return id && proofs ? { id, proofs: proofs.slice(1).split('.') } : null;
  };
  const isKnown = ({ id, proofs }: Device, mem_id: string): boolean => {
    const wanted = Buffer.from(proofOf(id, mem_id));
    return proofs.some((proof) => timingSafeEqual(Buffer.from(proof), wanted));
  };

  return {
    deviceOf: (request, mem_id) => {
      const device = read(request);
      return device && isKnown(device, mem_id) ? device.id : null;
    },
    remember: (request, reply, mem_id) => {
      const { id, proofs } = read(request) ?? { id: randomUUID(), proofs: [] };
      const proof = proofOf(id, mem_id);
      const kept = [proof, ...proofs.filter((other) => other !== proof)].slice(0, mostMembers);
      reply.setCookie(cookie, [id, ...kept].join('.'), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: keptSeconds,
      });
      return id;
    },
  };
};
