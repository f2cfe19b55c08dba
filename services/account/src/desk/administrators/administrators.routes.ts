import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { listAdministrators } from './list-administrators.ts';

/** Who runs the shop (ACCOUNT-13). */
export const administratorRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.administrators, () => listAdministrators(context));
};
