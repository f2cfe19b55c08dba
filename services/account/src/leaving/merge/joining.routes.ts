import { accountCalls } from '@narae/contracts';
import { serve } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { AccountContext } from '../../context.ts';
import { callerOf } from '../../sessions/devices/caller.ts';
import { sessionUserOf } from '../../sessions/session-user.view.ts';
import { joinAccounts } from './join-accounts.ts';
import { showOffer } from './show-offer.ts';

/** Joining two accounts of one member (ACCOUNT-36). */
export const joiningRoutes = (app: FastifyInstance, context: AccountContext): void => {
  serve(app, accountCalls.joinOffer, (_input, ctx) => showOffer(context, ctx.member()));

  serve(app, accountCalls.accountsJoin, async ({ mem_password }, ctx) => {
    const user = ctx.member();
    const member = await joinAccounts(context, user, { caller: callerOf(context, ctx), mem_password });
    return { user: sessionUserOf(member, !user.secondFactorNeeded) };
  });
};
