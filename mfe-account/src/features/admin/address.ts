import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

/** Where a part of the back office of members is; `more` of the address is the part's own concern. */
export const adminLink = (view: string, more: PageValues<'adminMembers'> = {}): string =>
  href('adminMembers', { view, ...more });

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Empty where the text is no day YYYY-MM-DD. */
export const dayIn = (text: string | null): string =>
  text !== null && dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
