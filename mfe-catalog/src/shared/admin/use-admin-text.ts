import './texts.ts';
import type { PackKey } from '@narae/i18n';
import { useT, LAN_TPS, LANGUAGES, type LanTp } from '@narae/shell-sdk';

type Key = PackKey<'catalogAdmin'>;

/** Names of fields, choices and kinds; a field without one shows its key. */
export function useAdminNames() {
  const t = useT('catalogAdmin');
  const named = (key: string, name: string): string => {
    const text = t(key as Key);
    return text === key ? name : text;
  };
  /** "contents", "hotels.0.names" → the names on the way, joined. */
  const path = (steps: string): string =>
    steps
      .split('.')
      .map((step) =>
        /^\d+$/.test(step) ? String(Number(step) + 1) : step === 'alt' ? t('picture_alt') : field(step),
      )
      .join(' · ');
  /** Texts in every language have a field for each, under the language's own name. */
  const field = (name: string): string =>
    LAN_TPS.includes(name as LanTp) ? LANGUAGES[name as LanTp].ownName : named(`field_${name}`, name);
  return {
    field,
    path,
    choice: (name: string, value: string): string => {
      const key = /^(ticket|deposit|use)_yn$/.test(name) ? `yn_${value}` : `${name}_${value || 'none'}`;
      return named(`choice_${key}`, value);
    },
    kind: (kind: string): string => named(`kind_${kind}`, kind),
  };
}

/** Korean, English, and the rest. */
export const languages: readonly LanTp[] = [...new Set<LanTp>(['KOR', 'ENG', ...LAN_TPS])];
