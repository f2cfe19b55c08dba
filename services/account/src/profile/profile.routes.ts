import { accountCalls } from '@narae/contracts';
import { DomainError, readImageUpload, serve, success } from '@narae/service-kit';
import type { FastifyInstance } from 'fastify';
import type { ProfileContext } from './context.ts';
import { callerOf } from '../sessions/index.ts';
import { changeProfile, showProfile } from './profile.ts';
import { readPicture, removePicture, setPicture } from './pictures.ts';
import { listActivity } from './activity/activity.ts';

/** The member's own profile (ACCOUNT-27). */
export const profileRoutes = (app: FastifyInstance, context: ProfileContext): void => {
  serve(app, accountCalls.myProfile, (_input, ctx) => showProfile(context, ctx.member().mem_id));

  serve(app, accountCalls.profileChange, async ({ mem_password, ...form }, ctx) => ({
    ...success,
    user: await changeProfile(context, ctx.member(), form, { caller: callerOf(context, ctx), mem_password }),
  }));

  serve(app, accountCalls.profilePicture, async (_input, ctx) => {
    const who = ctx.member();
    await context.limiter.count('picture', who.mem_id);
    const image = await readImageUpload(ctx.request);
    return { ...success, user: await setPicture(context, who, image) };
  });

  serve(app, accountCalls.profilePictureDelete, async (_input, ctx) => ({
    ...success,
    user: await removePicture(context, ctx.member()),
  }));

  serve(app, accountCalls.memberPicture, async ({ file_name }, ctx) => {
    const bytes = await readPicture(context, file_name);
    if (!bytes) throw new DomainError('picture_not_found');
    // An identifier never gets another picture, so browsers need not ask again.
    return ctx.reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('x-content-type-options', 'nosniff')
      .type('image/webp')
      .send(bytes);
  });
};

/** The caller's own log (ACCOUNT-21). */
export const activityRoutes = (app: FastifyInstance, context: ProfileContext): void => {
  serve(app, accountCalls.myActivity, ({ after }, ctx) => listActivity(context, ctx.member().mem_id, after));
};
