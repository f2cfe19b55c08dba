import { Field, type FieldTexts } from '@narae/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { type HtmlControlProps, SourceArea } from './source-area.tsx';
import css from './html-editor.module.css';

interface HtmlInputProps extends FieldTexts, Omit<HtmlControlProps, 'wiring'> {
  readonly id: string;
  readonly label: string;
}

/** Loaded with the first text; where that fails, the text is written as HTML. */
const HtmlEditor = lazy(() => import('./html-editor.tsx').catch(() => ({ default: SourceArea })));

export function HtmlInput({
  id,
  label,
  hint,
  error,
  optional,
  lang,
  value,
  onChange,
}: HtmlInputProps): ReactNode {
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional ?? false}>
      {(wiring) => (
        <Suspense fallback={<div className={css.waiting} aria-busy="true" />}>
          <HtmlEditor wiring={wiring} label={label} lang={lang} value={value} onChange={onChange} />
        </Suspense>
      )}
    </Field>
  );
}
