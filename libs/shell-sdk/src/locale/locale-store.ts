import type { LanTp } from '@narae/i18n';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { expiringStorage } from '../session/expiring-storage.ts';

interface LocaleState {
  readonly lan_tp: LanTp | null;
}

interface CompanyState {
  readonly company_type: string | null;
}

const PARTNER_HOURS = 24;

/** The chosen language, kept as `lan_tp` (SHELL-14). */
export const localeStore = create<LocaleState>()(
  persist((): LocaleState => ({ lan_tp: null }), { name: 'lan_tp', storage: expiringStorage<LocaleState>() }),
);

/** The partner whose link brought the visitor, kept as `company_type` for a day (ACCOUNT-19). */
export const companyStore = create<CompanyState>()(
  persist((): CompanyState => ({ company_type: null }), {
    name: 'company_type',
    storage: expiringStorage<CompanyState>(PARTNER_HOURS),
  }),
);
