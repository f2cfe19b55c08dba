export { forgetReviews, moveReviews, reviewChanged, reviewKind } from './change-reviews.ts';
export { type ReviewContext, reviewStore } from './context.ts';
export { reviewModule } from './module.ts';
export { ownReviewPicture } from './pictures/review-pictures.ts';
export { exportHelpful, exportReviews } from './read-reviews.ts';
export { forgetTrips, moveTrips } from './trips/trips.ts';
export { joinReviews } from './summary/summaries.ts';
