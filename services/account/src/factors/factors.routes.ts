import { accountCalls } from '@narae/contracts';
import { DomainError, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { FactorsContext } from './context.ts';
import { callerOf, enter, labelOf } from '../sessions/index.ts';
import { addPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys/my-passkeys.ts';
import { beginAdding, beginProof, beginSignIn } from './passkeys/begin-passkeys.ts';
import { checkPasskey, proveByPasskey } from './passkeys/check-passkey.ts';
import { beginSetUp, confirmSetUp, makeRecoveryCodes } from './second-factor/set-up.ts';
import { enterCode } from './second-factor/enter-code.ts';
import { showSecondFactor } from './second-factor/second-factor.ts';

/** Passkeys (ACCOUNT-31). */
export const passkeyRoutes = (app: FastifyInstance, context: FactorsContext): void => {
  serve(app, accountCalls.passkeyOptions, (_input, { request, reply }) =>
    beginSignIn(context, context.browsers.give(request, reply)),
  );
  serve(app, accountCalls.passkeySignIn, async ({ passkey }, { request, reply, network }) => {
    await context.limiter.count('passkey-ip', network);
    const holder = context.browsers.read(request);
    if (holder === null) throw new DomainError('passkey_expired');
    const member = await checkPasskey(context, passkey, { purpose: 'sign_in', holder });
    return { ...success, user: await enter(context, member, { request, reply, method: 'passkey' }) };
  });
  serve(app, accountCalls.myPasskeys, (_input, ctx) => listPasskeys(context, ctx.member()));
  serve(app, accountCalls.passkeyAddOptions, ({ mem_password }, ctx) =>
    beginAdding(context, ctx.member(), callerOf(context, ctx), mem_password),
  );
  serve(app, accountCalls.passkeyAdd, async ({ passkey }, ctx) => ({
    ...success,
    passkey_id: await addPasskey(context, ctx.member(), passkey, labelOf(ctx.request.headers['user-agent'])),
  }));
  serve(app, accountCalls.passkeyRename, async (given, ctx) => {
    await renamePasskey(context, ctx.member(), given);
    return success;
  });
  serve(app, accountCalls.passkeyRemove, async (given, ctx) => {
    await removePasskey(context, ctx.member(), given, callerOf(context, ctx));
    return success;
  });
  serve(app, accountCalls.passkeyProveOptions, (_input, ctx) => beginProof(context, ctx.member()));
  serve(app, accountCalls.passkeyProve, async ({ passkey }, ctx) => {
    await proveByPasskey(context, ctx.member(), passkey);
    return success;
  });
};

/** The second factor of administrators (ACCOUNT-30). */
export const secondFactorRoutes = (app: FastifyInstance, context: FactorsContext): void => {
  serve(app, accountCalls.secondFactor, (_input, ctx) => showSecondFactor(context, ctx.member()));
  serve(app, accountCalls.secondFactorBegin, ({ mem_password }, ctx) =>
    beginSetUp(context, ctx.member(), callerOf(context, ctx), mem_password),
  );
  serve(app, accountCalls.secondFactorConfirm, async ({ code }, ctx) => ({
    recovery_codes: await confirmSetUp(context, ctx.member(), code),
  }));
  serve(app, accountCalls.secondFactorEnter, async ({ code }, ctx) => {
    await enterCode(context, ctx.member(), code);
    return success;
  });
  serve(app, accountCalls.recoveryCodesMake, async ({ mem_password }, ctx) => ({
    recovery_codes: await makeRecoveryCodes(context, ctx.member(), callerOf(context, ctx), mem_password),
  }));
};
