import { lazy, type ComponentType } from 'react';

/** A section of my account. */
export interface AccountSection {
  /** Its place on the page: `#<id>` leads to it. */
  readonly id: string;
  readonly Section: ComponentType;
}

/** The sections of /myAccount, in their order (ACCOUNT-25). Each is a feature with texts of its own. */
export const accountSections: readonly AccountSection[] = [
  { id: 'leave', Section: lazy(() => import('../../features/leave/leave-section.tsx')) },
];
