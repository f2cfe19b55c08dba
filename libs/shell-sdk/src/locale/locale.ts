import {
  type LanTp,
  findLanTp,
  resolveLanTp,
  currencyOf,
  htmlLang,
  useLanTp,
  type Currency,
} from '@narae/i18n';
import { create, useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { LANGUAGE_COOKIES, LANGUAGE_KEPT_S } from '@narae/contracts/languages';
import { expiringStorage } from '../session/expiring-storage.ts';
import { reloadHome } from '../navigation/way-back.ts';

interface LocaleState {
  readonly lan_tp: LanTp | null;
}

interface CompanyState {
  readonly company_type: string | null;
}

const PARTNER_HOURS = 24;

/** Kept as `lan_tp` (SHELL-14). */
export const localeStore = create<LocaleState>()(
  persist((): LocaleState => ({ lan_tp: null }), { name: 'lan_tp', storage: expiringStorage<LocaleState>() }),
);

/** The partner of the visitor's link, stored as `company_type` for a day (ACCOUNT-19). */
export const companyStore = create<CompanyState>()(
  persist((): CompanyState => ({ company_type: null }), {
    name: 'company_type',
    storage: expiringStorage<CompanyState>(PARTNER_HOURS),
  }),
);

const COMPANY_TYPE = /^[A-Za-z0-9_-]{1,40}$/;

/** The edge reads this cookie, and writes it for a link followed before this ran. */
const SERVER_LANGUAGE = /(?:^|; )(?:__Host-)?lan_tp=(\w+)/;

/** Query `lan_tp`, then the stored choice, then the browser's (SHELL-2). A choice made by link is stored. */
export function resolveLanguage(search: string, browserLanguages: readonly string[]): LanTp {
  const query = new URLSearchParams(search).get('lan_tp');
  const stored = localeStore.getState().lan_tp ?? findLanTp(SERVER_LANGUAGE.exec(document.cookie)?.[1]);
  const lanTp = resolveLanTp(query, stored, browserLanguages);
  const chosen = findLanTp(query) ?? stored;
  if (chosen) {
    localeStore.setState({ lan_tp: chosen });
    setServerLanguage(chosen);
  }
  return lanTp;
}

function setServerLanguage(lanTp: LanTp): void {
  const https = location.protocol === 'https:';
  const name = LANGUAGE_COOKIES[https ? 0 : 1];
  document.cookie = `${name}=${lanTp}; path=/; max-age=${LANGUAGE_KEPT_S}; samesite=lax${https ? '; secure' : ''}`;
}

/** Keeps the partner of a link (`company_type`); what is no partner code is ignored. */
export function rememberCompany(search: string): void {
  const company = new URLSearchParams(search).get('company_type');
  if (company && COMPANY_TYPE.test(company)) companyStore.setState({ company_type: company });
}

export interface Locale {
  readonly lanTp: LanTp;
  readonly currency: Currency;
  readonly htmlLang: string;
  /** Stores the choice and reloads home (SHELL-3). */
  readonly setLanTp: (lanTp: LanTp) => void;
}

function choose(lanTp: LanTp): void {
  localeStore.setState({ lan_tp: lanTp });
  reloadHome(lanTp);
}

export function useLocale(): Locale {
  const lanTp = useLanTp();
  return { lanTp, currency: currencyOf(lanTp), htmlLang: htmlLang(lanTp), setLanTp: choose };
}

export function useCompanyType(): string | undefined {
  return useStore(companyStore, (state) => state.company_type) ?? undefined;
}
