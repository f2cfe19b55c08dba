import type { Connection } from 'mongoose';
import type { ModerationContext } from '../moderation/index.ts';
import { reviewModel, reviewPictureModel, summaryModel } from './review.model.ts';
import { tripModel } from './trips/trip.model.ts';

export const reviewStore = (store: Connection) => ({
  reviews: reviewModel(store),
  reviewPictures: reviewPictureModel(store),
  reviewSummaries: summaryModel(store),
  trips: tripModel(store),
});

export interface ReviewContext extends ModerationContext, ReturnType<typeof reviewStore> {}
