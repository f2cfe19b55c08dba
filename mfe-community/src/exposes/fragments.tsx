import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({
  namespace,
  fragments: {
    'mfe-community/comments': {
      component: () => import('../features/comments/comments.tsx'),
      query: true,
    },
    'mfe-community/reviews': {
      component: () => import('../features/reviews/reviews.tsx'),
      query: true,
    },
    'mfe-community/review-offers': {
      component: () => import('../features/reviews/review-offers.tsx'),
      query: true,
    },
  },
});
