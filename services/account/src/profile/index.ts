export { activityOf, forgetActivity, listActivity, moveActivity } from './activity/activity.ts';
export { type ProfileContext, profileStore } from './context.ts';
export { profileModule } from './module.ts';
export { forgetPictures, picturesOf } from './pictures.ts';
