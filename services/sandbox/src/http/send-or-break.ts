import type { FastifyReply } from 'fastify';

/** Sends an answer; without one the line breaks, so that the merchant cannot know what became of its request. */
export const sendOrBreak = (reply: FastifyReply, answer: unknown): FastifyReply => {
  if (answer !== null) return reply.send(answer);
  reply.hijack();
  reply.raw.destroy();
  return reply;
};
