import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** Where a part of the back office of what people say is; `more` of the address is the part's own concern. */
export const adminLink = (view: string, more: PageValues<'adminCommunity'> = {}): string =>
  href('adminCommunity', { view, ...more });
