import { bookingCalls } from '@narae/contracts';
import { serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { WaitingListContext } from './context.ts';
import { shopperOf } from '../kernel/index.ts';
import { acceptOffer } from './member/accept-offer.ts';
import { endQueue, showParties, showQueues } from './queue/admin-queues.ts';
import { joinWaitingList } from './member/join-waiting-list.ts';
import { leaveWaitingList } from './member/leave-waiting-list.ts';
import { listMyWaiting } from './member/list-my-waiting.ts';

/** The waiting list (SEAT-7). */
export const waitingListRoutes = (app: FastifyInstance, context: WaitingListContext): void => {
  serve(app, bookingCalls.waitingJoin, async (request, ctx) => {
    const { mem_id, emailConfirmed } = ctx.member();
    const joiner = { mem_id, emailConfirmed, lanTp: ctx.lanTp };
    return { ...success, waiting_id: await joinWaitingList(context, request, joiner) };
  });
  serve(app, bookingCalls.waitingMine, (_input, ctx) =>
    listMyWaiting(context, { mem_id: ctx.member().mem_id, lanTp: ctx.lanTp }),
  );
  serve(app, bookingCalls.waitingAccept, async ({ waiting_id }, ctx) => ({
    ...success,
    ...(await acceptOffer(context, waiting_id, shopperOf(ctx))),
  }));
  serve(app, bookingCalls.waitingLeave, async ({ waiting_id }, ctx) => {
    await leaveWaitingList(context, waiting_id, ctx.member().mem_id);
    return success;
  });
  serve(app, bookingCalls.waitingQueues, ({ kind }, ctx) => showQueues(context, kind, ctx.lanTp));
  serve(app, bookingCalls.waitingParties, ({ over = false, after, ...queue }) =>
    showParties(context, queue, { over, after }),
  );
  serve(app, bookingCalls.waitingEnd, async (queue, ctx) => ({
    ...success,
    ended: await endQueue(context, queue, ctx.member().mem_id),
  }));
};
