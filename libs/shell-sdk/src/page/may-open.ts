import { mayAct, roleOf } from '@narae/contracts/admin-role';
import { pages, type Page, type PageName } from '@narae/contracts/pages';
import type { SessionUser } from '@narae/contracts';

/** Whether a page is open to somebody of this role (ACCOUNT-13); whether one must be signed in is the page's guard. */
export function mayOpen(name: PageName, user: SessionUser | null): boolean {
  const { role }: Page = pages[name];
  return role === undefined || (user !== null && mayAct(roleOf(user), role));
}
