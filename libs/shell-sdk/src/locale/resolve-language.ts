import { LANGUAGE_COOKIES, LANGUAGE_KEPT_S } from '@narae/contracts/languages';
import { findLanTp, resolveLanTp, type LanTp } from '@narae/i18n';
import { companyStore, localeStore } from './locale-store.ts';

const COMPANY_TYPE = /^[A-Za-z0-9_-]{1,40}$/;

/** The choice where the edge sees it, and keeps it of a link that was followed before this ran. */
const SERVER_LANGUAGE = /(?:^|; )(?:__Host-)?lan_tp=(\w+)/;

/**
 * The language of this page: query `lan_tp`, then the stored choice, then the browser's languages (SHELL-2).
 * A choice made by link is stored, so that it holds on the pages that follow.
 */
export function resolveLanguage(search: string, browserLanguages: readonly string[]): LanTp {
  const query = new URLSearchParams(search).get('lan_tp');
  const stored = localeStore.getState().lan_tp ?? findLanTp(SERVER_LANGUAGE.exec(document.cookie)?.[1]);
  const lanTp = resolveLanTp(query, stored, browserLanguages);
  const chosen = findLanTp(query) ?? stored;
  if (chosen) {
    localeStore.setState({ lan_tp: chosen });
    setServerLanguage(lanTp);
  }
  return lanTp;
}

/** So that pages arrive in this language. */
function setServerLanguage(lanTp: LanTp): void {
  const https = location.protocol === 'https:';
  const name = LANGUAGE_COOKIES[https ? 0 : 1];
  document.cookie = `${name}=${lanTp}; path=/; max-age=${LANGUAGE_KEPT_S}; samesite=lax${https ? '; secure' : ''}`;
}

/** Keeps the partner named by a link (`company_type`); anything that is no partner code is ignored. */
export function rememberCompany(search: string): void {
  const company = new URLSearchParams(search).get('company_type');
  if (company && COMPANY_TYPE.test(company)) companyStore.setState({ company_type: company });
}
