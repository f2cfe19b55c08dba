import { currencyOf, findLanTp, LAN_TPS, LANGUAGES, type LanTp } from '@narae/i18n';
import { useLocale, useT } from '@narae/shell-sdk';
import { cx, IconChevronDown, IconGlobe } from '@narae/ui';
import { useRef, useState, type ReactNode } from 'react';
import css from './language-select.module.css';

/** CNH is known to people as CNY. */
const shownCurrency = { CNH: 'CNY', KRW: 'KRW', USD: 'USD' } as const;

/** Milliseconds: a change this soon after a key comes from a closed list. */
const AT_ONCE_MS = 100;

/**
 * A choice reloads home in the new language and currency. Keys that change the closed list only go through
 * it; Enter, or going on, chooses (WCAG 3.2.2). The native select lies invisibly over its own words.
 */
export function LanguageSelect({ className }: { readonly className?: string | undefined }): ReactNode {
  const common = useT('common');
  const { lanTp, setLanTp } = useLocale();
  const [browsed, setBrowsed] = useState<LanTp | null>(null);
  const pressedAt = useRef(-Infinity);
  const shown = browsed ?? lanTp;
  const choose = (): void => {
    if (browsed && browsed !== lanTp) setLanTp(browsed);
  };
  return (
    <span className={cx(css.wrap, className)}>
      <IconGlobe size={20} className={css.globe} />
      <span aria-hidden="true">
        {LANGUAGES[shown].ownName}
        <span className={css.currency}> · {shownCurrency[currencyOf(shown)]}</span>
      </span>
      <IconChevronDown size={16} />
      <select
        className={css.select}
        aria-label={common('nav_language_currency')}
        value={shown}
        onKeyDown={({ key, timeStamp }) => {
          if (key === 'Enter') choose();
          pressedAt.current = key === 'Enter' || key === ' ' ? -Infinity : timeStamp;
        }}
        onChange={({ target, timeStamp }) => {
          const chosen = findLanTp(target.value) ?? 'ENG';
          if (timeStamp - pressedAt.current < AT_ONCE_MS) setBrowsed(chosen);
          else setLanTp(chosen);
        }}
        onBlur={choose}
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
