import { lazyPart } from '@narae/shell-sdk';

/** In the order of the menu, loaded when opened; named `part_<view>`. */
export const parts = {
  queue: lazyPart(() => import('./queue/queue-part.tsx')),
  questions: lazyPart(() => import('./questions/questions-part.tsx')),
  templates: lazyPart(() => import('./templates/templates-part.tsx')),
  comments: lazyPart(() => import('./comments/comments-part.tsx')),
  reviews: lazyPart(() => import('./reviews/reviews-part.tsx')),
  notices: lazyPart(() => import('./notices/notices-part.tsx')),
  faq: lazyPart(() => import('./faq/faq-part.tsx')),
  blocks: lazyPart(() => import('./blocks/blocks-part.tsx')),
  words: lazyPart(() => import('./words/words-part.tsx')),
  audit: lazyPart(() => import('./audit/audit-part.tsx')),
} as const;
