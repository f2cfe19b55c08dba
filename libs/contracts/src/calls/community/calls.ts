import { commentCalls } from './comments.calls.ts';
import { deskCalls, memberSaidCalls, templateCalls, translationCalls } from './desk.calls.ts';
import { faqCalls, noticeCalls } from './notices.calls.ts';
import { moderationCalls } from './moderation.calls.ts';
import { questionCalls } from './questions.calls.ts';
import { reviewCalls } from './reviews.calls.ts';

export const communityCalls = {
  ...commentCalls,
  ...deskCalls,
  ...faqCalls,
  ...memberSaidCalls,
  ...moderationCalls,
  ...noticeCalls,
  ...questionCalls,
  ...reviewCalls,
  ...templateCalls,
  ...translationCalls,
};
