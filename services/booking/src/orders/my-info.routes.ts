import { bookingCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { BookingContext } from '../context.ts';
import { listMyInfo } from './list-orders.ts';
import { shopperOf } from '../shared/caller.ts';

/** What my info shows of booking (spec §2 My info). */
export const myInfoRoutes = (app: FastifyInstance, context: BookingContext): void => {
  serve(app, bookingCalls.myInfoList, (_input, ctx) => listMyInfo(context, shopperOf(ctx)));
};
