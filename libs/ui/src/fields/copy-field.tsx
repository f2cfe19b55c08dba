import { useRef, type ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Field } from './field.tsx';
import css from './field.module.css';
import { cx } from '../core/cx.ts';

export interface CopyFieldProps {
  label: ReactNode;
  value: string;
  copyLabel: ReactNode;
  /** Called with whether it was copied; if not, the text is selected. */
  onCopy: (copied: boolean) => void;
  rows?: number;
}

export function CopyField({ label, value, copyLabel, onCopy, rows = 1 }: CopyFieldProps) {
  const text = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const copy = async () => {
    // No clipboard without https; a browser may reject it.
    const copied = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(value))
      .then(
        () => true,
        () => false,
      );
    if (!copied) text.current?.select();
    onCopy(copied);
  };
  return (
    <Field label={label}>
      {(wiring) => (
        <div className={css.row}>
          {rows > 1 ? (
            <textarea
              ref={text}
              {...wiring}
              rows={rows}
              value={value}
              readOnly
              className={cx(css.control, css.lines)}
            />
          ) : (
            <input ref={text} {...wiring} type="text" value={value} readOnly className={css.control} />
          )}
          <Button onClick={() => void copy()}>{copyLabel}</Button>
        </div>
      )}
    </Field>
  );
}
