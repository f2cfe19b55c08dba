import { useLocale, useSession, type LanTp, LAN_TPS } from '@narae/shell-sdk';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { languages } from '../../shared/admin/use-admin-text.ts';

/** Two languages have room from this width on. */
const WIDE = '(min-width: 1100px)';

interface ShownLanguages {
  /** From left to right: two on a wide screen, one on a narrow one. */
  readonly shown: readonly LanTp[];
  /** Chooses a column's language, counted from 0; the other column's language swaps both. */
  readonly choose: (place: number, lanTp: LanTp) => void;
  readonly show: (lanTp: LanTp) => void;
}

const withChoice = ([left, right]: LanguagePair, place: number, lanTp: LanTp): LanguagePair => {
  if (place === 0) return [lanTp, lanTp === right ? left : right];
  return [lanTp === left ? right : left, lanTp];
};

/** The languages a form shows (CATALOG-11), remembered for each person on their device. */
export const useShownLanguages = (): ShownLanguages => {
  const { lanTp: own } = useLocale();
  const { user } = useSession();
  const mem_id = user?.mem_id ?? '';
  const [pair, setPair] = useState<LanguagePair>(
    () => keptLanguages(mem_id) ?? [own, languages.find((lanTp) => lanTp !== own) ?? own],
  );
  const wide = useMedia(WIDE);
  const choose = useCallback(
    (place: number, lanTp: LanTp): void =>
      setPair((current) => {
        const next = withChoice(current, place, lanTp);
        keepLanguages(mem_id, next);
        return next;
      }),
    [mem_id],
  );
  const show = useCallback(
    (lanTp: LanTp): void => {
      const places = wide ? 2 : 1;
      setPair((current) =>
        current.slice(0, places).includes(lanTp) ? current : withChoice(current, places - 1, lanTp),
      );
    },
    [wide],
  );
  return { shown: wide ? pair : pair.slice(0, 1), choose, show };
};

type LanguagePair = readonly [LanTp, LanTp];

const nameOf = (mem_id: string): string => `admin_languages_${mem_id}`;

const keptLanguages = (mem_id: string): LanguagePair | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(nameOf(mem_id)) ?? 'null');
    if (!Array.isArray(stored)) return null;
    const [left, right] = stored.map((name) => LAN_TPS.find((lanTp) => lanTp === name));
    return left && right && left !== right ? [left, right] : null;
  } catch {
    return null;
  }
};

const keepLanguages = (mem_id: string, pair: LanguagePair): void => {
  try {
    localStorage.setItem(nameOf(mem_id), JSON.stringify(pair));
  } catch {
    // Without storage the choice lasts as long as the page.
  }
};

/** False where media queries are not supported. */
const useMedia = (query: string): boolean => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
};
