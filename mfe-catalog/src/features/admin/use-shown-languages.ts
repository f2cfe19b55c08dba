import { useLocale, useSession, type LanTp } from '@narae/shell-sdk';
import { useCallback, useState } from 'react';
import { languages } from '../../shared/admin/languages.ts';
import { keepLanguages, keptLanguages, type LanguagePair } from './kept-languages.ts';
import { useMedia } from './use-media.ts';

/** From here on there is room for two languages beside each other. */
const WIDE = '(min-width: 1100px)';

export interface ShownLanguages {
  /** From left to right: two on a wide screen, one on a narrow one. */
  readonly shown: readonly LanTp[];
  /** Chooses the language of a column, counted from 0; whoever chooses the other column's swaps them. */
  readonly choose: (place: number, lanTp: LanTp) => void;
  /** Makes sure that a language is among those that are shown. */
  readonly show: (lanTp: LanTp) => void;
}

const withChoice = ([left, right]: LanguagePair, place: number, lanTp: LanTp): LanguagePair => {
  if (place === 0) return [lanTp, lanTp === right ? left : right];
  return [lanTp === left ? right : left, lanTp];
};

/** Which languages a form shows (CATALOG-11); remembered for each person on their device. */
export const useShownLanguages = (): ShownLanguages => {
  const { lanTp: own } = useLocale();
  const { user } = useSession();
  const mem_id = user?.mem_id ?? '';
  const [pair, setPair] = useState<LanguagePair>(
    () => keptLanguages(mem_id) ?? [own, languages.find((one) => one !== own) ?? own],
  );
  const wide = useMedia(WIDE);
  const choose = useCallback(
    (place: number, lanTp: LanTp): void =>
      setPair((known) => {
        const next = withChoice(known, place, lanTp);
        keepLanguages(mem_id, next);
        return next;
      }),
    [mem_id],
  );
  const show = useCallback(
    (lanTp: LanTp): void => {
      const places = wide ? 2 : 1;
      setPair((known) =>
        known.slice(0, places).includes(lanTp) ? known : withChoice(known, places - 1, lanTp),
      );
    },
    [wide],
  );
  return { shown: wide ? pair : pair.slice(0, 1), choose, show };
};
