import { lazy } from 'react';

/** In the order of the menu, loaded when opened; named `part_<view>`. */
export const parts = {
  queue: lazy(() => import('./queue/queue-part.tsx')),
  questions: lazy(() => import('./questions/questions-part.tsx')),
  templates: lazy(() => import('./templates/templates-part.tsx')),
  comments: lazy(() => import('./comments/comments-part.tsx')),
  reviews: lazy(() => import('./reviews/reviews-part.tsx')),
  notices: lazy(() => import('./notices/notices-part.tsx')),
  faq: lazy(() => import('./faq/faq-part.tsx')),
  blocks: lazy(() => import('./blocks/blocks-part.tsx')),
  words: lazy(() => import('./words/words-part.tsx')),
  audit: lazy(() => import('./audit/audit-part.tsx')),
} as const;
