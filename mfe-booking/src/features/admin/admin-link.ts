import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** Where a part of the back office is; `more` of the address is the part's own concern, such as the `id` of one thing. */
export const adminLink = (view: string, more: PageValues<'adminBooking'> = {}): string =>
  href('adminBooking', { view, ...more });
