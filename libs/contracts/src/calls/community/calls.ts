import { commentCalls } from './comments.calls.ts';
import { deskCalls } from './desk.calls.ts';
import { faqCalls } from './faq.calls.ts';
import { memberCalls } from './members.calls.ts';
import { moderationCalls } from './moderation.calls.ts';
import { noticeCalls } from './notices.calls.ts';
import { questionCalls } from './questions.calls.ts';
import { reviewCalls } from './reviews.calls.ts';
import { templateCalls } from './templates.calls.ts';
import { translationCalls } from './translation.calls.ts';

/** Every call that the community answers. */
export const communityCalls = {
  ...commentCalls,
  ...deskCalls,
  ...faqCalls,
  ...memberCalls,
  ...moderationCalls,
  ...noticeCalls,
  ...questionCalls,
  ...reviewCalls,
  ...templateCalls,
  ...translationCalls,
};
