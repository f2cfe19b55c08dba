import { lazy, type ComponentType } from 'react';

/** A section of my account. */
export interface AccountSection {
  /** Its place on the page: `#<id>` leads to it. */
  readonly id: string;
  readonly Section: ComponentType;
}

/** The sections of /myAccount, in their order (ACCOUNT-25). Each is a feature with texts of its own. */
export const accountSections: readonly AccountSection[] = [
  { id: 'joining', Section: lazy(() => import('../../features/joining/joining-section.tsx')) },
  { id: 'profile', Section: lazy(() => import('../../features/my-account/profile-section.tsx')) },
  { id: 'email', Section: lazy(() => import('../../features/my-account/email-section.tsx')) },
  { id: 'password', Section: lazy(() => import('../../features/my-account/password-section.tsx')) },
  { id: 'passkeys', Section: lazy(() => import('../../features/my-account/passkeys-section.tsx')) },
  {
    id: 'second-factor',
    Section: lazy(() => import('../../features/second-factor/second-factor-section.tsx')),
  },
  { id: 'providers', Section: lazy(() => import('../../features/my-account/providers-section.tsx')) },
  { id: 'sessions', Section: lazy(() => import('../../features/my-account/sessions-section.tsx')) },
  { id: 'companions', Section: lazy(() => import('../../features/my-account/companions-section.tsx')) },
  { id: 'mails', Section: lazy(() => import('../../features/mails/mails-section.tsx')) },
  { id: 'activity', Section: lazy(() => import('../../features/my-account/activity-section.tsx')) },
  { id: 'export', Section: lazy(() => import('../../features/export/export-section.tsx')) },
  { id: 'leave', Section: lazy(() => import('../../features/leave/leave-section.tsx')) },
];
