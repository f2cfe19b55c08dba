import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({
  namespace,
  fragments: {
    'mfe-community/comments': {
      component: () => import('../features/comments/comments.tsx'),
      query: true,
    },
  },
});
