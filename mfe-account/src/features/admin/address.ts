import type { PageValues } from '@narae/contracts/href';
import { href } from '@narae/shell-sdk';

export const adminLink = (view: string, more: PageValues<'adminMembers'> = {}): string =>
  href('adminMembers', { view, ...more });
