import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** The part itself reads `more`, such as an `id`. */
export const adminLink = (view: string, more: PageValues<'adminBooking'> = {}): string =>
  href('adminBooking', { view, ...more });

/** Empty where the text is no day YYYY-MM-DD. */
export const dayIn = (text: string | null): string => {
  const at = /^\d{4}-\d\d-\d\d$/.test(text ?? '') ? new Date(`${text}T00:00:00Z`) : null;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text ?? '') ? (text ?? '') : '';
};
