import { currencyOf, findLanTp, LAN_TPS, LANGUAGES } from '@narae/i18n';
import { useLocale, useT } from '@narae/shell-sdk';
import { cx, IconChevronDown, IconGlobe } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './language-select.module.css';

/** CNH is the wire's word; people know the money as CNY. */
const shownCurrency = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' } as const;

/**
 * The language selector; the currency follows the language. A choice is stored and reloads home. The native
 * select lies invisibly over its own words, which can be shorter than the entries of its list.
 */
export function LanguageSelect({ className }: { readonly className?: string | undefined }): ReactNode {
  const common = useT('common');
  const { lanTp, currency, setLanTp } = useLocale();
  return (
    <span className={cx(css.wrap, className)}>
      <IconGlobe size={20} className={css.globe} />
      <span aria-hidden="true">
        {LANGUAGES[lanTp].ownName}
        <span className={css.currency}> · {shownCurrency[currency]}</span>
      </span>
      <IconChevronDown size={16} />
      <select
        className={css.select}
        aria-label={common('nav_language_currency')}
        value={lanTp}
        onChange={({ target }) => setLanTp(findLanTp(target.value) ?? 'ENG')}
      >
        {LAN_TPS.map((value) => (
          <option key={value} value={value} lang={LANGUAGES[value].tag}>
            {`${LANGUAGES[value].ownName} · ${shownCurrency[currencyOf(value)]}`}
          </option>
        ))}
      </select>
    </span>
  );
}
