import type { PostKind } from '@narae/contracts';
import { commentKind } from '../comments/comment-kind.ts';
import { questionKind } from '../questions/question-kind.ts';
import { reviewKind } from '../reviews/review-kind.ts';
import type { PostKindRow } from './post-kind.ts';

/** What can be reported and decided on (COMMUNITY-30). */
export const postKinds: Readonly<Record<PostKind, PostKindRow>> = {
  comment: commentKind,
  question: questionKind,
  review: reviewKind,
};
