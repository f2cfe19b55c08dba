import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({
  namespace,
  fragments: {
    'mfe-catalog/home-shelves': { component: () => import('../features/home-shelves/home-shelves.tsx') },
    'mfe-catalog/html-field': { component: () => import('../features/admin/html/html-field.tsx') },
  },
});
