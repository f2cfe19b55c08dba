import { type ControlWiring, cx } from '@narae/ui';
import { permittedTags } from '@narae/contracts/permitted-html';
import { useT } from '@narae/shell-sdk';
import { useId, type ReactNode } from 'react';
import css from './html-editor.module.css';

/** What the control of a text with mark-up is given. */
export interface HtmlControlProps {
  readonly wiring: ControlWiring;
  /** Its name, for those who do not see the label beside it. */
  readonly label: string;
  /** Language tag of the text. */
  readonly lang: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

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
