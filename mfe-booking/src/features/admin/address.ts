import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** Where a part of the back office is; `more` of the address is the part's own concern, such as the `id` of one thing. */
export const adminLink = (view: string, more: PageValues<'adminBooking'> = {}): string =>
  href('adminBooking', { view, ...more });

/** A day YYYY-MM-DD as it stands in an address; empty where it is none. */
export const dayIn = (text: string | null): string => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? new Date(`${text}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text ?? '') ? (text ?? '') : '';
};
