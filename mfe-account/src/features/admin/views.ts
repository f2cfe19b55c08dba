import { lazy } from 'react';

/** The parts of the back office of members in the order of its menu, each loaded when it is opened; named `part_<view>`. */
export const parts = {
  members: lazy(() => import('./members/members-part.tsx')),
  visits: lazy(() => import('./visits/visits-part.tsx')),
  audit: lazy(() => import('./audit/audit-part.tsx')),
  security: lazy(() => import('./security/security-part.tsx')),
} as const;
