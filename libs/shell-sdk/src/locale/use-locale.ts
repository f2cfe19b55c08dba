import { currencyOf, htmlLang, useLanTp, type Currency, type LanTp } from '@narae/i18n';
import { useStore } from 'zustand';
import { reloadHome } from '../navigation/reload-home.ts';
import { companyStore, localeStore } from './locale-store.ts';

export interface Locale {
  readonly lanTp: LanTp;
  readonly currency: Currency;
  /** For `lang` attributes and Intl. */
  readonly htmlLang: string;
  /** Stores the choice and reloads home (SHELL-3). */
  readonly setLanTp: (lanTp: LanTp) => void;
}

function choose(lanTp: LanTp): void {
  localeStore.setState({ lan_tp: lanTp });
  reloadHome(lanTp);
}

/** Language and currency of the page. */
export function useLocale(): Locale {
  const lanTp = useLanTp();
  return { lanTp, currency: currencyOf(lanTp), htmlLang: htmlLang(lanTp), setLanTp: choose };
}

/** The partner code sent with sign-up and orders, or undefined. */
export function useCompanyType(): string | undefined {
  return useStore(companyStore, (state) => state.company_type) ?? undefined;
}
