import type { MissingText } from '@narae/contracts/editable';
import { LANGUAGES, useT, type LanTp } from '@narae/shell-sdk';
import { cx, IconButton, IconChevronDown } from '@narae/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { languages } from '../../shared/admin/languages.ts';
import css from './admin.module.css';
import { controlId } from './form-scope.ts';

interface LanguageBarProps {
  /** Which column it is for, where there are two. */
  readonly label: string;
  readonly value: LanTp;
  readonly missing: readonly MissingText[];
  readonly onChange: (lanTp: LanTp) => void;
}

/** Which language's texts a column shows, how many each language still lacks, and the way to the first of them. */
export function LanguageBar({ label, value, missing, onChange }: LanguageBarProps): ReactNode {
  const t = useT('catalogAdmin');
  const bar = useRef<HTMLDivElement>(null);
  const first = missing.find(({ lan_tp }) => lan_tp === value);
  // On a phone the chosen one may stand outside of what is seen: it stands in the middle, with others on both sides.
  useEffect(() => {
    const chosen = bar.current?.querySelector<HTMLElement>('[aria-pressed=true]');
    if (!bar.current || !chosen) return;
    const before = (bar.current.clientWidth - chosen.offsetWidth) / 2;
    bar.current.scrollLeft = chosen.offsetLeft - bar.current.offsetLeft - before;
  }, [value]);
  return (
    <div ref={bar} className={css.languages} role="group" aria-label={label}>
      {languages.map((lanTp) => {
        const count = missing.filter((one) => one.lan_tp === lanTp).length;
        return (
          <button
            key={lanTp}
            type="button"
            className={cx(css.language, lanTp === value && css.languageOn)}
            aria-pressed={lanTp === value}
            onClick={() => onChange(lanTp)}
          >
            {LANGUAGES[lanTp].ownName}
            {count > 0 && <span className={css.languageLack}>{t('missing_count', { count })}</span>}
          </button>
        );
      })}
      {first && (
        <IconButton
          className={css.languageJump}
          label={t('missing_jump', { language: LANGUAGES[value].ownName })}
          icon={<IconChevronDown size={20} />}
          onClick={() => document.getElementById(controlId(`${first.field}.${value}`))?.focus()}
        />
      )}
    </div>
  );
}
