import { formatMoney, currencyOf, useLanTp, useT } from '@narae/i18n';
import { WORDS } from '../words.ts';

/** Samples, shared texts and money of the language the gallery is shown in. */
export function useWords() {
  const lanTp = useLanTp();
  const t = useT('common');
  const rate = { CNH: 190, KRW: 1, USD: 1380 }[currencyOf(lanTp)];
  const money = (krw: number) => formatMoney(Math.round(krw / rate), currencyOf(lanTp), lanTp);
  const w = (key: string) => WORDS[lanTp][key] ?? key;
  return { t, w, money, lanTp };
}
