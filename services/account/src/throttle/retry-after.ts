import { DomainError } from '@narae/service-kit';
import type { FastifyReply } from 'fastify';

/** Says in the header retry-after how long a rejection for too many tries lasts. */
export const setRetryAfter = async <Result>(reply: FastifyReply, work: Promise<Result>): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const seconds = error instanceof DomainError && error.status === 429 && error.params?.['seconds'];
    if (seconds) reply.header('retry-after', seconds);
    throw error;
  }
};
