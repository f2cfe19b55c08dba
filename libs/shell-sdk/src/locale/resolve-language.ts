import { findLanTp, resolveLanTp, type LanTp } from '@narae/i18n';
import { companyStore, localeStore } from './locale-store.ts';

const YEAR_S = 31_536_000;
const COMPANY_TYPE = /^[A-Za-z0-9_-]{1,40}$/;

/**
 * The language of this page: query `lan_tp`, then the stored choice, then the browser's languages (SHELL-2).
 * A choice made by link is stored, so that it holds on the pages that follow.
 */
export function resolveLanguage(search: string, browserLanguages: readonly string[]): LanTp {
  const query = new URLSearchParams(search).get('lan_tp');
  const lanTp = resolveLanTp(query, localeStore.getState().lan_tp, browserLanguages);
  if (findLanTp(query)) localeStore.setState({ lan_tp: lanTp });
  if (localeStore.getState().lan_tp) setServerLanguage(lanTp);
  return lanTp;
}

/** The choice once more where the edge sees it, so that pages arrive in this language. */
function setServerLanguage(lanTp: LanTp): void {
  const [name, secure] = location.protocol === 'https:' ? ['__Host-lan_tp', '; secure'] : ['lan_tp', ''];
  document.cookie = `${name}=${lanTp}; path=/; max-age=${YEAR_S}; samesite=lax${secure}`;
}

/** Keeps the partner named by a link (`company_type`); anything that is no partner code is ignored. */
export function rememberCompany(search: string): void {
  const company = new URLSearchParams(search).get('company_type');
  if (company && COMPANY_TYPE.test(company)) companyStore.setState({ company_type: company });
}
