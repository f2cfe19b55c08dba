import { href } from '@narae/shell-sdk';
import { lazy } from 'react';

/**
 * The parts of booking's back office in the order of its menu, each loaded when it is opened. Its name is the text
 * `part_<view>`; what stands in the address beside `view` is its own concern.
 */
export const parts = {
  mails: lazy(() => import('./mails/mails-part.tsx')),
  audit: lazy(() => import('./audit/audit-part.tsx')),
} as const;
export type View = keyof typeof parts;

export const views = Object.keys(parts) as readonly View[];

/** Where a part of the back office is; `more` such as the `id` of one thing. */
export const officeLink = (view: View, more: { readonly id?: string } = {}): string =>
  href('adminBooking', { view, ...more });
