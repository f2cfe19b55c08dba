import { pageAt } from '@narae/contracts/href';
import { pages, type Page } from '@narae/contracts/pages';
import { withReqParam } from '@narae/shell-sdk/host';

/**
 * Writes what only the history's reqParam says into the address, so that the next reload is the page it names
 * (SHELL-5). @returns whether there was any: the server has not seen it, and what it rendered is another page
 */
export function completeAddress(): boolean {
  const { pathname, search, hash } = location;
  const name = pageAt(pathname);
  if (!name) return false;
  const state: unknown = history.state;
  // The router keeps what pages hand over under this name.
  const { usr } = (state ?? {}) as { readonly usr?: unknown };
  const { query }: Page = pages[name];
  const completed = withReqParam(search, usr, query);
  if (completed === null) return false;
  history.replaceState(state, '', `${pathname}${completed}${hash}`);
  return true;
}
