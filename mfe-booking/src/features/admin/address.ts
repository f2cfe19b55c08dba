import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** The part itself reads `more`, such as an `id`. */
export const adminLink = (view: string, more: PageValues<'adminBooking'> = {}): string =>
  href('adminBooking', { view, ...more });
