import type { SalesKey } from '@narae/contracts';
import { LAN_TPS, LANGUAGES, type Currency } from '@narae/contracts/languages';
import { providerCurrency } from '@narae/rules';
import { useFormat, useT } from '@narae/shell-sdk';

interface Named {
  readonly key: string;
  readonly title: string;
}

const languageOf = (key: string): string => {
  const known = LAN_TPS.find((one) => one === key);
  return known ? LANGUAGES[known].ownName : key;
};

/** What a row of sales is called: the day, the product, the language by its own name, the currency as people know it. */
export function useRowName(by: SalesKey): (row: Named) => string {
  const t = useT('bookingSales');
  const format = useFormat();
  const names: Readonly<Record<SalesKey, (row: Named) => string>> = {
    day: ({ key }) => format.date(key, 'day'),
    product: ({ key, title }) => title || key,
    language: ({ key }) => languageOf(key),
    currency: ({ key }) => providerCurrency[key as Currency],
  };
  return (row) => (row.key === '' ? t('others') : names[by](row));
}
