import { permittedTags } from '@narae/contracts/permitted-html';
import { useT } from '@narae/shell-sdk';
import { cx } from '@narae/ui';
import { useId, type ReactNode } from 'react';
import type { HtmlControlProps } from './html-control.ts';
import css from './html-editor.module.css';

/** The text as HTML. What is not permitted in it is removed when the draft is saved (COMMUNITY-7). */
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
