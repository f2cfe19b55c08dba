import { defineFragments } from '@narae/shell-sdk';
import { namespace } from '../texts.ts';

export default defineFragments({
  namespace,
  fragments: {
    'mfe-account/login-dialog': { component: () => import('../features/login/login-dialog.tsx') },
    'mfe-account/join-dialog': { component: () => import('../features/sign-up/sign-up-dialog.tsx') },
    'mfe-account/find-dialog': { component: () => import('../features/find/find-dialog.tsx') },
    'mfe-account/withdraw-dialog': {
      component: () => import('../features/leave/leave-dialog.tsx'),
      query: true,
    },
    'mfe-account/passkey-offer': {
      component: () => import('../features/passkeys/passkey-offer.tsx'),
      query: true,
    },
    'mfe-account/confirm-dialog': {
      component: () => import('../features/second-factor/confirm-dialog.tsx'),
      query: true,
    },
    'mfe-account/second-factor': {
      component: () => import('../features/second-factor/second-factor.tsx'),
      query: true,
    },
  },
});
