import { useLocale, useT } from '@narae/shell-sdk';
import { LAN_TPS, LANGUAGES, currencyOf, findLanTp } from '@narae/i18n';
import { cx, IconGlobe } from '@narae/ui';
import type { ReactNode } from 'react';
import css from './language-select.module.css';

interface Props {
  readonly className?: string | undefined;
  readonly showCurrency?: boolean;
}

/** CNH is the wire's word; people know the money as CNY. */
const shownCurrency = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' } as const;

/** The language selector; the currency follows the language. A choice is stored and reloads home. */
export function LanguageSelect({ className, showCurrency = false }: Props): ReactNode {
  const common = useT('common');
  const { lanTp, setLanTp } = useLocale();
  return (
    <span className={cx(css.wrap, className)}>
      <IconGlobe size={20} />
      <select
        className={css.select}
        aria-label={common('nav_language_currency')}
        value={lanTp}
        onChange={({ target }) => setLanTp(findLanTp(target.value) ?? 'ENG')}
      >
        {LAN_TPS.map((value) => (
          <option key={value} value={value} lang={LANGUAGES[value].tag}>
            {showCurrency
              ? `${LANGUAGES[value].ownName} · ${shownCurrency[currencyOf(value)]}`
              : LANGUAGES[value].ownName}
          </option>
        ))}
      </select>
    </span>
  );
}
