import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({
  namespace,
  fragments: {
    'mfe-booking/waiting-button': {
      component: () => import('../shared/waiting/waiting-button.tsx'),
      query: true,
    },
    'mfe-booking/waiting-entries': {
      component: () => import('../features/waiting/waiting-entries.tsx'),
      query: true,
    },
    'mfe-booking/companions': {
      component: () => import('../features/companions/saved-companions.tsx'),
      query: true,
    },
    'mfe-booking/custom-trips': {
      component: () => import('../features/custom-trips/custom-trips.tsx'),
      query: true,
    },
  },
});
