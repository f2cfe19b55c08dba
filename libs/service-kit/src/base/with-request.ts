import type { FastifyRequest } from 'fastify';
import { withTrace } from './trace.ts';

/** Runs what answers a request under its trace and its caller. */
export const withRequest = <Result>(
  { id, ip, identity }: Pick<FastifyRequest, 'id' | 'ip' | 'identity'>,
  work: () => Result,
): Result => withTrace(id, work, { ip, mem_id: identity.user?.mem_id ?? '' });
