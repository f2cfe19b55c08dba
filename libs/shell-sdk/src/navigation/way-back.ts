import { pageAt, href } from '@narae/contracts/href';
import type { PageName } from '@narae/contracts/pages';
import type { LanTp } from '@narae/i18n';

/** Stands for this site, so that nobody is led to another one. */
const HERE = 'https://here.invalid';

/** Pages of signing in are no targets. */
const noWayBack: readonly PageName[] = ['login', 'loginResult', 'loginout', 'join'];

/** As path and query (SHELL-9); undefined for other sites, unknown pages and those of signing in. */
export function wayBack(path: string | undefined): string | undefined {
  if (!path?.startsWith('/') || !URL.canParse(path, HERE)) return undefined;
  const { origin, pathname, search } = new URL(path, HERE);
  const page = pageAt(pathname);
  return origin === HERE && page && !noWayBack.includes(page) ? `${pathname}${search}` : undefined;
}

/** After signing in or out and after a change of language (SHELL-3, ACCOUNT-5, ACCOUNT-6). */
export function reloadHome(lanTp: LanTp): void {
  location.assign(href('home', { lan_tp: lanTp }));
}
