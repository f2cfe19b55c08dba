import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

export const adminLink = (view: string, more: PageValues<'adminMembers'> = {}): string =>
  href('adminMembers', { view, ...more });

const dayForm = /^\d{4}-\d\d-\d\d$/;

/** Empty where the text is no day YYYY-MM-DD. */
export const dayIn = (text: string | null): string =>
  text !== null && dayForm.test(text) && !Number.isNaN(Date.parse(text)) ? text : '';
