import type { FastifyRequest } from 'fastify';
import type { KnownDevices } from './known-devices.ts';

/** Who asks without having signed in: the network, and the device where a member has signed in from it before. */
export interface Caller {
  readonly network: string;
  /** The device, where it is known for the member; otherwise null. */
  readonly deviceOf: (mem_id: string) => string | null;
}

/** The caller of a request. */
export const callerOf = (
  { devices }: { readonly devices: KnownDevices },
  { request, network }: { readonly request: FastifyRequest; readonly network: string },
): Caller => ({ network, deviceOf: (mem_id) => devices.deviceOf(request, mem_id) });
