import type { Connection, Model } from 'mongoose';
import type { SignInContext } from '../sign-in/index.ts';
import { activityModel, type StoredActivity } from './activity/activity.model.ts';
import { pictureModel, type StoredPicture } from './picture.model.ts';

export interface ProfileStore {
  readonly activities: Model<StoredActivity>;
  readonly pictures: Model<StoredPicture>;
}

export interface ProfileContext extends SignInContext, ProfileStore {}

export const profileStore = (store: Connection): ProfileStore => ({
  activities: activityModel(store),
  pictures: pictureModel(store),
});
