import { type ControlWiring, cx } from '@narae/ui';
import { permittedTags } from '@narae/contracts/permitted-html';
import { useT } from '@narae/shell-sdk';
import { useId, type ReactNode } from 'react';
import css from './html-editor.module.css';

export interface HtmlControlProps {
  readonly wiring: ControlWiring;
  /** For screen readers. */
  readonly label: string;
  readonly lang: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** HTML; saving the draft removes what is not permitted (COMMUNITY-7). */
export function SourceArea({ wiring, label, lang, value, onChange }: HtmlControlProps): ReactNode {
  const t = useT('catalogAdmin');
  const hintId = useId();
  return (
    <div>
      <textarea
        {...wiring}
        className={cx(css.editable, css.source)}
        aria-label={label}
        aria-describedby={cx(wiring['aria-describedby'], hintId)}
        lang={lang}
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={hintId} className={css.sourceHint}>
        {t('html_hint', { tags: permittedTags.join(', ') })}
      </p>
    </div>
  );
}
