import { Refusal } from '@narae/service-kit';
import type { FastifyReply } from 'fastify';

/** Says in the header retry-after what a rate_limited refusal says in words. */
export const tellWhenToRetry = async <Result>(
  reply: FastifyReply,
  work: Promise<Result>,
): Promise<Result> => {
  try {
    return await work;
  } catch (error) {
    const seconds = error instanceof Refusal && error.key === 'rate_limited' && error.params?.['seconds'];
    if (seconds) reply.header('retry-after', seconds);
    throw error;
  }
};
